import { describe, expect, it } from 'vitest';
import { gridOf, placeOf, spaceProblems, spaceSize } from '../../src/backtest/grid.ts';
import type { Strategy } from '../../src/strategies/strategy.ts';

const parameter = (name: string, type: 'integer' | 'number', maximum: number) => ({
  name,
  description: 'A parameter.',
  type,
  minimum: 0,
  maximum,
  default: 1,
  unit: 'bars',
});
const STRATEGY: Strategy = {
  name: 'crossing',
  title: 'Crossing',
  description: 'None.',
  parameters: [
    parameter('fast', 'integer', 100),
    parameter('slow', 'integer', 200),
    parameter('band', 'number', 1),
  ],
  ascending: ['fast', 'slow'],
  timeframe: null,
  warmUp: () => 0,
  decide: () => undefined,
};

describe('gridOf', () => {
  it('has every point that is a configuration, the last parameter running fastest', () => {
    const space = { fast: { from: 1, to: 3, step: 1 }, slow: { from: 2, to: 3, step: 1 } };
    const { points, skipped } = gridOf(STRATEGY, space, { band: 0.5 });
    expect(points.map(({ fast, slow, band }) => [fast, slow, band])).toEqual([
      [1, 2, 0.5],
      [1, 3, 0.5],
      [2, 3, 0.5],
    ]);
    expect(skipped).toBe(3);
    expect(spaceSize(space)).toBe(6);
  });

  it('adds no digits to steps, and ends at or before the last value', () => {
    const space = { band: { from: 0.1, to: 0.75, step: 0.1 } };
    const { points } = gridOf(STRATEGY, space, { slow: 9 });
    expect(points.map(({ band }) => band)).toEqual([0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7]);
  });

  it('has one point of an empty space', () => {
    expect(gridOf(STRATEGY, {}, { slow: 9 }).points).toEqual([{ fast: 1, slow: 9, band: 1 }]);
  });
});

describe('placeOf', () => {
  it.each([
    [0.1, 0],
    [0.3, 2],
    [0.7, 6],
    [0.35, null],
    [0.8, null],
    [0, null],
    [Number.NaN, null],
  ])('finds %s in a range at %s', (value, place) => {
    expect(placeOf({ from: 0.1, to: 0.75, step: 0.1 }, value)).toBe(place);
  });
});

describe('spaceProblems', () => {
  it.each([
    ['nothing of a good space', { fast: { from: 0, to: 100, step: 10 } }, {}, []],
    ['a misspelt name', { fst: { from: 1, to: 2, step: 1 } }, {}, ['no parameter fst']],
    ['a range that is wider than declared', { fast: { from: 50, to: 101, step: 1 } }, {}, ['fast is 101']],
    ['a range that goes backwards', { fast: { from: 9, to: 1, step: 1 } }, {}, ['backwards']],
    ['a part of a whole number', { fast: { from: 1, to: 3, step: 0.5 } }, {}, ['its step is 0.5']],
    [
      'what is searched and fixed',
      { fast: { from: 1, to: 3, step: 1 } },
      { fast: 2 },
      ['both searched and fixed'],
    ],
  ])('names %s', (_case, space, fixed, expected) => {
    const problems = spaceProblems(STRATEGY, space as never, fixed as never);
    expect(problems).toHaveLength(expected.length);
    for (const [at, text] of expected.entries()) expect(problems[at]).toContain(text);
  });
});
