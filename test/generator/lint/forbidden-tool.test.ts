import { expect, test } from 'vitest';
import { forbiddenTool } from '../../../generator/lint/forbidden-tool.ts';
import { contract } from '../emit/contract-fixture.ts';

test.each([
  ['place_order', true],
  ['quickly_place_order_now', true],
  ['placeOrder', true],
  ['place-order', true],
  ['replace_orders', false],
])('a tool named %s is forbidden: %s', (name, expected) => {
  const tools = [{ ...contract.tools[0]!, name }];
  expect(forbiddenTool({ contract: { ...contract, tools }, prose: [] }).length > 0).toBe(expected);
});
