import { expect, test } from 'vitest';
import { validateArguments } from '../../../runtime/call/validate-arguments.ts';
import { NO_VOCABULARIES } from '../../../runtime/call/vocabularies.ts';
import { addUp } from '../fixture-registry.ts';

const contract = await addUp.contract();
const validate = (args: Record<string, unknown>, changed = contract) =>
  validateArguments(changed, args, NO_VOCABULARIES, () => undefined);

test('gives what the handler sees: defaults filled in', () => {
  expect(validate({ numbers: [1] })).toEqual({
    kind: 'ok',
    value: { numbers: [1], scale: 1, explain: false },
  });
});

test('gives the first violation in contract order its code and sentence, and lists them all', () => {
  expect(validate({ label: 5, scale: -1, numbers: [1, 1, 1, 1, 1, 1] })).toMatchObject({
    kind: 'refused',
    refusal: {
      code: 'TOO_MANY',
      reason: 'numbers has 6 items; it can have at most 5. More would not be added up.',
      params: { argument: 'numbers' },
      violations: {
        total: 3,
        shown: [
          { path: 'numbers' },
          { path: 'scale' },
          { path: 'label', message: 'label must be a string, not 5.' },
        ],
      },
    },
  });
});

test('throws where the validator and the shape were not generated from one contract', () => {
  const stricter = { ...contract, validateArguments: () => false };
  expect(() => validate({ numbers: [1] }, stricter)).toThrow('validator and shape disagree');
});
