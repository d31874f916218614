import { expect, test } from 'vitest';
import { changed, inside } from '../../../generator/diff/change.ts';

const spot = { tool: 'weigh_rows', path: ['arguments', 'a~/b~/c'], name: 'a' };

test('a change has its sentence, a JSON pointer and both values', () => {
  expect(changed('ARGUMENT_BOUND_NARROWED', inside(spot, ['maximum']), 5, 4, { keyword: 'maximum' })).toEqual(
    {
      rule: 'ARGUMENT_BOUND_NARROWED',
      kind: 'breaking',
      tool: 'weigh_rows',
      path: '/arguments/a~0~1b~0~1c/maximum',
      message: 'a: maximum is 4, where it was 5',
      before: 5,
      after: 4,
    },
  );
});

test('a value that was not, or is no more, is absent', () => {
  const bound = (before: unknown, after: unknown) =>
    changed('ARGUMENT_BOUND_NARROWED', spot, before, after, { keyword: 'maximum' });
  expect(Object.keys(bound(undefined, 4))).not.toContain('before');
  expect(bound(undefined, 4).after).toBe(4);
  expect(Object.keys(bound(5, undefined))).not.toContain('after');
  expect(bound(5, undefined).before).toBe(5);
});

test('a place inside of another keeps its tool, and its name where none is given', () => {
  expect(inside(spot, ['items'])).toEqual({ tool: 'weigh_rows', path: [...spot.path, 'items'], name: 'a' });
  expect(inside(spot, ['items'], 'a[]').name).toBe('a[]');
});
