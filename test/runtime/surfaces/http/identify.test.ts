import { describe, expect, test } from 'vitest';
import type { TokenVerdict } from '../../../../runtime/access/token.ts';
import { clientAddress, identifyBy } from '../../../../runtime/surfaces/http/identify.ts';
import { fixtureAccess } from '../../fixture-registry.ts';

const token = {
  id: 'a1',
  hash: '',
  tier: 'writer',
  name: null,
  createdAt: '',
  expiresAt: null,
  revokedAt: null,
};
const verdicts: Readonly<Record<string, TokenVerdict>> = {
  good: { kind: 'valid', token },
  old: { kind: 'valid', token: { ...token, tier: 'gone' } },
  bad: { kind: 'rejected', problem: 'the token is not known here' },
};
const authenticate = async (text: string) => verdicts[text]!;
const request = (authorization?: string) => ({ headers: { authorization }, ip: '192.0.2.1' }) as never;
const base = { kind: 'remote', tier: null, token: null, address: null };

describe('on a server that this machine alone reaches', () => {
  const identify = identifyBy(fixtureAccess, { published: false, authenticate });
  test.each<[string | undefined, object]>([
    [undefined, { tier: 'reader' }],
    ['Bearer good', { tier: 'writer', token: 'a1' }],
    ['bearer   good ', { tier: 'writer', token: 'a1' }],
    ['Bearer bad', { problem: 'the token is not known here' }],
    ['Bearer old', { problem: 'the token a1 has the tier gone, which is no longer there' }],
    ['Basic Zm9v', { problem: 'the Authorization header is not "Bearer TOKEN"' }],
    ['Bearer', { problem: 'the Authorization header is not "Bearer TOKEN"' }],
    ['', { problem: 'the Authorization header is not "Bearer TOKEN"' }],
  ])('Authorization: %s', async (header, expected) => {
    expect(await identify(request(header))()).toEqual({ ...base, ...expected });
  });
});

test('on a server that others reach, a caller without a token has an address and what is theirs there', async () => {
  const address = '192.0.2.1';
  const closed = identifyBy(fixtureAccess, { published: true });
  expect(await closed(request())()).toEqual({ ...base, address });
  const open = identifyBy({ ...fixtureAccess, anonymous: { published: 'reader' } }, { published: true });
  expect(await open(request())()).toEqual({ ...base, address, tier: 'reader' });
});

test('a token is no use to a server that takes none', async () => {
  const identify = identifyBy(fixtureAccess, { published: false });
  expect(await identify(request('Bearer good'))()).toEqual({
    ...base,
    problem: 'this server takes no tokens',
  });
});

test('tokens are looked up when a call asks, and a failure is passed on', async () => {
  const authenticate = () => Promise.reject(new Error('locked'));
  const asked = identifyBy(fixtureAccess, { published: false, authenticate })(request('Bearer good'));
  await expect(asked()).rejects.toThrow('locked');
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  [undefined, 'unknown'],
])('%s is counted as %s', (address, counted) => {
  expect(clientAddress(address)).toBe(counted);
});
