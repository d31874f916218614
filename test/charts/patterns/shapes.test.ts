import { describe, expect, test } from 'vitest';
import { measureCandles } from '../../../src/charts/patterns/candle-measures.ts';
import { CANDLE_SHAPES } from '../../../src/charts/patterns/registry.ts';
import { type Bars, emptyBars } from '../../../src/market/bars.ts';

type Candle = readonly [open: number, high: number, low: number, close: number];

const WHITE: Candle = [100, 101.5, 99.5, 101];
const BLACK: Candle = [101, 101.5, 99.5, 100];

/** Twelve candles with a body of 1 and a range of 2, the last of them black: what the shapes are measured by. */
const BEFORE: readonly Candle[] = Array.from({ length: 12 }, (_, row) => (row % 2 === 0 ? WHITE : BLACK));

const LONG_BLACK: Candle = [104, 104.5, 99.5, 100];
const LONG_WHITE: Candle = [100, 104.5, 99.5, 104];

function barsOf(candles: readonly Candle[]): Bars {
  const bars = emptyBars(candles.length);
  candles.forEach(([open, high, low, close], row) => {
    bars.opens[row] = open;
    bars.highs[row] = high;
    bars.lows[row] = low;
    bars.closes[row] = close;
  });
  return bars;
}

function sideOf(id: string, candles: readonly Candle[]): number | 'found' {
  const shape = CANDLE_SHAPES.find((known) => known.id === id)!;
  const parameters = Object.fromEntries(shape.parameters.map(({ name, default: value }) => [name, value]));
  return shape.at(measureCandles(barsOf(candles)), candles.length - 1, parameters);
}

/** For each shape candles that have it, and as many that miss it by one thing. */
const SHAPES: readonly [
  id: string,
  side: number | 'found',
  has: readonly Candle[],
  lacks: readonly Candle[],
][] = [
  ['doji', 'found', [[100, 101, 99, 100.15]], [[100, 101, 99, 100.3]]],
  ['dragonfly_doji', 'found', [[100, 100.1, 98.5, 100.05]], [[100, 100.5, 98.5, 100.05]]],
  ['gravestone_doji', 'found', [[100, 101.5, 99.95, 100.05]], [[100, 101.5, 99.5, 100.05]]],
  ['long_legged_doji', 'found', [[100, 101, 99, 100.1]], [[100, 100.2, 99.95, 100.15]]],
  ['spinning_top', 'found', [[100, 101.2, 99.2, 100.5]], [[100, 100.9, 99.2, 100.5]]],
  ['marubozu', 1, [[100, 102.1, 99.9, 102]], [[100, 102.5, 99.9, 102]]],
  ['marubozu', -1, [[102, 102.1, 99.9, 100]], [[101, 101.1, 99.9, 100]]],
  ['belt_hold', 1, [[100, 103, 99.9, 102]], [[100, 103, 99.5, 102]]],
  ['belt_hold', -1, [[102, 102.1, 99, 100]], [[102, 102.5, 99, 100]]],
  ['hammer', 1, [[99.3, 99.9, 97, 99.8]], [[100.3, 100.9, 97, 100.8]]],
  ['hanging_man', -1, [[101.6, 102.2, 99.5, 102.1]], [[100.6, 101.2, 98.5, 101.1]]],
  ['inverted_hammer', 1, [[99.3, 101, 99.2, 99.8]], [[99.6, 101.5, 99.5, 100.1]]],
  ['shooting_star', -1, [[101.2, 103, 101.1, 101.7]], [[100.9, 103, 100.8, 101.4]]],
  ['engulfing', 1, [[99.9, 102, 99.5, 101.5]], [[100.1, 102, 99.5, 101.5]]],
  ['engulfing', -1, [WHITE, [101.2, 102, 99, 99.8]], [WHITE, [100.9, 102, 99, 99.8]]],
  ['harami', 1, [LONG_BLACK, [101, 102, 100.5, 101.5]], [LONG_BLACK, [99.9, 102, 99.5, 101]]],
  ['harami', -1, [LONG_WHITE, [103, 103.5, 102, 102.5]], [LONG_WHITE, [104.2, 104.5, 103, 103.5]]],
  ['harami_cross', 1, [LONG_BLACK, [102, 103, 101, 102.1]], [LONG_BLACK, [102, 103, 101, 102.5]]],
  ['doji_star', -1, [LONG_WHITE, [105, 105.5, 104.5, 105.05]], [LONG_WHITE, [103.9, 105, 103.5, 104]]],
  ['doji_star', 1, [LONG_BLACK, [99, 99.5, 98.5, 99.05]], [LONG_BLACK, [100, 100.5, 99.5, 100.05]]],
  ['piercing', 1, [LONG_BLACK, [99, 102.9, 98.8, 102.5]], [LONG_BLACK, [99, 102.9, 98.8, 101.9]]],
  ['dark_cloud_cover', -1, [LONG_WHITE, [105, 105.2, 101, 101.5]], [LONG_WHITE, [105, 105.2, 101, 102.1]]],
  [
    'kicking',
    1,
    [
      [104, 104.1, 99.9, 100],
      [105, 109.1, 104.9, 109],
    ],
    [
      [104, 104.1, 99.9, 100],
      [103, 109.1, 102.9, 109],
    ],
  ],
  [
    'matching_low',
    1,
    [
      [102, 102.5, 99.5, 100],
      [101.5, 102, 99.8, 100.05],
    ],
    [
      [102, 102.5, 99.5, 100],
      [101.5, 102, 99.8, 100.2],
    ],
  ],
  ['homing_pigeon', 1, [LONG_BLACK, [102, 102.5, 101, 101.5]], [LONG_BLACK, [101.5, 102.5, 101, 102]]],
  [
    'morning_star',
    1,
    [LONG_BLACK, [99, 99.5, 98, 98.7], [99.5, 103, 99, 102.5]],
    [LONG_BLACK, [99, 99.5, 98, 98.7], [99.5, 103, 98, 101.1]],
  ],
  [
    'evening_star',
    -1,
    [LONG_WHITE, [105, 106, 104.8, 105.3], [104.5, 105, 101, 101.5]],
    [LONG_WHITE, [103.9, 106, 103.8, 104.2], [104.5, 105, 101, 101.5]],
  ],
  [
    'three_white_soldiers',
    1,
    [
      [100, 102.1, 99.5, 102],
      [101, 103.1, 100.8, 103],
      [102, 104.1, 101.8, 104],
    ],
    [
      [100, 102.1, 99.5, 102],
      [101, 103.1, 100.8, 103],
      [102, 104.9, 101.8, 104],
    ],
  ],
  [
    'three_black_crows',
    -1,
    [WHITE, [100.9, 101.2, 98.9, 99], [100, 100.2, 97.9, 98], [99, 99.2, 96.9, 97]],
    [BLACK, [100.9, 101.2, 98.9, 99], [100, 100.2, 97.9, 98], [99, 99.2, 96.9, 97]],
  ],
  [
    'three_inside',
    1,
    [LONG_BLACK, [101, 102, 100.5, 101.5], [101.5, 105, 101, 104.5]],
    [LONG_BLACK, [101, 102, 100.5, 101.5], [101.5, 104, 101, 103.5]],
  ],
  [
    'three_outside',
    1,
    [
      [99.9, 102, 99.5, 101.5],
      [101.5, 103, 101, 102.5],
    ],
    [
      [99.9, 102, 99.5, 101.5],
      [101.5, 103, 101, 101.2],
    ],
  ],
];

describe('each shape', () => {
  test.each(SHAPES)('%s, side %s', (id, side, has, lacks) => {
    expect(sideOf(id, [...BEFORE, ...has])).toBe(side);
    expect(sideOf(id, [...BEFORE, ...lacks])).toBe(0);
  });

  test('has an example, and there are at least twenty', () => {
    expect(CANDLE_SHAPES.length).toBeGreaterThanOrEqual(20);
    expect(new Set(SHAPES.map(([id]) => id))).toEqual(new Set(CANDLE_SHAPES.map(({ id }) => id)));
  });
});

/** tests/test_func.py of ta-lib-python, CDL3BLACKCROWS. */
test('three black crows on the vector of TA-Lib: at index 17 alone', () => {
  const candles: Candle[] = [
    ...Array.from({ length: 14 }, (): Candle => [39, 40.84, 35.8, 40.29]),
    [40.32, 41.69, 39.26, 40.46],
    [40.51, 40.84, 36.73, 37.08],
    [38.09, 38.12, 33.37, 33.37],
    [35, 35.5, 30.03, 30.03],
    [27.66, 31.74, 27.03, 31.46],
    [30.8, 32.51, 28.31, 28.31],
  ];
  const rows = candles.map((_, row) => sideOf('three_black_crows', candles.slice(0, row + 1)));
  expect(rows.flatMap((side, row) => (side === 0 ? [] : [[row, side]]))).toEqual([[17, -1]]);
});
