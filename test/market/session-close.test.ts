import { expect, test } from 'vitest';
import { sessionClose } from '../../src/market/session-close.ts';

test.each([
  ['2020-04-17', '2020-04-17T20:00:00.000Z', 'summer time'],
  ['2020-01-02', '2020-01-02T21:00:00.000Z', 'standard time'],
  ['2020-03-06', '2020-03-06T21:00:00.000Z', 'the session before the clocks change'],
  ['2020-03-09', '2020-03-09T20:00:00.000Z', 'the session after'],
  ['2006-10-30', '2006-10-30T21:00:00.000Z', 'the older rule of October'],
  ['2019-11-29', '2019-11-29T18:00:00.000Z', 'an early close'],
])('%s closes at %s (%s)', (day, instant) => {
  expect(sessionClose(day)).toBe(instant);
});
