import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayNumber, isoDay } from '../../src/market/calendar.ts';
import { sessionsBetween } from '../../src/market/exchange-calendar.ts';

// A person's own bars, from their files to answers: every step is a command on one state root, each a process of its own.
const bin = fileURLToPath(new URL('../../bin/quant.js', import.meta.url));
const home = mkdtempSync(join(tmpdir(), 'quant-imported-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

const DAYS = sessionsBetween(dayNumber('2024-01-02'), dayNumber('2024-06-28')).slice(0, 100).map(isoDay);
/** A price that gains 1 a day, opening a half above the close before. */
const STEADY = DAYS.map((day, row) => ({ day, open: 99.5 + row, close: 100 + row }));
/** Closes alone, that fall by a quarter a day. */
const FALLING = DAYS.map((_, row) => 200 - row / 4);

function quant(words: readonly string[], input = '', more: NodeJS.ProcessEnv = {}) {
  const env = { ...process.env, QUANT_HOME: home, QUANT_MARKET_DATA: '1', ...more };
  return spawnSync(process.execPath, [bin, ...words], { encoding: 'utf8', env, input });
}

const runs: string[] = [];

/** The answer of a call that gives a result. */
function call(tool: string, args: object) {
  const { status, stdout } = quant(['call', tool, '--args', '-'], JSON.stringify(args));
  const answer = JSON.parse(stdout);
  expect(status, stdout).toBe(0);
  runs.push(answer.provenance.runId);
  return answer;
}

beforeAll(() => {
  const rows = STEADY.map(({ day, open, close }, row) =>
    [day, open, close + 1, open - 1, close, 1000 + row].join(','),
  );
  writeFileSync(join(home, 'steady.csv'), `Date,Open,High,Low,Close,Volume\n${rows.join('\n')}\n`);
  const file = parquetWriteBuffer({
    columnData: [
      { name: 'date', data: DAYS.map((day) => new Date(day)), type: 'TIMESTAMP' },
      { name: 'close', data: Float64Array.from(FALLING), type: 'DOUBLE' },
    ],
  });
  writeFileSync(join(home, 'falling.parquet'), new Uint8Array(file));
  for (const [name, symbol] of [
    ['steady.csv', 'STEADY'],
    ['falling.parquet', 'FALLING'],
  ] as const) {
    const words = ['data', 'import', join(home, name), '--vendor', 'a house', '--symbol', symbol];
    const { status, stdout, stderr } = quant(words);
    expect(status, stderr).toBe(0);
    expect(stdout).toContain(`Imported ${symbol}: 100 rows of 1day, 2024-01-02 to ${DAYS.at(-1)}`);
  }
});

const FREE = { strategy: 'buy_and_hold', commission_bps: 0, slippage_bps: 0 };

test('what the operator has not confirmed is not simulated', () => {
  const words = ['call', 'run_backtest', '--args', JSON.stringify({ ...FREE, symbols: ['STEADY'] })];
  const { status, stdout } = quant(words, '', { QUANT_MARKET_DATA: '' });
  expect(status).not.toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ code: 'MARKET_DATA_PENDING' });
});

describe('holding is the arithmetic of the bars', () => {
  test('bought at the second open, which is the first after a close, and valued at the last close', () => {
    const answer = call('run_backtest', { ...FREE, symbols: ['STEADY'] });
    expect(answer.window).toMatchObject({ first_bar: DAYS[1], last_bar: DAYS[99], bars: 99 });
    expect(answer.fills.rule).toBe('next-open');
    // Bought at 100.5, worth 199 on the hundredth day.
    expect(answer.performance.total_return).toBeCloseTo(199 / 100.5 - 1, 12);
    expect(answer.benchmark.total_return).toBeCloseTo(199 / 100.5 - 1, 12);
    expect(answer.performance.max_drawdown).toBe(0);
    expect(answer.provenance).toMatchObject({ vendor: 'a house', barsUsed: 100 });
  });

  test('its costs are a part of what is bought', () => {
    const answer = call('run_backtest', { ...FREE, symbols: ['STEADY'], commission_bps: 10 });
    expect(answer.performance.total_return).toBeCloseTo(199 / 100.5 / 1.001 - 1, 12);
    expect(answer.trading.costs_paid).toBeCloseTo(0.001 / 1.001, 12);
  });

  test('within a window, from the open after the close before it', () => {
    const args = { ...FREE, symbols: ['STEADY'], from: DAYS[10], to: DAYS[59] };
    expect(call('run_backtest', args).performance.total_return).toBeCloseTo(159 / 109.5 - 1, 12);
  });

  test('of closes alone, at the next close, and says so', () => {
    const answer = call('run_backtest', { ...FREE, symbols: ['FALLING'] });
    expect(answer.fills.rule).toBe('next-close');
    // Bought at 199.75, worth 175.25 at the end, and never higher than at first.
    expect(answer.performance.total_return).toBeCloseTo(175.25 / 199.75 - 1, 12);
    expect(answer.performance.max_drawdown).toBeCloseTo(1 - 175.25 / 199.75, 12);
  });

  test('of both, half of the capital each', () => {
    const answer = call('run_backtest', { ...FREE, symbols: ['STEADY', 'FALLING'] });
    // Opens of one are no traded prices, so that both are filled at closes.
    const expected = (199 / 101 + 175.25 / 199.75) / 2 - 1;
    expect(answer.performance.total_return).toBeCloseTo(expected, 12);
  });
});

describe('a scan ranks imported bars by the same arithmetic', () => {
  const both = { scanner: 'momentum_rank', symbols: ['FALLING', 'STEADY'] };

  test('as of the newest day, and of an earlier one', () => {
    const parameters = { lookback: 20, skip: 0 };
    const newest = call('run_scan', { ...both, parameters });
    expect(newest.session).toBe(DAYS[99]);
    expect(newest.rows).toEqual([
      { rank: 1, symbol: 'STEADY', value: 199 / 179 - 1, close: 199 },
      { rank: 2, symbol: 'FALLING', value: 175.25 / 180.25 - 1, close: 175.25 },
    ]);
    const earlier = call('run_scan', { ...both, parameters: { lookback: 10, skip: 5 }, as_of: DAYS[50] });
    expect(earlier.rows.map(({ value }: { value: number }) => value)).toEqual([
      145 / 135 - 1,
      188.75 / 191.25 - 1,
    ]);
  });

  test('and leaves out what a file does not have', () => {
    const answer = call('run_scan', { ...both, scanner: 'opening_gap', parameters: { least: 0 } });
    expect(answer.rows).toEqual([{ rank: 1, symbol: 'STEADY', value: 198.5 / 198 - 1, close: 199 }]);
    expect(answer.left_out).toMatchObject([{ symbol: 'FALLING', reason: 'missing_input' }]);
  });
});

test('a trial on imported bars is on record, and every answer replays to its digest', () => {
  expect(call('list_trials', {})).toMatchObject({ matching: 5 });
  const { status, stdout, stderr } = quant(['replay', ...runs]);
  expect({ status, stderr }, stdout).toEqual({ status: 0, stderr: '' });
});
