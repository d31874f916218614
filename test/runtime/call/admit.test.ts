import { describe, expect, test } from 'vitest';
import { admit } from '../../../runtime/call/admit.ts';
import { addUp, fixtureRegistry, switchedTool } from '../fixture-registry.ts';

const { server } = fixtureRegistry();

describe('admit', () => {
  test.each([
    ['left out', undefined, '{}'],
    ['null', null, '{}'],
    ['an object', { b: 1, a: 2 }, '{"a":2,"b":1}'],
    ['a list, which a later step refuses', [1], '[1]'],
  ])('lets in arguments that are %s', (_what, args, canonical) => {
    expect(admit(server, addUp.listing, args, {})).toMatchObject({ kind: 'admitted', canonical });
  });

  test('counts bytes, not characters', () => {
    const tight = { ...server, limits: { argumentBytes: 12 } };
    expect(admit(tight, addUp.listing, { a: 'éé' }, {})).toMatchObject({ kind: 'admitted' });
    expect(admit(tight, addUp.listing, { a: 'ééé' }, {})).toEqual({
      kind: 'turned-away',
      code: 'ARGUMENTS_TOO_LARGE',
      params: { bytes: 14, limit: 12 },
    });
  });

  test.each([[Number.NaN], [Number.POSITIVE_INFINITY], ['\udc00']])(
    'turns away %s, which is not JSON',
    (value) => {
      expect(admit(server, addUp.listing, { value }, {})).toMatchObject({ code: 'INVALID_ARGUMENTS' });
    },
  );

  test.each([
    [undefined, 'turned-away'],
    ['0', 'turned-away'],
    ['true', 'turned-away'],
    ['1', 'admitted'],
  ])('with the switch at %s the call is %s', (value, kind) => {
    expect(admit(server, switchedTool.listing, {}, { FIXTURE_MARKET_DATA: value })).toMatchObject({ kind });
  });
});
