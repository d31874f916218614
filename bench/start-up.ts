import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { type Measurement, timeInTurn } from './measure.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** From spawning the server to the answer of `tools/list`, as a client sees it, with the same two tools. */
export async function measureStartUp(): Promise<Measurement> {
  const [ours, peer] = await timeInTurn(
    () => listTools(path('../bin/quant.js'), ['mcp']),
    () => listTools(path('peer-server.js'), []),
    15,
    3,
  );
  return {
    what: 'spawn to tools/list, two tools',
    ours,
    peer: { name: 'McpServer with zod', timing: peer },
    target: 'under half of the peer',
  };
}

async function listTools(script: string, args: readonly string[]): Promise<void> {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [script, ...args],
    stderr: 'ignore',
  });
  const client = new Client({ name: 'bench', version: '1' });
  await client.connect(transport);
  const { tools } = await client.listTools();
  await client.close();
  if (tools.length !== 2) throw new Error(`${script} lists ${tools.length} tools.`);
}
