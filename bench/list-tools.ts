import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const REQUESTS = [
  {
    id: 1,
    method: 'initialize',
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'bench', version: '1' } },
  },
  { method: 'notifications/initialized' },
  { id: 2, method: 'tools/list' },
].map((request) => `${JSON.stringify({ jsonrpc: '2.0', ...request })}\n`);

/**
 * Spawns a server, asks it for its tools and ends it. Speaks the protocol itself: what the SDK's client does with a listing
 * would be timed on every side.
 */
export async function listTools(script: string, args: readonly string[], tools: number): Promise<void> {
  const child = spawn(process.execPath, [script, ...args], { stdio: ['pipe', 'pipe', 'ignore'] });
  child.stdin.write(REQUESTS.join(''));
  for await (const line of createInterface({ input: child.stdout })) {
    const { id, result } = JSON.parse(line);
    if (id !== 2) continue;
    if (result.tools.length !== tools) throw new Error(`${script} lists ${result.tools.length} tools.`);
    child.kill('SIGKILL');
    return;
  }
  throw new Error(`${script} ended before it listed its tools.`);
}
