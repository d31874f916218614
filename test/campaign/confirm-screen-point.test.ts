import { expect, it } from 'vitest';
import { confirmScreenPoint } from '../../src/campaign/confirm-screen-point.ts';
import { runScreen } from '../../src/campaign/run-screen.ts';
import { lottery, REQUEST, randomMarket } from './lottery.ts';

const NONE = { journaled: 0, inner: 0, screened: 0, sharpes: 0, sharpeMean: 0, sharpeSquares: 0 };
const WATCH = { signal: new AbortController().signal, progress: () => undefined };
const strategy = lottery(40);
const shared = { market: randomMarket(1, 300), tally: async () => NONE };

const options = {
  ...REQUEST,
  commission_bps: 10,
  stop_loss: 0.05,
  parameters: { draw: 7 },
  space: { ticket: { from: 10, to: 40, step: 10 } },
};
const screened = await runScreen({ ...shared, strategy, watch: WATCH }, options);
if (screened.kind === 'refusal') throw new Error(screened.code);
const { screen, table } = screened;

const confirm = (parameters: Record<string, number>, strategies = [strategy]) =>
  confirmScreenPoint(
    { ...shared, strategies, screen: async (id) => (id === 'run.1' ? screen : undefined) },
    { screen_id: 'run.1', parameters },
  );

it.each([10, 20, 30, 40])('gives the figures that the screen has of ticket %d', async (ticket) => {
  const confirmed = await confirm({ ticket });
  if (confirmed.kind === 'refusal') throw new Error(confirmed.code);
  const row = table.split('\n').find((line) => line.startsWith(`${ticket},7,`))!;
  const [, , sharpe, totalReturn, drawdown, trades] = row.split(',').map(Number);
  const { trial } = confirmed;
  expect(trial).toMatchObject({ kind: 'confirmed_point', closed_trades: trades });
  expect(trial.sharpe_per_period).toBeCloseTo(sharpe!, 9);
  expect(trial.total_return).toBeCloseTo(totalReturn!, 12);
  expect(trial.max_drawdown).toBeCloseTo(drawdown!, 12);
  // The warm-up of ticket 40 lies before all of them.
  expect(trial.first_bar).toBe(screen.first_bar);
});

it.each([
  ['a value between two steps', { ticket: 15 }, 'POINT_NOT_SCREENED', 'went from 10 to 40 by 10'],
  ['a value beyond the range', { ticket: 5 }, 'POINT_NOT_SCREENED', 'went from 10 to 40 by 10'],
  ['no value of what was swept', { draw: 7 }, 'POINT_NOT_SCREENED', 'ticket was swept'],
  ['another value of what was held', { ticket: 20, draw: 8 }, 'POINT_NOT_SCREENED', 'held it at 7'],
  ['a key that the strategy lacks', { ticket: 20, drw: 7 }, 'UNUSABLE_PARAMETERS', 'draw'],
] as const)('refuses %s', async (_case, parameters, code, text) => {
  const refused = await confirm(parameters);
  expect(refused).toMatchObject({ kind: 'refusal', code });
  expect(JSON.stringify(refused)).toContain(text);
});

it('refuses what can not be run again', async () => {
  const other = { ...strategy, name: 'other' };
  expect(await confirm({ ticket: 20 }, [other])).toMatchObject({ code: 'SCREEN_OUTDATED' });
});

it('warns where the bars are others than those of the screen', async () => {
  const sources = { ...shared, market: randomMarket(2, 300), strategies: [strategy] };
  const confirmed = await confirmScreenPoint(
    { ...sources, screen: async () => screen },
    { screen_id: 'run.1', parameters: { ticket: 20 } },
  );
  if (confirmed.kind === 'refusal') throw new Error(confirmed.code);
  expect(confirmed.warnings[0]).toContain('not those that the screen read');
  const same = await confirm({ ticket: 20 });
  if (same.kind === 'refusal') throw new Error(same.code);
  expect(same.warnings.join()).not.toContain('the screen read');
});
