import { expect, test } from 'vitest';
import { parseExpiry } from '../../../../runtime/surfaces/command-line/expiry.ts';

test.each([
  ['2027-12-31', '2028-01-01T00:00:00.000Z'],
  ['2028-02-29', '2028-03-01T00:00:00.000Z'],
  ['2027-12-31T12:00Z', '2027-12-31T12:00:00.000Z'],
  ['2027-12-31T12:00:00.5Z', '2027-12-31T12:00:00.500Z'],
  ['2027-12-31T12:00:00+02:00', '2027-12-31T10:00:00.000Z'],
  ['2027-02-29', undefined],
  ['2027-02-29T12:00:00Z', undefined],
  ['2027-12-31T25:00:00Z', undefined],
  ['2027-12-31T12:00:00', undefined],
  ['2027-12', undefined],
  ['tomorrow', undefined],
  ['', undefined],
])('%s ends at %s', (text, end) => {
  expect(parseExpiry(text)?.toISOString()).toBe(end);
});
