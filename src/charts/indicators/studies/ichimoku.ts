import { rollingMaximum, rollingMinimum } from '../../../indicators/rolling-extremes.ts';
import type { Bars } from '../../../market/bars.ts';
import { delayed, weightedSum } from '../columns.ts';
import { nothing, rows } from '../parameters.ts';
import type { Study } from '../study.ts';

export const ichimoku: Study = {
  id: 'ichimoku',
  title: 'Ichimoku',
  definition:
    'Middles of the highest high and lowest low over three windows; the two spans of the cloud are drawn as many rows later as the middle window has, so that those of a bar come from rows that long before it.',
  parameters: [
    rows('conversion', 9, 'Window of the conversion line.'),
    rows('base', 26, 'Window of the base line, and rows by which the cloud is moved.'),
    rows('span', 52, 'Window of the second span.'),
  ],
  ascending: ['conversion', 'base'],
  outputs: [
    { name: 'conversion', unit: 'price', description: 'Middle of the shortest window.' },
    { name: 'base', unit: 'price', description: 'Middle of the middle window.' },
    { name: 'span_a', unit: 'price', description: 'Mean of both, moved.' },
    { name: 'span_b', unit: 'price', description: 'Middle of the longest window, moved.' },
  ],
  memory: 'window',
  warmUp: ({ base, span }) => Math.max(2 * base! - 1, span! + base! - 1),
  settle: nothing,
  repaints: false,
  assumes: 'A market that trades as many sessions a week as the windows were made for, which were six.',
  outside:
    'The lagging line: it is the close drawn earlier, and would show a bar what came after it. Volumes.',
  source: 'StockCharts, ChartSchool: Ichimoku Cloud',
  reading: { kind: 'pair', first: 'conversion', second: 'base' },
  compute: (bars, { conversion, base, span }) => {
    const fast = middle(bars, conversion!);
    const slow = middle(bars, base!);
    return [
      fast,
      slow,
      delayed(weightedSum(fast, 0.5, slow, 0.5), base!),
      delayed(middle(bars, span!), base!),
    ];
  },
};

function middle({ highs, lows }: Bars, length: number): Float64Array {
  return weightedSum(rollingMaximum(highs, length), 0.5, rollingMinimum(lows, length), 0.5);
}
