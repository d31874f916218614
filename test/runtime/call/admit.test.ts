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
    const tight = { ...addUp.listing, limits: { argumentBytes: 12 } };
    expect(admit(server, tight, { a: 'éé' }, {})).toMatchObject({ kind: 'admitted' });
    expect(admit(server, tight, { a: 'ééé' }, {})).toEqual({
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
    expect(admit(server, addUp.listing, { value }, {})).toEqual({
      kind: 'turned-away',
      code: 'INVALID_ARGUMENTS',
      params: { problem },
    });
  });

  test.each([
    [undefined, 'turned-away'],
    ['0', 'turned-away'],
    ['true', 'turned-away'],
    ['1', 'admitted'],
  ])('with the switch at %s the call is %s', (value, kind) => {
    expect(admit(server, switchedTool.listing, {}, { FIXTURE_MARKET_DATA: value })).toMatchObject({ kind });
  });
});
