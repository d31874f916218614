import { expect, test } from 'vitest';
import { shapeResult } from '../../../runtime/call/shape-result.ts';
import type { ToolContract } from '../../../runtime/contract.ts';

const contract = {
  result: {
    type: 'object',
    properties: [{ name: 'sum', shape: { type: 'number' }, required: true }],
  },
  presence: [],
  validateResult: (value: unknown) => JSON.stringify(Object.keys(value as object)) === '["sum"]',
} as unknown as ToolContract;

test.each([
  [{ sum: 1, extra: 2 }, 'extra is not known.'],
  [{}, 'sum is required.'],
])('a result that its spec does not declare names the spec, and both ways out', (returned, problem) => {
  expect(() => shapeResult(contract, {}, returned, { name: 'add_up', toolset: 'sums' })).toThrow(
    `the result is not valid: ${problem} Change what the handler returns, or \`result\` in specs/tools/sums/add_up.yaml and run \`toolwright gen\`.`,
  );
});
