import { expect, test } from 'vitest';
import { sameCallAgain } from '../../../../generator/emit/pages/same-call-again.ts';

test.each([
  [401, 'once its caller'],
  [403, 'once its caller'],
  [404, 'holds the same data'],
  [409, 'holds the same data'],
  [413, 'other arguments'],
  [422, 'other arguments'],
  [429, 'later'],
  [503, 'later'],
])('a call refused with the status %i, made again', (status, expected) => {
  expect(sameCallAgain(status)).toContain(expected);
});
