import { expect, test } from 'vitest';
import { jointPosition } from '../../src/history/joint-position.ts';
import { seededRandom } from './histories.ts';

const dimension = (name: string, values: readonly number[], target: number, scale = 1) => ({
  name,
  column: Float64Array.from(values),
  target,
  scale,
  trust: 1,
});

/** Four corners, over and over: mean 0, no covariance, sample variance n / (n - 1). */
const A = Array.from({ length: 40 }, (_, row) => (row % 2 === 0 ? 1 : -1));
const B = Array.from({ length: 40 }, (_, row) => (row % 4 < 2 ? 1 : -1));

test('by hand, whatever the scale', () => {
  const { position } = jointPosition([dimension('a', A, 3, 7), dimension('b', B, 4, 0.1)], 40);
  expect(position!.distance).toBeCloseTo(5 / Math.sqrt(40 / 39), 9);
  expect(position).toMatchObject({ share_as_far: 0, days: 40 });
});

test('days that lie as far are counted', () => {
  const far = A.map((value, row) => (row < 4 ? 5 * value : value));
  // The four far days, and not the target's own size of 2.
  expect(jointPosition([dimension('a', far, 2)], 40).position!.share_as_far).toBeCloseTo(4 / 40, 12);
  expect(jointPosition([dimension('a', far, 0)], 40).position!.share_as_far).toBe(1);
});

test('what two signals share is taken out: against their habit is far, along it is near', () => {
  const random = seededRandom(3);
  const x = Array.from({ length: 400 }, () => random() - 0.5);
  const y = x.map((value) => value + 0.1 * (random() - 0.5));
  const at = (a: number, b: number) =>
    jointPosition([dimension('x', x, a), dimension('y', y, b)], 400).position!;
  expect(at(0.4, 0.4).share_as_far).toBeGreaterThan(0.2);
  expect(at(0.4, -0.4)).toMatchObject({ share_as_far: 0 });
});

test('a day without all signals takes no part, and the target none of its own', () => {
  const gaps = A.map((value, row) => (row < 5 ? Number.NaN : value));
  expect(jointPosition([dimension('a', gaps, 3), dimension('b', B, 4)], 39).position!.days).toBe(34);
});

test('beyond ten thousand days every k-th is read', () => {
  const long = Array.from({ length: 25_000 }, (_, row) => row % 10);
  expect(
    jointPosition(
      [
        dimension(
          'a',
          long.map((value, row) => value + (row % 7)),
          1,
        ),
      ],
      25_000,
    ).position!.days,
  ).toBe(8334);
});

test.each([
  ['no dimension', [], 'the mode measures no distance'],
  ['too few days', [dimension('a', A.slice(0, 9), 1)], '9 earlier days have all 1 signals; 10 are needed'],
  [
    'a sum of the others',
    [
      dimension('a', A, 1),
      dimension('b', B, 1),
      dimension(
        'c',
        A.map((a, row) => a + B[row]!),
        1,
      ),
    ],
    'c follows from the signals before it',
  ],
])('%s: none, with the reason', (_, dimensions, reason) => {
  expect(jointPosition(dimensions, dimensions[0]?.column.length ?? 40)).toEqual({ position: null, reason });
});
