import { expect, test } from 'vitest';
import type { Interval, Vendor } from '../../src/market/market-data.ts';
import { chainedMarket } from '../../src/market/vendor-chain.ts';

/** A vendor whose rows say who gave them. */
function vendor(
  name: string,
  symbols: Readonly<Record<string, readonly Interval[]>>,
  licence: Vendor['licence'],
): Vendor {
  return {
    name,
    title: name,
    licence,
    kept: true,
    listings: () =>
      Object.entries(symbols).map(([symbol, intervals]) => ({
        symbol,
        name,
        assetClass: 'equity',
        intervals,
      })),
    rows: async (symbol) => ({ vendor: name, notes: [symbol] }) as never,
  };
}

const own = vendor('own', { ACME: ['1day'], ONLY: ['1day'] }, 'operator');
const sample = vendor('sample', { ACME: ['1day', '1month'], OTHER: ['1month'] }, 'sample');
const market = (isConfirmed: boolean) =>
  chainedMarket([{ assetClass: 'equity', vendors: [own, sample] }], isConfirmed);
const answers = async (symbol: string, interval: Interval, isConfirmed = true) => {
  const reading = await market(isConfirmed).rows(symbol, interval, 1);
  return reading.kind === 'rows' ? reading.stored.vendor : reading.kind;
};

test('the first vendor that has the interval answers', async () => {
  expect(await answers('ACME', '1day')).toBe('own');
  expect(await answers('ACME', '1month')).toBe('sample');
  expect(await answers('OTHER', '1month')).toBe('sample');
  expect(await answers('OTHER', '1day')).toBe('none');
  expect(await answers('acme', '1day')).toBe('none');
});

test('where the first one waits for its licence, no other steps in', async () => {
  expect(await answers('ACME', '1day', false)).toBe('pending');
  expect(await answers('ACME', '1month', false)).toBe('sample');
});

test('each symbol is listed once, with the intervals of all and whether it waits', () => {
  expect(
    market(false)
      .listings()
      .map(({ symbol, vendor: by, intervals, pending }) => [symbol, by, intervals, pending]),
  ).toEqual([
    ['ACME', 'own', ['1day', '1month'], true],
    ['ONLY', 'own', ['1day'], true],
    ['OTHER', 'sample', ['1month'], false],
  ]);
});

test('a vendor answers for its own asset class alone', async () => {
  const reading = await chainedMarket([{ assetClass: 'index', vendors: [sample] }], true).rows(
    'ACME',
    '1day',
    1,
  );
  expect(reading.kind).toBe('none');
});
