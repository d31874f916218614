import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFixtureServer } from './fixture-server.ts';

/**
 * The official conformance suite against a server that is generated from YAML. Scenarios that a spec can't say, or that
 * the server leaves out on purpose, stand with the reason in `conformance-baseline.yaml`; one of these that passes fails.
 */
export async function checkConformance(): Promise<void> {
  const listening = await startFixtureServer();
  const results = mkdtempSync(join(tmpdir(), 'conformance-'));
  try {
    const suite = join(import.meta.dirname, 'node_modules/@modelcontextprotocol/conformance/dist/index.js');
    const baseline = join(import.meta.dirname, 'conformance-baseline.yaml');
    const argv = ['server', '--url', `${listening.address}/mcp`, '--suite', 'all', '-o', results];
    const child = spawn(process.execPath, [suite, ...argv, '--expected-failures', baseline], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const [code] = await once(child, 'close');
    if (code !== 0) throw new Error('the conformance suite does not come out as the baseline says');
  } finally {
    await listening.stop();
    rmSync(results, { recursive: true, force: true });
  }
}
