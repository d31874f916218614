import { rollingMean } from '../../../indicators/rolling-sums.ts';
import { nothing, rows } from '../parameters.ts';
import { stochasticPosition } from '../stochastic-position.ts';
import type { Study } from '../study.ts';

export const stochastic: Study = {
  id: 'stochastic',
  title: 'Stochastic oscillator',
  definition:
    'Where the close lies between the lowest low and the highest high of the window, smoothed (%K) and smoothed again (%D); undefined where both are equal.',
  parameters: [
    rows('period', 14, 'Rows of the window.'),
    rows('smoothing', 3, 'Rows of the mean that makes %K.', 1),
    rows('signal', 3, 'Rows of the mean that makes %D.', 1),
  ],
  outputs: [
    { name: 'k', unit: 'points, 0 to 100', description: '%K.' },
    { name: 'd', unit: 'points, 0 to 100', description: '%D.' },
  ],
  memory: 'window',
  warmUp: ({ period, smoothing, signal }) => period! + smoothing! + signal! - 3,
  settle: nothing,
  repaints: false,
  assumes: 'The extreme prices were traded: one wrong tick moves it for a whole window.',
  outside: 'Volumes.',
  source: 'StockCharts, ChartSchool: Stochastic Oscillator; TA-Lib, STOCH',
  reading: { kind: 'level', output: 'k', middle: 50, low: 20, high: 80 },
  compute: ({ highs, lows, closes }, { period, smoothing, signal }) => {
    const k = rollingMean(stochasticPosition(closes, highs, lows, period!), smoothing!);
    return [k, rollingMean(k, signal!)];
  },
};
