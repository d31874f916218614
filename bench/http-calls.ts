import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHttpApp, listen } from 'toolwright-runtime/http';
import { openCallLog } from '../src/state/call-log.ts';
import { type Measurement, time } from './measure.ts';
import { trivialServer } from './trivial-server.ts';

const CALLS = 2_000;
const CONNECTIONS = 16;

/** Calls of a trivial tool through its HTTP route, each recorded; whoever calls is a process of its own. */
export async function measureHttpCalls(): Promise<Measurement> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const log = openCallLog(join(folder, 'state.sqlite'));
  const app = createHttpApp(await trivialServer(log), { report: () => undefined });
  const { address, stop } = await listen(app, { host: '127.0.0.1', port: 0 });
  const args = [
    join(import.meta.dirname, 'http-load.ts'),
    `${address}/api/v1/sums`,
    `${CALLS}`,
    `${CONNECTIONS}`,
  ];
  const load = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  try {
    const round = async (): Promise<void> => {
      load.stdin.write('round\n');
      await once(load.stdout, 'data');
    };
    return {
      what: `${CALLS} calls of a trivial tool over HTTP, ${CONNECTIONS} at once, recorded`,
      ours: await time(round, 7, 2),
      target: `under ${CALLS} ms: at least 1,000 calls a second`,
    };
  } finally {
    load.kill();
    await stop();
    await log.close();
    rmSync(folder, { recursive: true });
  }
}
