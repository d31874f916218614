import { relativeStrengthIndex } from '../../../indicators/relative-strength-index.ts';
import { rollingMean } from '../../../indicators/rolling-sums.ts';
import { rows, wilderSettle } from '../parameters.ts';
import { stochasticPosition } from '../stochastic-position.ts';
import type { Study } from '../study.ts';

export const stochasticRsi: Study = {
  id: 'stochastic_rsi',
  title: 'Stochastic relative strength index',
  definition:
    'Where the relative strength index lies between its own lowest and highest value of the window, smoothed (%K) and smoothed again (%D); undefined where both are equal.',
  parameters: [
    rows('rsi_period', 14, 'Length of the relative strength index.'),
    rows('period', 14, 'Rows of the window.'),
    rows('smoothing', 3, 'Rows of the mean that makes %K.', 1),
    rows('signal', 3, 'Rows of the mean that makes %D.', 1),
  ],
  outputs: [
    { name: 'k', unit: 'points, 0 to 100', description: '%K.' },
    { name: 'd', unit: 'points, 0 to 100', description: '%D.' },
  ],
  memory: 'recursive',
  warmUp: ({ rsi_period: length, period, smoothing, signal }) => length! + period! + smoothing! + signal! - 3,
  settle: ({ rsi_period: length }) => 2 * wilderSettle(length!),
  repaints: false,
  assumes: 'Enough rows before those that are read.',
  outside:
    'Highs, lows and volumes; a small move after a calm stretch can take it from one end to the other.',
  source: 'T. Chande and S. Kroll, The New Technical Trader, Wiley, 1994',
  reading: { kind: 'level', output: 'k', middle: 50, low: 20, high: 80 },
  compute: ({ closes }, { rsi_period: length, period, smoothing, signal }) => {
    const index = relativeStrengthIndex(closes, length!);
    const k = rollingMean(stochasticPosition(index, index, index, period!), smoothing!);
    return [k, rollingMean(k, signal!)];
  },
};
