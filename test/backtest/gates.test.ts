import { describe, expect, it } from 'vitest';
import { above, allPassed, atLeast, completeness } from '../../src/backtest/gates.ts';

describe('a check', () => {
  it.each([
    [atLeast, 0.95, 'passed'],
    [atLeast, 0.9499, 'failed'],
    [atLeast, null, 'unknown'],
    [above, 0.95, 'failed'],
    [above, 0.9501, 'passed'],
    [above, null, 'unknown'],
    // NaN reaches nothing.
    [atLeast, Number.NaN, 'failed'],
    [above, Number.NaN, 'failed'],
  ] as const)('by %o of %s is %s', (check, observed, status) => {
    expect(check('deflated_sharpe', observed, 0.95, 'a probability')).toMatchObject({
      status,
      threshold: 0.95,
    });
  });
});

const checks = (...figures: (number | null)[]) =>
  figures.map((figure) => atLeast('figure', figure, 1, 'a figure'));

describe('all checks', () => {
  it.each([
    ['every one passed', checks(1, 2), true, 1],
    ['one failed', checks(1, 0), false, 1],
    ['one is unknown, which is not passed', checks(1, null), false, 0.5],
    ['none could be evaluated', checks(null, null), false, 0],
  ])('%s', (_case, made, passed, complete) => {
    expect(allPassed(made)).toBe(passed);
    expect(completeness(made)).toBe(complete);
  });
});
