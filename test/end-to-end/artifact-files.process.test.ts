import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

// Large outputs as their reader finds them: files under the state root, by the path and the digest that answers give.
const bin = fileURLToPath(new URL('../../bin/quant.js', import.meta.url));
const home = mkdtempSync(join(tmpdir(), 'quant-artifacts-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

function quant(...words: string[]) {
  const env = { ...process.env, QUANT_HOME: home };
  return spawnSync(process.execPath, [bin, ...words], { encoding: 'utf8', env });
}

interface Link {
  readonly uri: string;
  readonly path: string;
  readonly digest: string;
  readonly bytes: number;
}

const links: Link[] = [];
const runs: string[] = [];

beforeAll(() => {
  const rule = { strategy: 'moving_average_cross', symbols: ['SYN001'] };
  const space = { fast: { from: 10, to: 30, step: 10 } };
  for (const [tool, args, field] of [
    ['run_backtest', { ...rule, record_trades: true }, 'trades_table'],
    ['run_optimization', { ...rule, space }, 'grid_table'],
    ['run_walk_forward', { ...rule, space, record_trades: true }, 'trades_table'],
  ] as const) {
    const { status, stdout } = quant('call', tool, '--args', JSON.stringify(args));
    expect(status, stdout).toBe(0);
    const answer = JSON.parse(stdout);
    runs.push(answer.provenance.runId);
    links.push(answer[field]);
  }
});

const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

test('each is a file of that path, of that length and of that digest', () => {
  for (const { uri, path, digest, bytes } of links) {
    const content = readFileSync(join(home, path));
    expect([content.byteLength, sha256(content)]).toEqual([bytes, digest]);
    expect([uri, path]).toEqual([`artifact://${digest}`, `artifacts/${digest}.csv`]);
    expect(quant('artifact', uri).stdout).toBe(content.toString('utf8'));
  }
  expect(readdirSync(join(home, 'artifacts'))).toHaveLength(links.length);
});

test('one that was changed, or is gone, is refused by its code; a replay compares all the same', () => {
  const [changed, gone] = links as [Link, Link];
  writeFileSync(join(home, changed.path), 'entry,exit\n');
  rmSync(join(home, gone.path));
  for (const [{ uri }, code] of [
    [changed, 'ARTIFACT_CHANGED'],
    [gone, 'ARTIFACT_MISSING'],
  ] as const) {
    const { status, stdout, stderr } = quant('artifact', uri);
    expect([status, stdout]).toEqual([3, '']);
    expect(stderr).toContain(`${code}: The file artifacts/`);
  }
  const { status, stdout } = quant('replay', ...runs);
  expect(status, stdout).toBe(0);
});
