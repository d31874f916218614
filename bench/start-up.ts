import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { registry } from '../generated/registry.ts';
import { listTools } from './list-tools.ts';
import { type Measurement, timeInTurn } from './measure.ts';
import { peerSource } from './peer-source.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** From spawning the server to the answer of `tools/list`, with the same tools; our compile cache is warm. */
export async function measureStartUp(): Promise<Measurement> {
  // Beside the peer's own node_modules, which its imports are looked up in.
  const peerFolder = mkdtempSync(join(folder, 'peer-'));
  const peerServer = join(peerFolder, 'server.js');
  const tools = registry.tools.length;
  try {
    writeFileSync(peerServer, peerSource(registry.tools.map(({ listing }) => listing)));
    const [ours, peer] = await timeInTurn(
      [
        () => listTools(join(folder, '../bin/quant.js'), ['mcp'], tools),
        () => listTools(peerServer, [], tools),
      ] as const,
      21,
      3,
    );
    return {
      what: `spawn to tools/list, ${tools} tools`,
      ours,
      peers: [{ name: 'McpServer with zod', timing: peer }],
      target: 'under half of the peer',
    };
  } finally {
    rmSync(peerFolder, { recursive: true });
  }
}
