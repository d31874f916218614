import { readFileSync } from 'node:fs';
import { seededRandom } from 'toolwright-runtime';
import { expect, test } from 'vitest';
import { STUDIES } from '../../src/charts/indicators/registry.ts';
import { readChart } from '../../src/charts/read-chart.ts';
import { patternVocabulary, studyVocabulary } from '../../src/charts/vocabulary.ts';
import { sliceBars } from '../../src/market/bars.ts';
import type { ServedMarket } from '../../src/market/served-market.ts';
import { syntheticMarket } from '../../src/market/synthetic/synthetic-market.ts';
import { syntheticVendor } from '../../src/market/synthetic/synthetic-vendor.ts';
import { TIMEFRAMES } from '../../src/market/timeframes.ts';
import { fixedMarket, servedWhole } from '../fixtures/fixed-market.ts';

const vendor = syntheticVendor(syntheticMarket(seededRandom));
const market = servedWhole(fixedMarket([vendor]));

async function read(...args: Parameters<typeof readChart>) {
  const reading = await readChart(...args);
  if (reading.kind === 'refusal') throw new Error(reading.code);
  return reading;
}

test.each(TIMEFRAMES.map(({ name, window }) => [name, window]))(
  '%s is read over its own %i candles',
  async (timeframe, window) => {
    const { result } = await read(market, { symbol: 'SYN005', timeframe });
    expect(result.window).toBe(window);
    expect(result.lastClose).toBe(
      (await read(market, { symbol: 'SYN005', timeframe: '1D' })).result.lastClose,
    );
  },
);

/** The market as it was so many sessions ago. */
function earlier(sessions: number): ServedMarket {
  return servedWhole(
    fixedMarket([
      {
        ...vendor,
        rows: async (symbol, interval, count) => {
          const stored = (await vendor.rows(symbol, interval, count + sessions))!;
          const end = stored.bars.times.length - sessions;
          return { ...stored, bars: sliceBars(stored.bars, Math.max(0, end - count), end) };
        },
      },
    ]),
  );
}

test('what was read before is not changed by what came after: patterns and levels stay', async () => {
  const then = (await read(earlier(20), { symbol: 'SYN003', timeframe: '1D', window: 400 })).result;
  const now = (await read(market, { symbol: 'SYN003', timeframe: '1D', window: 420 })).result;
  for (const level of then.levels) expect(level.knownAt <= then.lastBar).toBe(true);
  const known = now.patterns.filter(({ knownAt }) => knownAt <= then.lastBar);
  expect(then.patterns.slice(0, known.length).map(({ id, knownAt }) => [id, knownAt])).toEqual(
    known.map(({ id, knownAt }) => [id, knownAt]),
  );
});

test('every study can be read at once, and no sentence that is shown advises', async () => {
  const studies = STUDIES.map(({ id }) => ({ id }));
  const { result, warnings } = await read(market, {
    symbol: 'SYN004',
    timeframe: '1D',
    window: 1000,
    studies,
  });
  expect(
    result.indicators.every(({ values }) => Object.values(values).every((value) => value !== null)),
  ).toBe(true);
  expect(result.tally.leftOut).toBe(1);
  const sentences = [
    result.summary,
    result.trend.because,
    ...result.indicators.map(({ reading }) => reading),
    ...result.patterns.map(({ title }) => title),
    ...warnings,
  ].join(' ');
  const words = adviceWords();
  expect(words.length).toBeGreaterThan(10);
  expect(words.filter((word) => sentences.toLowerCase().includes(word))).toEqual([]);
});

test('no fact of a study or a pattern advises', async () => {
  const facts = [...(await studyVocabulary()), ...(await patternVocabulary())].map(
    ({ description }) => description,
  );
  expect(facts.length).toBeGreaterThan(60);
  expect(adviceWords().filter((word) => facts.some((fact) => fact.toLowerCase().includes(word)))).toEqual([]);
});

/** The words that the specs may not use. */
function adviceWords(): string[] {
  const server = readFileSync('specs/server.yaml', 'utf8');
  const [, list] = server.match(/adviceWords:\n((?: {4}- .*\n)+)/)!;
  return [...list!.matchAll(/- (.*)/g)].map(([, word]) => word!);
}
