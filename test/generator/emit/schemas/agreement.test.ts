import { Ajv } from 'ajv';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exactSchema } from '../../../../generator/emit/schemas/exact.ts';
import { inputSchema } from '../../../../generator/emit/schemas/wire.ts';
import { objectNode, valueFor } from './arbitrary-node.ts';

const nodeAndValues = objectNode.chain((node) =>
  fc.tuple(fc.constant(node), fc.array(valueFor(node), { minLength: 30, maxLength: 30 })),
);

test('the validator accepts nothing that the wire schema rejects', { timeout: 30_000 }, () => {
  let accepted = 0;
  fc.assert(
    fc.property(nodeAndValues, ([node, values]) => {
      const exact = new Ajv({ strictTypes: false }).compile(exactSchema(node));
      const wire = new Ajv({ strict: false, strictNumbers: true }).compile(inputSchema(node));
      for (const candidate of values) {
        if (!exact(candidate)) continue;
        accepted++;
        expect(wire(candidate), JSON.stringify(candidate)).toBe(true);
      }
    }),
    { numRuns: 40 },
  );
  // Guards the test itself: values that nothing accepts would prove nothing.
  expect(accepted).toBeGreaterThan(50);
});
