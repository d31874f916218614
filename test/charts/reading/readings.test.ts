import { describe, expect, test } from 'vitest';
import { studyNamed } from '../../../src/charts/indicators/registry.ts';
import type { Swing } from '../../../src/charts/patterns/swings.ts';
import { readLevels } from '../../../src/charts/reading/read-levels.ts';
import { readStudy } from '../../../src/charts/reading/read-study.ts';
import { readTrend } from '../../../src/charts/reading/read-trend.ts';
import { readVolume } from '../../../src/charts/reading/read-volume.ts';
import { summaryOf, tallyOf } from '../../../src/charts/reading/tally.ts';
import { type Bars, emptyBars } from '../../../src/market/bars.ts';

const closing = (closes: readonly number[]): Bars => ({
  ...emptyBars(closes.length),
  closes: Float64Array.from(closes),
});

const swing = (kind: Swing['kind'], row: number, price: number): Swing => ({
  kind,
  row,
  price,
  knownAt: row + 5,
});

const line = (from: number, step: number, rows = 40) =>
  Array.from({ length: rows }, (_, row) => from + step * row);

describe('the trend', () => {
  const rising = [swing('high', 1, 10), swing('low', 2, 8), swing('high', 3, 11), swing('low', 4, 9)];
  const falling = rising.map((turn) => ({ ...turn, price: 20 - turn.price }));
  const apart = [swing('high', 1, 10), swing('low', 2, 9), swing('high', 3, 11), swing('low', 4, 8)];

  test.each<[string, Swing[], number[], string, string]>([
    ['rising highs and lows', rising, line(50, -1), 'up', 'swings'],
    ['falling highs and lows', falling, line(50, 1), 'down', 'swings'],
    ['swings that disagree over a rising mean', apart, line(50, 1), 'up', 'average'],
    ['no swings over a falling mean', [], line(50, -1), 'down', 'average'],
    ['a close below a mean that rises', [], [...line(50, 1, 39), 60], 'sideways', 'neither'],
    ['too few candles', [], line(50, 1, 12), 'sideways', 'neither'],
  ])('%s', (_, swings, closes, direction, rule) => {
    expect(readTrend(closing(closes), swings)).toMatchObject({ direction, rule });
  });
});

describe('a study', () => {
  test.each([
    ['sma', { period: 3 }, [1, 2, 6], 'up', 'Simple moving average (3): close 6 is above average 3.'],
    ['sma', { period: 3 }, [6, 6, 6], 'neutral', 'Simple moving average (3): close 6 is equal to average 6.'],
    ['momentum', { period: 2 }, [6, 2, 1], 'down', 'Momentum (2): change -5 is below the middle 0.'],
    [
      'rsi',
      { period: 2 },
      [1, 2, 3],
      'up',
      'Relative strength index (2): index 100 is above the middle 50, and above 70.',
    ],
    ['standard_deviation', { period: 2 }, [1, 3], null, 'Standard deviation (2): deviation 1.'],
    [
      'sma',
      { period: 5 },
      [1, 2],
      null,
      'Simple moving average (5): no value yet; it needs 5 candles, and there are 2.',
    ],
    [
      'cci',
      { period: 2 },
      [0, 0],
      null,
      'Commodity channel index (2): undefined here, as its definition says.',
    ],
  ])('%s %o of %o', (id, parameters, closes, lean, reading) => {
    expect(readStudy(studyNamed(id)!, parameters, closing(closes))).toMatchObject({ lean, reading });
  });
});

test('levels: the three nearest on each side, from the highest down, each with the bar at which it was known', () => {
  const swings = [105, 101, 99, 90, 102, 103, 97, 98].map((price, row) => swing('high', row, price));
  const times = Float64Array.from({ length: 20 }, (_, row) => row);
  const levels = readLevels(swings, times, 100, String);
  expect(levels.map(({ price }) => price)).toEqual([103, 102, 101, 99, 98, 97]);
  expect(levels[0]).toMatchObject({
    side: 'above',
    bar: '5',
    knownAt: '10',
    distancePercent: expect.closeTo(3, 9),
  });
});

describe('the volume', () => {
  test('beside the mean of up to twenty before it', () => {
    const volumes = Float64Array.from([...Array<number>(30).fill(100), 250]);
    expect(readVolume(volumes, false)).toMatchObject({ last: 250, average: 100, ratio: 2.5 });
    expect(readVolume(volumes, true)!.reading).toContain('not complete');
  });

  test('is none where nothing was traded before', () => {
    expect(readVolume(Float64Array.of(0, 0, 5), false)).toBeNull();
  });
});

test('the tally counts leans, and leaves out what repaints', () => {
  const reading = (lean: 'up' | 'down' | 'neutral' | null, repaints = false) => ({ lean, repaints }) as never;
  const tally = tallyOf({ direction: 'sideways' } as never, [
    reading('up'),
    reading('down'),
    reading(null),
    reading('down', true),
  ]);
  expect(tally).toEqual({ up: 1, down: 1, neutral: 1, withoutDirection: 1, leftOut: 1 });
  expect(summaryOf(tally, 50, 1)).toBe(
    'Mixed: 1 up, 1 down and 1 neutral of 3 readings with a direction; 1 pattern in 50 candles.',
  );
  expect(summaryOf({ ...tally, down: 0 }, 50, 2)).toMatch(/^Up: /);
});
