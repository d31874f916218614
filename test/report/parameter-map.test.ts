import { expect, it, test } from 'vitest';
import { bestOfMap, type ParameterMap, parameterMap } from '../../src/report/parameter-map.ts';
import { pointOf, trialOf } from './trials.ts';

const sharpes = (map: ParameterMap | string) =>
  typeof map === 'string' ? map : map.cells.map((row) => row.map((point) => point?.sharpe_per_period));

test('cells are by the parameter with more values across and the other one upwards', () => {
  const points = [pointOf(10, 60, 0.1), pointOf(20, 60, 0.2), pointOf(30, 60, 0.3), pointOf(10, 90, 0.4)];
  const map = parameterMap(trialOf(), points) as ParameterMap;
  expect([map.across.name, map.up?.name]).toEqual(['fast', 'slow']);
  expect(sharpes(map)).toEqual([
    [0.1, 0.2, 0.3],
    [0.4, undefined, undefined],
  ]);
  expect(bestOfMap(map)?.parameters).toEqual({ fast: 10, slow: 90 });
});

test('one searched parameter gives one row; the newest trial of a point stands', () => {
  const map = parameterMap(trialOf(), [pointOf(10, 60, 0.1), pointOf(20, 60, 0.2), pointOf(10, 60, 0.3)]);
  expect(sharpes(map)).toEqual([[0.3, 0.2]]);
  expect((map as ParameterMap).up).toBeNull();
});

test('further parameters are held at the values of the trial', () => {
  const trial = trialOf({ parameters: { fast: 20, slow: 60, hour: 2 } });
  const point = (fast: number, slow: number, hour: number) =>
    pointOf(fast, slow, fast + hour / 10, { parameters: { fast, slow, hour } });
  const points = [1, 2].flatMap((hour) =>
    [10, 20, 30].flatMap((fast) => [60, 90, 120].map((slow) => point(fast, slow, hour))),
  );
  const map = parameterMap(trial, points) as ParameterMap;
  expect(map.held).toEqual([['hour', 2]]);
  expect(sharpes(map)[0]).toEqual([10.2, 20.2, 30.2]);
});

test('points over the bars of the trial go before those of another first bar', () => {
  const [one, two] = [pointOf(10, 60, 0.1), pointOf(20, 60, 0.2)];
  const later = { first_bar: '2020-02-01' };
  const others = [pointOf(10, 60, 0.5, later), pointOf(20, 60, 0.6, later), pointOf(30, 60, 0.7, later)];
  expect(sharpes(parameterMap(trialOf(), [one, two, ...others]))).toEqual([[0.1, 0.2]]);
  expect(sharpes(parameterMap(trialOf(), [one, ...others]))).toEqual([[0.5, 0.6, 0.7]]);
});

it.each([
  ['nothing was searched', [], 'no search'],
  [
    'the rules were others',
    [pointOf(10, 60, 0.1, { stop_loss: 0.1 }), pointOf(20, 60, 0.1, { fills: 'next-close' })],
    'no search',
  ],
  ['all points are one', [pointOf(10, 60, 0.1), pointOf(10, 60, 0.2)], 'do not differ'],
  ['it would be too wide', Array.from({ length: 121 }, (_, at) => pointOf(at, 500, 0)), '121 values'],
])('there is none where %s', (_what, points, reason) => {
  expect(parameterMap(trialOf(), points)).toContain(reason);
});
