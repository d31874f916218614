import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { drawdownsOf, equityOf, thinned } from '../../src/report/equity-path.ts';
import { deflatedText, percent, plain, ratio } from '../../src/report/figures.ts';
import { html } from '../../src/report/html.ts';
import { monthlyReturns } from '../../src/report/monthly-returns.ts';
import { roundScale } from '../../src/report/scale.ts';

test('figures are as short as they can be told, and no zero has a sign', () => {
  expect([percent(0.12345), percent(-0.00001, 1), percent(null), percent(-0.5, 0)]).toEqual([
    '12.35 %',
    '0.0 %',
    '–',
    '-50 %',
  ]);
  expect([ratio(-0.001), ratio(1.236), ratio(null)]).toEqual(['0.00', '1.24', '–']);
  expect([plain(20), plain(0.1 + 0.2), plain(123.456789)]).toEqual(['20', '0.3', '123.4568']);
  expect(deflatedText(0.95, 1)).toBe('deflated Sharpe ratio 0.950 after 1 trial');
  expect(deflatedText(null, 7)).toBe('deflated Sharpe ratio not defined after 7 trials');
});

test('months compound their bars, and a month without bars has none', () => {
  const series = {
    days: ['2019-12-30', '2019-12-31', '2020-02-03', '2020-02-04'],
    returns: [0.1, 0.1, -0.5, 1],
  };
  const years = monthlyReturns(series);
  expect(years.map(({ year }) => year)).toEqual(['2019', '2020']);
  expect(years[0]!.months[11]).toBeCloseTo(0.21, 12);
  expect(years[0]!.whole).toBeCloseTo(0.21, 12);
  expect(years[1]!.months.slice(0, 3)).toEqual([null, 0, null]);
});

test('the fall is from the highest value so far, the capital among them', () => {
  const equity = equityOf([-0.5, 1, 0.5, -0.2]);
  expect([...equity]).toEqual([0.5, 1, 1.5, 1.2000000000000002]);
  expect([...drawdownsOf(equity)].map((each) => Number(each.toFixed(12)))).toEqual([-0.5, 0, 0, -0.2]);
});

test('a thinned line has the ends and the extremes of the whole, in order', () => {
  const values = fc.array(fc.double({ noNaN: true, min: -10, max: 10 }), { minLength: 1, maxLength: 300 });
  fc.assert(
    fc.property(values, fc.integer({ min: 1, max: 20 }), (numbers, columns) => {
      const points = thinned(Float64Array.from(numbers), columns);
      const rows = points.map(({ row }) => row);
      expect(rows).toEqual([...new Set(rows)].sort((a, b) => a - b));
      expect(points.length).toBeLessThanOrEqual(4 * columns);
      expect([rows[0], rows.at(-1)]).toEqual([0, numbers.length - 1]);
      for (const extreme of [Math.min(...numbers), Math.max(...numbers)])
        expect(points.some(({ value }) => value === extreme)).toBe(true);
    }),
  );
});

describe('a scale', () => {
  it.each([
    [0, 1, [0, 0.25, 0.5, 0.75, 1]],
    [0.9, 23, [0, 10, 20, 30]],
    [-0.6, 0, [-0.6, -0.4, -0.2, 0]],
    [1, 1, [1, 1.25]],
    [0, 0, [0, 0.25]],
  ])('from %d to %d is %j', (lowest, highest, expected) => {
    expect(roundScale(lowest, highest, 4)).toEqual(expected);
  });

  it('takes in what it is for, evenly', () => {
    const level = fc.integer({ min: -1e7, max: 1e7 }).map((value) => value / 1e4);
    fc.assert(
      fc.property(level, level, (one, other) => {
        const [lowest, highest] = [Math.min(one, other), Math.max(one, other)];
        const ticks = roundScale(lowest, highest, 4);
        const slack = 1e-6 * (Math.abs(lowest) + Math.abs(highest));
        expect(ticks[0]!).toBeLessThanOrEqual(lowest + slack);
        expect(ticks.at(-1)!).toBeGreaterThanOrEqual(highest - slack);
        expect(ticks.length).toBeLessThan(12);
      }),
    );
  });
});

test('text is text: markup is escaped, what turns or hides text is shown as what can not be read', () => {
  expect(html`<p title="${'"><b>'}">${'<script>&\u202Ex\u0000'}${[html`<i>${1}</i>`]}</p>`.markup).toBe(
    '<p title="&quot;&gt;&lt;b&gt;">&lt;script&gt;&amp;\uFFFDx\uFFFD<i>1</i></p>',
  );
});
