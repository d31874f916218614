import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { STUDIES } from '../../../src/charts/indicators/registry.ts';
import type { Parameters, Study } from '../../../src/charts/indicators/study.ts';
import { sliceBars } from '../../../src/market/bars.ts';
import { anotherFuture, flatBars, generatedBars } from '../generated-bars.ts';

const ROWS = 700;
const bars = generatedBars(ROWS);

const defaultsOf = (study: Study): Parameters =>
  Object.fromEntries(study.parameters.map(({ name, default: value }) => [name, value]));

/** Parameters within their bounds, small enough for a value on a few hundred rows. */
function arbitraryParameters(study: Study): fc.Arbitrary<Parameters> {
  const record = Object.fromEntries(
    study.parameters.map(({ name, minimum, maximum, whole }) => [
      name,
      whole
        ? // Two typical prices can be equal, which leaves the commodity channel index undefined.
          fc.integer({ min: name === 'period' ? Math.max(3, minimum) : minimum, max: Math.min(maximum, 60) })
        : fc.double({ min: minimum, max: maximum, noNaN: true }),
    ]),
  );
  const [lower, upper] = study.ascending ?? [];
  return fc
    .record(record)
    .filter((given) => lower === undefined || upper === undefined || given[lower]! < given[upper]!);
}

test('at least twenty-five studies, each with all its facts, under an id of its own', () => {
  expect(STUDIES.length).toBeGreaterThanOrEqual(25);
  expect(new Set(STUDIES.map(({ id }) => id)).size).toBe(STUDIES.length);
  for (const study of STUDIES) {
    expect(study.id).toMatch(/^[a-z][a-z_]*$/);
    for (const text of [study.title, study.definition, study.assumes, study.outside, study.source])
      expect(text.length).toBeGreaterThan(3);
    for (const { default: value, minimum, maximum } of study.parameters)
      expect(minimum <= value && value <= maximum).toBe(true);
  }
});

const named = (studies: readonly Study[]) => studies.map((study) => [study.id, study] as const);

describe.each(named(STUDIES))('%s', (_, study) => {
  test('has a value in every row once it is warm, and lacks one before', () => {
    fc.assert(
      fc.property(arbitraryParameters(study), (parameters) => {
        const columns = study.compute(bars, parameters);
        const warmUp = study.warmUp(parameters);
        expect(columns).toHaveLength(study.outputs.length);
        for (const column of columns) {
          expect(column).toHaveLength(ROWS);
          expect(column.slice(warmUp).every(Number.isFinite)).toBe(true);
        }
        if (warmUp > 0) expect(columns.some((column) => Number.isNaN(column[warmUp - 1]!))).toBe(true);
      }),
      { numRuns: 25 },
    );
  });

  test('flat prices, no volume, few rows: a number or none, never an infinity', () => {
    for (const sorry of [
      flatBars(200, 0),
      flatBars(200, 1000),
      sliceBars(bars, 0, 1),
      sliceBars(bars, 0, 0),
    ]) {
      for (const column of study.compute(sorry, defaultsOf(study))) {
        expect(column).toHaveLength(sorry.times.length);
        expect(column.some((value) => Math.abs(value) === Number.POSITIVE_INFINITY)).toBe(false);
      }
    }
  });

  test('a period longer than the data gives no value', () => {
    if (study.parameters.every(({ whole }) => !whole)) return;
    const longest = Object.fromEntries(
      study.parameters.map(({ name, whole, maximum, default: value }) => [
        name,
        // The upper of two ascending ones is enough.
        whole && name !== study.ascending?.[0] ? maximum : value,
      ]),
    );
    const columns = study.compute(sliceBars(bars, 0, 150), longest);
    expect(columns.some((column) => column.every(Number.isNaN))).toBe(true);
  });
});

test.each(named(STUDIES.filter(({ repaints }) => !repaints)))(
  '%s at a bar does not depend on what follows',
  (_, study) => {
    fc.assert(
      fc.property(
        arbitraryParameters(study),
        fc.integer({ min: 1, max: ROWS - 1 }),
        fc.double({ min: 0.2, max: 5, noNaN: true }),
        (parameters, row, factor) => {
          const values = study.compute(bars, parameters);
          const changed = study.compute(anotherFuture(bars, row, factor), parameters);
          const cut = study.compute(sliceBars(bars, 0, row), parameters);
          values.forEach((column, at) => {
            expect(changed[at]!.slice(0, row)).toEqual(column.slice(0, row));
            expect(cut[at]!).toEqual(column.slice(0, row));
          });
        },
      ),
      { numRuns: 25 },
    );
  },
);

test.each(named(STUDIES.filter(({ repaints }) => repaints)))(
  '%s repaints, as it says: some bar is changed by what follows',
  (_, study) => {
    const [line] = study.compute(bars, defaultsOf(study));
    const changes = Array.from({ length: 100 }, (_, at) => {
      const [cut] = study.compute(sliceBars(bars, 0, 300 + at), defaultsOf(study));
      return cut!.some((value, row) => value !== line![row]);
    });
    expect(changes).toContain(true);
  },
);

test.each(named(STUDIES.filter(({ memory }) => memory !== 'cumulative')))(
  '%s does not show where its rows begin, once it has settled',
  (_, study) => {
    const all = generatedBars(5000);
    const parameters = defaultsOf(study);
    const begin = 900;
    const first = begin + study.warmUp(parameters) + study.settle(parameters);
    const whole = study.compute(all, parameters);
    const later = study.compute(sliceBars(all, begin, 5000), parameters);
    whole.forEach((column, at) => {
      for (let row = first; row < 5000; row += 97) {
        const scale = Math.max(Math.abs(column[row]!), 1);
        expect(Math.abs(later[at]![row - begin]! - column[row]!) / scale).toBeLessThan(
          study.memory === 'window' ? 1e-9 : 1e-3,
        );
      }
    });
  },
);
