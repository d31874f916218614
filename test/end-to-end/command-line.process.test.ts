import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { registry } from '../../generated/registry.ts';

// The command line as a person types it: the built bin, a state root of its own.
const bin = fileURLToPath(new URL('../../bin/quant.js', import.meta.url));
const home = mkdtempSync(join(tmpdir(), 'quant-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

function quant(...argv: readonly string[]) {
  const env = { ...process.env, QUANT_HOME: home };
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...argv], { encoding: 'utf8', env });
  return { status, stdout, stderr };
}

test('a tool is called by flags, and answers for a person or as JSON', () => {
  const flags = ['--top_k', '40', '--signals_dict', '{"rv_21d":0.28}', '--include_analogue_dates'];
  const told = quant('compare_to_history', ...flags);
  expect([told.status, told.stderr]).toEqual([0, '']);
  expect(told.stdout).toMatch(/^sample_size +40$/m);
  expect(told.stdout).toMatch(/^ {2}signal +value +trust +z/m);
  expect(told.stdout).not.toContain('\u001b');

  const { status, stdout } = quant('compare_to_history', ...flags, '--json');
  expect([status, JSON.parse(stdout)]).toMatchObject([0, { sample_size: 40 }]);
});

test('a refusal ends with 3, a wrong command line with 2', () => {
  const refused = quant('audit_backtest', '--returns', '[0.01]');
  expect([refused.status, refused.stdout]).toEqual([3, '']);
  expect(refused.stderr).toMatch(/^UNRANKABLE: /);

  const mistyped = quant('audit_backtests');
  expect([mistyped.status, mistyped.stdout]).toEqual([2, '']);
  expect(mistyped.stderr).toMatch(
    /^There is no command or tool audit_backtests\. Did you mean audit_backtest\?/,
  );
});

test.each<[argv: string[], told: RegExp]>([
  [
    ['serve', '--port', 'abc'],
    /^quant: --port takes a whole number from 0 to 65535, not "abc"\.\n\nUsage: quant\n {2}serve \[--port N\]/,
  ],
  [
    ['serve', '--prot', '1'],
    /^quant: There is no flag --prot\. Did you mean --port\?\n\nUsage: quant\n {2}serve /,
  ],
  [
    ['log', '--limt', '1'],
    /^quant: There is no flag --limt\. Did you mean --limit\?\n\nUsage: quant\n {2}log \[--tool NAME\]/,
  ],
  [['replay', '--al'], /^quant: There is no flag --al\. Did you mean --all\?\n\nUsage: quant\n {2}replay /],
])('%j ends with the usage of the command and status 2', (argv, told) => {
  const { status, stdout, stderr } = quant(...argv);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(told);
  expect(stderr).not.toContain(' at ');
});

test('--version is that of the server', () => {
  expect(quant('--version')).toEqual({ status: 0, stdout: `${registry.server.version}\n`, stderr: '' });
});

test('help lists the commands and the tools, and each tool has its own', () => {
  const { status, stdout } = quant('help');
  expect(status).toBe(0);
  for (const { listing } of registry.tools) {
    expect(stdout).toContain(`  ${listing.name.padEnd(36)} ${listing.title}\n`);
    const help = quant(listing.name, '--help');
    expect(help.status).toBe(0);
    for (const name of Object.keys(listing.inputSchema['properties'] as object)) {
      expect(help.stdout).toMatch(new RegExp(`^  --${name}( |$)`, 'm'));
    }
    // A default that is written without a space is not broken.
    const breakable = help.stdout.split('\n').filter((line) => line.trim().includes(' '));
    expect(breakable.filter((line) => line.length > 80)).toEqual([]);
  }
  expect(quant('log', '--help').stdout).toBe(stdout);
});
