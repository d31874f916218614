import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

// A campaign as its operator runs it: sealed and audited from the command line, read in a browser.
const bin = fileURLToPath(new URL('../../bin/quant.js', import.meta.url));
const home = mkdtempSync(join(tmpdir(), 'quant-'));
const env = { ...process.env, QUANT_HOME: home };
let server: ChildProcess | undefined;
afterAll(async () => {
  if (server !== undefined) {
    const ended = new Promise((resolve) => server!.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
  }
  rmSync(home, { recursive: true, force: true });
});

function call(tool: string, args: object): Record<string, unknown> {
  const { stdout } = spawnSync(process.execPath, [bin, 'call', tool, '--args', '-'], {
    encoding: 'utf8',
    env,
    input: JSON.stringify(args),
  });
  return JSON.parse(stdout) as Record<string, unknown>;
}

async function serve(): Promise<string> {
  const started = spawn(process.execPath, [bin, 'serve', '--port', '0'], { env });
  server = started;
  return new Promise((resolve, reject) => {
    let said = '';
    started.once('exit', () => reject(new Error(said)));
    started.stdout.on('data', (text) => {
      said += String(text);
      const address = /^pages +(http:\S+)\/$/m.exec(said)?.[1];
      if (address !== undefined && said.includes('call log')) resolve(address);
    });
  });
}

test('a campaign is sealed, its tapes are audited, and page, route and command print the same counts', async () => {
  const claim = {
    hypothesis: 'Some tape of this search clears the bar.',
    universe: 'us-large',
    criteria:
      'Campaign: test-1\nTapes: us-large 3\nSelected: deflatedSharpeRatio >= 0.9\nCandidate: nObs >= 9',
    sampleStart: '2026-01-01',
    sampleEnd: '2026-12-31',
  };
  const unreadable = call('preregister', { ...claim, criteria: 'Campaign: test-1\nTapes: three' });
  expect(unreadable).toMatchObject({ code: 'CAMPAIGN_UNREADABLE' });
  const sealed = call('preregister', claim);
  const returns = [0.021, -0.012, 0.018, 0.009, -0.004, 0.027, -0.015, 0.011, 0.006, -0.008, 0.019, 0.003];
  call('audit_backtest', { returns, trials: 9, label: 'test-1/us-large/1' });
  call('audit_backtest', { returns, label: 'test-1/us-large/2' });

  const total = { declaredTapes: 3, determinations: 2, selected: 0, candidate: 1, refusal: 1, error: 0 };
  const told = call('refusal_census', {});
  expect(told).toMatchObject({
    campaigns: [
      {
        bar: claim.criteria,
        recordHash: sealed['recordHash'],
        total,
        refusalCodes: [{ code: 'UNRANKABLE', count: 1 }],
      },
    ],
  });

  const address = await serve();
  // A stranger's audit determines nothing.
  await fetch(`${address}/api/v1/audit/backtest`, {
    method: 'POST',
    body: JSON.stringify({ returns, trials: 1, label: 'test-1/us-large/3' }),
  });
  const route = await (await fetch(`${address}/api/v1/audit/refusal-census`)).json();
  expect(route).toMatchObject({ campaigns: told['campaigns'] });
  const page = await fetch(`${address}/docs/refusals`);
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  const html = await page.text();
  expect(html).toContain('<tr><td>all</td><td>3</td><td>2</td><td>0</td><td>1</td><td>1</td><td>0</td></tr>');
  expect(html).toContain(sealed['recordHash']);
  const twin = await (await fetch(`${address}/docs/refusals/index.md`)).text();
  expect(twin).toContain('| all | 3 | 2 | 0 | 1 | 1 | 0 |');

  const indicator = await (await fetch(`${address}/docs/indicators/macd`)).text();
  expect(indicator).toContain('Fast less slow.');
  expect((await fetch(`${address}/docs/patterns/doji/`)).status).toBe(200);
});
