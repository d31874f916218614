import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumPath, openBrowser, whyNoBrowser } from '../site/browser.ts';

// The page /audit in a real browser, where there is one: Debian's Chromium.
const bin = fileURLToPath(new URL('../../bin/quant.js', import.meta.url));
const home = mkdtempSync(join(tmpdir(), 'quant-'));
const env = { ...process.env, QUANT_HOME: home };
const browser: Browser | undefined = chromiumPath === undefined ? undefined : await openBrowser();
let server: ChildProcess;
let address: string;

beforeAll(async () => {
  server = spawn(process.execPath, [bin, 'serve', '--port', '0'], { env });
  address = await new Promise((resolve, reject) => {
    let said = '';
    server.once('exit', () => reject(new Error(said)));
    server.stdout!.on('data', (text) => {
      said += String(text);
      const found = /^pages +(http:\S+)\/$/m.exec(said)?.[1];
      if (found !== undefined && said.includes('call log')) resolve(found);
    });
  });
});

afterAll(async () => {
  await browser?.close();
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
  rmSync(home, { recursive: true, force: true });
});

const returns = [0.021, -0.012, 0.018, 0.009, -0.004, 0.027, -0.015, 0.011, 0.006, -0.008, 0.019, 0.003];
const matrix = [
  [0.021, 0.012, -0.003],
  [-0.012, 0.004, 0.011],
  [0.018, -0.009, 0.007],
  [0.009, 0.015, -0.012],
  [-0.004, 0.002, 0.016],
  [0.027, -0.011, 0.005],
  [-0.015, 0.008, 0.001],
  [0.011, 0.003, -0.007],
];

function tool(args: object): Record<string, unknown> {
  const input = JSON.stringify(args);
  const argv = [bin, 'call', 'audit_backtest', '--args', '-'];
  const { stdout } = spawnSync(process.execPath, argv, { encoding: 'utf8', env, input });
  return JSON.parse(stdout) as Record<string, unknown>;
}

/** The open page, what it asked for over the network, and what went wrong in it. */
async function open() {
  const page = await browser!.newPage();
  const requests: string[] = [];
  const problems: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  await page.goto(`${address}/audit`);
  await page.locator('#audit form').waitFor();
  expect(problems).toEqual([]);
  const submitted = async () => {
    await page.getByRole('button', { name: 'Audit', exact: true }).click();
    return JSON.parse((await page.locator('#audit-json').textContent())!) as Record<string, unknown>;
  };
  return { page, requests, problems, submitted };
}

test.skipIf(browser === undefined)(
  'the page computes what the tool answers, and nothing leaves it',
  async () => {
    const { page, requests, problems, submitted } = await open();
    await page.fill('#returns', returns.join('\n'));
    await page.fill('#trials', '10');
    await page.fill('#periodsPerYear', '12');
    await page.fill('#label', '<b>mine</b>');
    await page.fill('#matrix', matrix.map((row) => row.join(', ')).join('\n'));
    await page.fill('#cscvBlocks', '4');
    const before = requests.length;
    const shown = await submitted();
    expect(requests.slice(before)).toEqual([]);
    const args = { returns, trials: 10, periodsPerYear: 12, label: '<b>mine</b>', matrix, cscvBlocks: 4 };
    const { provenance: _, ...answered } = tool(args);
    expect(shown).toEqual(answered);
    expect(await page.locator('#audit-answer').textContent()).toContain(
      String(answered['deflatedSharpeRatio']),
    );
    expect(await page.locator('#audit-answer b').count()).toBe(0);
    expect([problems, new URL(page.url()).pathname]).toEqual([[], '/audit/']);
  },
);

test('it refuses as the tool does, in the same words', async ({ skip }) => {
  skip(browser === undefined, whyNoBrowser);
  const { page, submitted } = await open();
  await page.fill('#returns', returns.join(' '));
  for (const [trials, args] of [
    ['', { returns }],
    ['0', { returns, trials: 0 }],
    ['ten', { returns, trials: 'ten' }],
  ] as const) {
    await page.fill('#trials', trials);
    const { code, reason, recover } = await submitted();
    const refused = tool(args);
    expect(refused).toMatchObject({ code });
    expect(String(refused['detail'])).toContain(String(reason));
    expect(String(refused['detail']) + String(refused['recover'])).toContain(String(recover));
  }
  await page.fill('#returns', '0.01\n2020-01-01');
  await page.getByRole('button', { name: 'Audit', exact: true }).click();
  expect(await page.locator('#audit-problem').textContent()).toBe(
    'Series, line 2: "2020-01-01" is no number.',
  );
});

test('a file is read on the machine of the reader', async ({ skip }) => {
  skip(browser === undefined, whyNoBrowser);
  const { page, requests, submitted } = await open();
  const file = join(home, 'curve.csv');
  writeFileSync(file, '100\n101\n99\n104\n105\n103\n106\n108\n107\n110\n111\n');
  const before = requests.length;
  await page.setInputFiles('#returns-file', file);
  await expect.poll(() => page.inputValue('#returns')).toMatch(/^100\n.*111\n$/s);
  await page.selectOption('#kind', 'equity');
  await page.fill('#trials', '1');
  expect(await submitted()).toMatchObject({ nObs: 10 });
  expect(requests.slice(before)).toEqual([]);
});

test('the policy of the page lets it send nothing', async ({ skip }) => {
  skip(browser === undefined, whyNoBrowser);
  const { page } = await open();
  // As text: the types of a page are not those of this test.
  const sent = await page.evaluate(`Promise.all([
    fetch('/healthz').then(() => 'sent', () => 'blocked'),
    new Promise((resolve) => {
      const image = new Image();
      image.onload = () => resolve('sent');
      image.onerror = () => resolve('blocked');
      image.src = 'http://127.0.0.1:1/?curve';
    }),
  ])`);
  expect(sent).toEqual(['blocked', 'blocked']);
  const { headers } = await fetch(`${address}/audit/`);
  const policy = headers.get('content-security-policy')!;
  expect(policy).toContain("connect-src 'none'");
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
});
