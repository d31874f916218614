import { exponentialMovingAverage } from '../../../indicators/exponential-moving-average.ts';
import { weightedSum } from '../columns.ts';
import { exponentialSettle, rows } from '../parameters.ts';
import type { Study } from '../study.ts';

export const macd: Study = {
  id: 'macd',
  title: 'Moving average convergence and divergence',
  definition:
    'A fast exponential moving average less a slow one, an exponential moving average of that, and their difference.',
  parameters: [
    rows('fast', 12, 'Length of the fast average.'),
    rows('slow', 26, 'Length of the slow average.'),
    rows('signal', 9, "Length of the line's own average.", 1),
  ],
  ascending: ['fast', 'slow'],
  outputs: [
    { name: 'line', unit: 'price', description: 'Fast less slow.' },
    { name: 'signal', unit: 'price', description: 'Average of the line.' },
    { name: 'histogram', unit: 'price', description: 'Line less signal.' },
  ],
  memory: 'recursive',
  warmUp: ({ slow, signal }) => slow! + signal! - 2,
  settle: ({ slow, signal }) => exponentialSettle(slow!) + exponentialSettle(signal!),
  repaints: false,
  assumes:
    'Each average begins as the mean of its first closes; programs that begin otherwise agree after some hundred rows.',
  outside: 'Highs, lows and volumes; its size depends on the price level.',
  source: 'G. Appel, Technical Analysis: Power Tools for Active Investors, 2005; R TTR, MACD',
  reading: { kind: 'pair', first: 'line', second: 'signal' },
  compute: ({ closes }, { fast, slow, signal }) => {
    const [fastAverage, slowAverage] = [fast!, slow!].map((length) =>
      exponentialMovingAverage(closes, length),
    );
    const line = weightedSum(fastAverage!, 1, slowAverage!, -1);
    const average = exponentialMovingAverage(line, signal!, slow! - 1);
    return [line, average, weightedSum(line, 1, average, -1)];
  },
};
