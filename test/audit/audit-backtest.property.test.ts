import fc from 'fast-check';
import { expect, test } from 'vitest';
import { auditBacktest } from '../../src/audit/audit-backtest.ts';
import type { AuditInput, AuditOutcome, MaybeNumber } from '../../src/audit/outcome.ts';

const plausible = fc.double({ min: -0.2, max: 0.2, noNaN: true });
const anyReturn: fc.Arbitrary<MaybeNumber> = fc.oneof(
  { weight: 12, arbitrary: plausible },
  { weight: 2, arbitrary: fc.double() },
  { weight: 1, arbitrary: fc.constantFrom<MaybeNumber>(null, 'nan', 'inf', '-inf', 0, 5e-324, -1.7e308) },
);
const aFew = fc.constantFrom(0, 0.01, -0.01, 0.02);

const matrices = fc.integer({ min: 0, max: 5 }).chain((columns) =>
  fc.array(
    fc.array(fc.oneof({ weight: 30, arbitrary: plausible }, { weight: 1, arbitrary: fc.double() }), {
      minLength: columns,
      maxLength: columns,
    }),
    { maxLength: 40, size: 'max' },
  ),
);

const inputs: fc.Arbitrary<AuditInput> = fc.record(
  {
    returns: fc.oneof(
      fc.array(anyReturn, { maxLength: 80, size: 'max' }),
      fc.array(plausible, { maxLength: 80, size: 'max' }),
      fc.array(fc.double({ noNaN: true, noDefaultInfinity: true }), { maxLength: 30, size: 'max' }),
      fc.array(aFew, { maxLength: 40, size: 'max' }),
      fc
        .tuple(plausible, fc.integer({ min: 8, max: 20 }))
        .map(([value, length]) => Array(length).fill(value)),
    ),
    trials: fc.oneof(
      fc.integer({ min: 1, max: 1000 }),
      fc.constantFrom(1, 2, 1e15, 1e17, 1e300, Number.MAX_VALUE),
    ),
    periodsPerYear: fc.oneof(
      fc.constantFrom(1, 4, 12, 52, 252),
      fc.double({ min: 0.01, max: 1e6, noNaN: true }),
    ),
    riskFreeAnnual: fc.double({ min: -1, max: 10, noNaN: true }),
    years: fc.double({ min: 1e-3, max: 1000, noNaN: true }),
    matrix: matrices,
    cscvBlocks: fc.integer({ min: 0, max: 8 }),
  },
  { requiredKeys: ['returns', 'trials'] },
);

interface Leaves {
  readonly nulls: string[];
  readonly notFinite: string[];
  readonly undefinedValues: string[];
}

function leavesOf(
  value: unknown,
  path = '',
  leaves: Leaves = { nulls: [], notFinite: [], undefinedValues: [] },
) {
  if (value === null) leaves.nulls.push(path);
  else if (value === undefined) leaves.undefinedValues.push(path);
  else if (typeof value === 'number' && !Number.isFinite(value)) leaves.notFinite.push(path);
  else if (typeof value === 'object') {
    for (const [key, inner] of Object.entries(value)) leavesOf(inner, path ? `${path}.${key}` : key, leaves);
  }
  return leaves;
}

const runs = { numRuns: 1500, seed: 20_260_101 };

test('an outcome is a refusal, or a result of finite numbers whose every null has its reason', () => {
  const kinds = new Set<string>();
  fc.assert(
    fc.property(inputs, (input) => {
      const outcome = auditBacktest(input);
      kinds.add(outcome.kind === 'refusal' ? outcome.code : outcome.result.pbo ? 'with pbo' : 'without');
      const contents = outcome.kind === 'refusal' ? outcome.params : outcome.result;
      const { nulls, notFinite, undefinedValues } = leavesOf(contents);
      expect(notFinite).toEqual([]);
      expect(undefinedValues).toEqual([]);
      const reasons = outcome.kind === 'refusal' ? [] : outcome.result.nullReasons;
      expect(reasons.map(({ field }) => field).toSorted()).toEqual(nulls.toSorted());
    }),
    runs,
  );
  // The inputs reach what they are meant to reach.
  const reached = ['with pbo', 'without', 'too-few-observations', 'sharpe-undefined', 'trials-below-matrix'];
  expect([...kinds]).toEqual(expect.arrayContaining(reached));
});

test('probabilities lie between 0 and 1, and more trials never raise the deflated Sharpe ratio', () => {
  fc.assert(
    fc.property(inputs, fc.integer({ min: 1, max: 1000 }), (input, more) => {
      const few = resultOf(auditBacktest(input));
      const many = resultOf(auditBacktest({ ...input, trials: input.trials + more }));
      if (few === null || many === null) return;
      const probabilities = [
        few.deflatedSharpeRatio,
        few.probabilisticSharpeRatio,
        few.pbo?.probabilityOfBacktestOverfitting ?? null,
        few.pbo?.probabilityOfLoss ?? null,
      ];
      for (const probability of probabilities) {
        if (probability === null) continue;
        expect(probability).toBeGreaterThanOrEqual(0);
        expect(probability).toBeLessThanOrEqual(1);
      }
      if (few.deflatedSharpeRatio === null || many.deflatedSharpeRatio === null) return;
      expect(many.deflatedSharpeRatio).toBeLessThanOrEqual(few.deflatedSharpeRatio);
    }),
    runs,
  );
});

test('the order of the returns touches only the serial correlation', () => {
  const ordered = fc.record({
    returns: fc.array(plausible, { minLength: 10, maxLength: 60 }),
    trials: fc.integer({ min: 1, max: 100 }),
  });
  fc.assert(
    fc.property(ordered, (input) => {
      const forward = resultOf(auditBacktest(input));
      const backward = resultOf(auditBacktest({ ...input, returns: input.returns.toReversed() }));
      if (forward === null || backward === null) return expect(backward).toBe(forward);
      // A ratio far above 1 multiplies the rounding of a standard deviation near 0.
      const tolerance = 1e-9 * (1 + Math.abs(forward.sharpe)) ** 2;
      expect(Math.abs(backward.sharpe - forward.sharpe)).toBeLessThan(tolerance);
      expect(backward.nObs).toBe(forward.nObs);
      expect(backward.expectedMaxSharpeNoSkill).toBe(forward.expectedMaxSharpeNoSkill);
    }),
    runs,
  );
});

function resultOf(outcome: AuditOutcome) {
  return outcome.kind === 'result' ? outcome.result : null;
}
