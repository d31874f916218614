import { expect, test } from 'vitest';
import { stalePages } from '../../../generator/lint/stale-pages.ts';
import { contract } from '../emit/contract-fixture.ts';

test.each([
  ['2026-12-01', 1, []],
  ['2026-12-31', 30, []],
  [
    '2027-01-01',
    30,
    ['"weigh_rows" was last checked on 2026-12-01, 31 days ago; policies.verifiedWithinDays is 30'],
  ],
  ['2026-11-01', 30, []],
  ['2036-12-01', undefined, []],
])('on %s, with pages trusted for %s days', (today, verifiedWithinDays, expected) => {
  const policies = {
    ...contract.server.policies,
    ...(verifiedWithinDays === undefined ? {} : { verifiedWithinDays }),
  };
  const found = stalePages({ ...contract, server: { ...contract.server, policies } }, today);
  expect(found.map(({ message }) => message)).toEqual(expected);
  expect(found.every(({ severity }) => severity === 'warning')).toBe(true);
});
