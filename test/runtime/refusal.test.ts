import { expect, test } from 'vitest';
import { declaredRefusal, violationRefusal } from '../../runtime/refusal.ts';

const declared = [
  {
    code: 'NO_AREA',
    condition: 'the bed has no area',
    reason: '{violation} Nothing is watered.',
    recover: 'Measure {argument}.',
    status: 422,
  },
];

test('where a bound gives a code, its sentence is the violation', () => {
  const violations = { shown: [{ path: 'bed.area', code: 'NO_AREA', message: 'bed.area is 0.' }], total: 1 };
  expect(violationRefusal(declared, violations)).toMatchObject({
    reason: 'bed.area is 0. Nothing is watered.',
    recover: 'Measure bed.area.',
  });
});

test('where a handler gives the same code, the condition stands for the violation', () => {
  expect(declaredRefusal(declared, 'NO_AREA', { argument: 'area' })).toMatchObject({
    reason: 'The bed has no area. Nothing is watered.',
    recover: 'Measure area.',
  });
});
