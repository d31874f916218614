import { expect, test } from 'vitest';
import { loadInstrument } from '../../src/backtest/load-instruments.ts';
import { simulationMarket } from '../../src/backtest/simulation.ts';
import { dayAt, isoDay } from '../../src/market/calendar.ts';
import { openServices } from '../../src/services.ts';
import { newParts } from '../fixtures/states.ts';
import { DAILY } from './markets.ts';

const OWN = { tier: 'researcher', token: null };
const STRANGER = { tier: null, token: null };

/** The last day that a simulation of that caller reads at the time. */
async function lastBar(marketClock: 'wall' | 'snapshot', time: string, caller: typeof OWN | typeof STRANGER) {
  const services = await openServices({ ...newParts(), marketClock });
  const market = await simulationMarket({ services, caller, now: new Date(time) });
  const loaded = await loadInstrument(market, 'SYN001', DAILY);
  if (loaded.kind !== 'instrument') throw new Error(loaded.kind);
  return isoDay(dayAt(loaded.instrument.bars.times.at(-1)!));
}

test.each([
  ['before the close', 'wall', '2024-07-01T19:59:00Z', OWN, '2024-06-28'],
  ['at the close', 'wall', '2024-07-01T20:00:00Z', OWN, '2024-07-01'],
  ['within the delay of the delayed tier', 'wall', '2024-07-01T20:14:00Z', STRANGER, '2024-06-28'],
  ['after it', 'wall', '2024-07-01T20:15:00Z', STRANGER, '2024-07-01'],
  ['where time stands still', 'snapshot', '2024-07-01T19:59:00Z', OWN, '2025-12-31'],
] as const)('a simulation reads what had closed: %s', async (_, clock, time, caller, day) => {
  expect(await lastBar(clock, time, caller)).toBe(day);
});
