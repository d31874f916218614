import { expect, test } from 'vitest';
import { studyNamed } from '../../../src/charts/indicators/registry.ts';
import type { Parameters } from '../../../src/charts/indicators/study.ts';
import { type Bars, emptyBars } from '../../../src/market/bars.ts';
import { sampleBars } from '../../data/sample-bars.ts';
import { MOVING_AVERAGE_CLOSES, RSI_CLOSES } from '../../indicators/stockcharts.ts';

function valuesOf(id: string, bars: Bars, parameters: Parameters): readonly Float64Array[] {
  return studyNamed(id)!.compute(bars, parameters);
}

const closing = (closes: Float64Array): Bars => ({ ...emptyBars(closes.length), closes });

const { dates, opens, highs, lows, closes } = sampleBars();
const sample: Bars = { ...emptyBars(dates.length), opens, highs, lows, closes };

test('StockCharts: relative strength index of 14 and exponential moving average of 10', () => {
  const [index] = valuesOf('rsi', closing(RSI_CLOSES), { period: 14 });
  expect(index![14]).toBeCloseTo(70.53278948, 8);
  expect(index![32]).toBeCloseTo(37.77295211, 8);
  const [average] = valuesOf('ema', closing(MOVING_AVERAGE_CLOSES), { period: 10 });
  expect([average![9], average![29]].map((value) => value!.toFixed(4))).toEqual(['22.2210', '22.9150']);
});

/** R TTR 0.24.3 on the embedded S&P 500, the rows of 2000-03-28 and 2009-12-31. */
test.each<[string, Parameters, number, number, number[]]>([
  ['rsi', { period: 14 }, 59, 8, [64.4723445023]],
  ['ema', { period: 20 }, 59, 6, [1452.95774961]],
  ['atr', { period: 14 }, 59, 8, [30.4833917139]],
  ['bollinger', { period: 20, deviations: 2 }, 59, 6, [1554.0627642, 1433.7934875, 1313.5242108]],
  ['rsi', { period: 14 }, 2514, 8, [53.9741275902]],
  ['ema', { period: 20 }, 2514, 6, [1112.53760044]],
  ['sma', { period: 50 }, 2514, 6, [1094.37780024]],
  ['atr', { period: 14 }, 2514, 8, [10.484964862]],
  ['bollinger', { period: 20, deviations: 2 }, 2514, 6, [1132.25478856, 1110.51049805, 1088.76620754]],
  ['macd', { fast: 12, slow: 26, signal: 9 }, 2514, 8, [7.97445556013, 7.59472790091]],
  ['adx', { period: 14 }, 2514, 8, [14.1098097416]],
])('R TTR: %s %o in row %i', (id, parameters, row, digits, expected) => {
  const columns = valuesOf(id, sample, parameters);
  expected.forEach((value, at) => {
    expect(columns[at]![row]).toBeCloseTo(value, digits);
  });
});

/** tests/test_func.py of ta-lib-python. */
test('TA-Lib: aroon of 2', () => {
  const rising = Float64Array.from({ length: 10 }, (_, row) => row);
  const [up, down] = valuesOf('aroon', { ...emptyBars(10), highs: rising, lows: rising }, { period: 2 });
  expect([...up!.slice(2)]).toEqual([100, 100, 100, 100, 100, 100, 100, 100]);
  expect([...down!.slice(2)]).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
});

test('TA-Lib: momentum of 1, and relative strength of tiny prices', () => {
  expect([...valuesOf('momentum', closing(Float64Array.of(90, 88, 89)), { period: 1 })[0]!]).toEqual([
    Number.NaN,
    -2,
    1,
  ]);
  const prices = [24, 24, 24, 24, 24, 23, 24, 24, 24, 24, 23, 24, 23, 24, 23, 24, 24, 23, 23, 23];
  const [index] = valuesOf('rsi', closing(Float64Array.from(prices, (price) => price * 1e-8)), {
    period: 10,
  });
  [33.333333333333329, 51.351351351351347, 39.491916859122398, 51.84807024709005, 42.25953803191981].forEach(
    (value, at) => {
      expect(index![10 + at]).toBeCloseTo(value, 6);
    },
  );
});
