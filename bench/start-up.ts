import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { registry } from '../generated/registry.ts';
import { type Measurement, timeInTurn } from './measure.ts';
import { peerSource } from './peer-source.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** From spawning the server to the answer of `tools/list`, with the same tools; our compile cache is warm. */
export async function measureStartUp(): Promise<Measurement> {
  // Beside the peer's own node_modules, which its imports are looked up in.
  const peerFolder = mkdtempSync(join(folder, 'peer-'));
  const peerServer = join(peerFolder, 'server.js');
  try {
    writeFileSync(peerServer, peerSource(registry.tools.map(({ listing }) => listing)));
    const [ours, peer] = await timeInTurn(
      [() => listTools(join(folder, '../bin/quant.js'), ['mcp']), () => listTools(peerServer, [])] as const,
      21,
      3,
    );
    return {
      what: `spawn to tools/list, ${registry.tools.length} tools`,
      ours,
      peers: [{ name: 'McpServer with zod', timing: peer }],
      target: 'under half of the peer',
    };
  } finally {
    rmSync(peerFolder, { recursive: true });
  }
}

const REQUESTS = [
  {
    id: 1,
    method: 'initialize',
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'bench', version: '1' } },
  },
  { method: 'notifications/initialized' },
  { id: 2, method: 'tools/list' },
].map((request) => `${JSON.stringify({ jsonrpc: '2.0', ...request })}\n`);

/** Speaks the protocol itself: what the SDK's client does with a listing would be timed on both sides. */
async function listTools(script: string, args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [script, ...args], { stdio: ['pipe', 'pipe', 'ignore'] });
  child.stdin.write(REQUESTS.join(''));
  for await (const line of createInterface({ input: child.stdout })) {
    const { id, result } = JSON.parse(line);
    if (id !== 2) continue;
    if (result.tools.length !== registry.tools.length) throw new Error(`${script} does not list the tools.`);
    child.kill('SIGKILL');
    return;
  }
  throw new Error(`${script} ended before it listed its tools.`);
}
