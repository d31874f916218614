import { expect, test } from 'vitest';
import { isOfOneArgument, runtimeCodes, usualCode } from '../../../generator/model/runtime-codes.ts';
import { usualCode as usualCodeOfRuntime } from '../../../runtime/call/explain.ts';
import { runtimeRefusals } from '../../../runtime/refusal.ts';

test('the generator knows every code that the runtime gives', () => {
  expect([...runtimeCodes.keys()].sort()).toEqual(runtimeRefusals.map(({ code }) => code).sort());
});

test('the generator knows what the runtime fills in, which is what its own words name', () => {
  const named = runtimeRefusals.map(({ code, reason, recover }) => [
    code,
    [...`${reason} ${recover}`.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
  ]);
  const filled = [...runtimeCodes].map(([code, params]) => [
    code,
    isOfOneArgument(code) ? ['violation'] : Object.keys(params),
  ]);
  const sorted = (entries: unknown) =>
    Object.fromEntries(
      (entries as [string, string[]][]).map(([code, names]) => [code, [...new Set(names)].sort()]),
    );
  expect(sorted(filled)).toEqual(sorted(named));
});

test.each(['rows', 'top_k', 'topK', 'from_', 'x__y', 'aB2C', 'A', 'arguments', 'URL', 'y2020Values'])(
  'the code of the argument %s is the same for both',
  (name) => {
    expect(usualCode(name)).toBe(usualCodeOfRuntime(name));
  },
);
