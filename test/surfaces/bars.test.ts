import { describe, expect, test } from 'vitest';
import { openServices } from '../../src/services.ts';
import { ohlcv } from '../../src/surfaces/ohlcv.ts';
import { quote } from '../../src/surfaces/quote.ts';
import { openToAll } from '../../src/surfaces/symbol-request.ts';
import { vendors } from '../../src/surfaces/vendors.ts';
import { pendingImport } from '../fixtures/pending-import.ts';
import { newParts } from '../fixtures/states.ts';
import { wallMarket } from '../fixtures/wall-market.ts';

const services = await openServices(newParts());
const NOW = new Date('2026-01-02T00:00:00Z');
const market = await openToAll(services, NOW);
const bars = (symbol: string, query = '', of = market) =>
  ohlcv({ parameters: { symbol }, query: new URLSearchParams(query) }, of);

test('bars name their source, and what a vendor does not have is null', async () => {
  expect(await bars('SPX', 'limit=1')).toMatchObject({
    body: {
      source: 'vega-datasets',
      licence: 'sample',
      bars: [{ time: '2020-04-17', open: 2842.429932, close: 2874.560059, volume: 5792140000 }],
    },
  });
  expect(await bars('AAPL', 'tf=1month&limit=1')).toMatchObject({
    body: { bars: [{ time: '2010-02-26', open: null, high: null, low: null, close: 204.62, volume: null }] },
  });
  const minutes = await bars('SYN001', 'tf=1min&limit=2');
  expect(minutes).toMatchObject({
    body: { source: 'synthetic', bars: [{}, { time: '2025-12-31T20:59:00.000Z' }] },
  });
});

test('five hundred bars where no limit is given, or all that there are', async () => {
  const count = (answer: unknown) => (answer as { body: { bars: unknown[] } }).body.bars.length;
  expect(count(await bars('SPX'))).toBe(500);
  expect(count(await bars('AAPL', 'tf=1month&limit=5000'))).toBe(122);
});

describe('what is not served', () => {
  test.each([
    ['../etc', '', 422, 'INVALID_SYMBOL'],
    ['spx', '', 422, 'INVALID_SYMBOL'],
    ['SPXÉ', '', 422, 'INVALID_SYMBOL'],
    ['SPX', 'tf=2day', 422, 'INVALID_TF'],
    ['SPX', 'limit=0', 422, 'INVALID_LIMIT'],
    ['SPX', 'limit=5001', 422, 'INVALID_LIMIT'],
    ['SPX', 'limit=1e2', 422, 'INVALID_LIMIT'],
    ['SPX', 'tf=1min', 404, 'NO_BARS'],
    ['NONE', '', 404, 'NO_BARS'],
  ])('%s %s', async (symbol, query, status, code) => {
    expect(await bars(symbol, query)).toMatchObject({ kind: 'problem', status, code });
  });

  test('bars whose licence is pending, with the switch named', async () => {
    const waiting = await openToAll(await pendingImport(), NOW);
    const refused = { status: 403, code: 'MARKET_DATA_PENDING', licence: 'pending-confirmation' };
    expect(await bars('ACME', '', waiting)).toMatchObject(refused);
    expect(await quote({ parameters: { symbol: 'ACME' } }, waiting)).toMatchObject(refused);
  });
});

test('a quote is the newest close with the instant at which it closed', async () => {
  const of = (symbol: string) => quote({ parameters: { symbol } }, market);
  expect(await of('SPX')).toMatchObject({ body: { price: 2874.560059, time: '2020-04-17T20:00:00.000Z' } });
  expect(await of('AAPL')).toMatchObject({ body: { price: 204.62, interval: '1month' } });
  expect(await of('SYN001')).toMatchObject({
    body: { time: '2025-12-31T21:00:00.000Z', source: 'synthetic' },
  });
  expect(await of('syn001')).toMatchObject({ code: 'INVALID_SYMBOL' });
});

test('the chains say who comes first, and carry no time', async () => {
  const answer = vendors(await services.market());
  expect(answer).toMatchObject({
    body: {
      chains: [
        { assetClass: 'index', vendors: [{ name: 'imported' }, { name: 'vega-datasets', symbols: 1 }] },
        { assetClass: 'equity', vendors: [{ name: 'imported' }, { symbols: 5 }, { symbols: 200 }] },
      ],
    },
  });
  expect(JSON.stringify(answer)).not.toMatch(/\d{4}-\d{2}-\d{2}T/);
});

test('on the wall clock the newest bars are withheld and counted', async () => {
  const delayed = await openToAll(await wallMarket(), NOW);
  expect(await bars('SYN001', 'limit=3', delayed)).toMatchObject({
    body: { tier: 'delayed', withheldBars: 1, bars: [{}, {}, { time: '2025-12-30' }] },
  });
});
