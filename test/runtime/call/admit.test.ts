import { describe, expect, test } from 'vitest';
import type { Access } from '../../../runtime/access/access.ts';
import { admit } from '../../../runtime/call/admit.ts';
import { rateLimit } from '../../../runtime/call/rate-limit.ts';
import type { ToolListing } from '../../../runtime/contract.ts';
import { addUp, fixtureAccess, fixtureRegistry, switchedTool } from '../fixture-registry.ts';

const own: Access = { kind: 'own' };
const { server } = fixtureRegistry();
const admitted = (listing: ToolListing, args: unknown, environment = {}) =>
  admit({ server, environment, rateLimit: () => undefined }, listing, own, args);

describe('admit', () => {
  test.each([
    ['left out', undefined, '{}'],
    ['null', null, '{}'],
    ['an object', { b: 1, a: 2 }, '{"a":2,"b":1}'],
    ['a list, which a later step refuses', [1], '[1]'],
  ])('lets in arguments that are %s', (_what, args, canonical) => {
    expect(admitted(addUp.listing, args)).toMatchObject({ kind: 'admitted', canonical });
  });

  test('counts bytes, not characters', () => {
    const tight = { ...addUp.listing, limits: { argumentBytes: 12 } };
    expect(admitted(tight, { a: 'éé' })).toMatchObject({ kind: 'admitted' });
    expect(admitted(tight, { a: 'ééé' })).toEqual({
      kind: 'turned-away',
      code: 'ARGUMENTS_TOO_LARGE',
      params: { bytes: 14, limit: 12 },
    });
  });

  test.each([
    [Number.NaN, "they hold NaN, which JSON can't say"],
    [JSON.parse('1e999'), "they hold Infinity, which JSON can't say"],
    ['\udc00', "they hold text with a lone surrogate, which JSON can't say"],
    [JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)), 'they are nested too deeply'],
  ])('turns away what is not JSON, and says what', (value, problem) => {
    expect(admitted(addUp.listing, { value })).toEqual({
      kind: 'turned-away',
      code: 'INVALID_ARGUMENTS',
      params: { problem },
    });
  });

  test('asks the switches, then the rate, then the tier; who may not call is counted too', () => {
    const settings = {
      server: { ...server, access: fixtureAccess },
      environment: { FIXTURE_MARKET_DATA: '0' },
      rateLimit: rateLimit(fixtureAccess, () => 0),
    };
    const anonymous: Access = { kind: 'remote', tier: 'reader', token: null, address: '192.0.2.1' };
    const codes = (listing: ToolListing, environment = settings.environment) => {
      const answer = admit({ ...settings, environment }, listing, anonymous, Number.NaN);
      return answer.kind === 'turned-away' ? answer.code : answer.kind;
    };
    const guarded = { ...switchedTool.listing, access: 'writer' };
    expect(codes(guarded)).toBe('SWITCHED_OFF');
    expect(codes(guarded, { FIXTURE_MARKET_DATA: '1' })).toBe('AUTH_REQUIRED');
    expect(codes(addUp.listing)).toBe('INVALID_ARGUMENTS');
    expect(codes(addUp.listing)).toBe('RATE_LIMITED');
    expect(codes(guarded, { FIXTURE_MARKET_DATA: '1' })).toBe('RATE_LIMITED');
  });
});
