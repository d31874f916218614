import { expect, test } from 'vitest';
import { runtimeCodes } from '../../../generator/model/runtime-codes.ts';
import { runtimeRefusals } from '../../../runtime/refusal.ts';

test('the generator knows every code that the runtime gives', () => {
  expect([...runtimeCodes].sort()).toEqual(runtimeRefusals.map(({ code }) => code).sort());
});
