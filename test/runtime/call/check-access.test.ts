import { expect, test } from 'vitest';
import type { Access } from '../../../runtime/access/access.ts';
import { checkAccess } from '../../../runtime/call/check-access.ts';
import { addUp, fixtureAccess } from '../fixture-registry.ts';

const remote = (tier: string | null, token: string | null, problem?: string): Access => ({
  kind: 'remote',
  tier,
  token,
  address: null,
  ...(problem !== undefined && { problem }),
});
const nobody = remote(null, null);
const anonymous = remote('reader', null);
const revoked = remote(null, null, 'the token a1 is revoked');

test.each<[string, Access, string | undefined, string | undefined, object]>([
  ['whoever runs the process', { kind: 'own' }, 'keeper', undefined, {}],
  ['a caller without a token', anonymous, undefined, undefined, {}],
  ['a caller without a token', anonymous, 'reader', undefined, {}],
  ['a caller without a token', anonymous, 'writer', 'AUTH_REQUIRED', { problem: 'no token was sent' }],
  ['a caller whom nothing lets in', nobody, undefined, 'AUTH_REQUIRED', { tier: 'reader' }],
  ['a token of a lower tier', remote('reader', 'a1'), 'writer', 'ACCESS_DENIED', { has: 'reader' }],
  ['a token of the tier', remote('writer', 'a1'), 'writer', undefined, {}],
  ['a token of a higher tier', remote('keeper', 'a1'), 'writer', undefined, {}],
  [
    'a token that is not taken',
    revoked,
    'reader',
    'AUTH_REQUIRED',
    { problem: 'the token a1 is revoked', tier: 'reader' },
  ],
])('%s, %j, at a tool of the tier %s: %s', (_who, caller, tier, code, params) => {
  const listing = { ...addUp.listing, ...(tier !== undefined && { access: tier }) };
  const away = checkAccess(fixtureAccess, listing, caller);
  expect(away?.code).toBe(code);
  if (away !== undefined) expect(away.params).toMatchObject({ tool: 'add_up', ...params });
});

test('a server without tiers lets everybody in', () => {
  expect(checkAccess(undefined, addUp.listing, nobody)).toBeUndefined();
});
