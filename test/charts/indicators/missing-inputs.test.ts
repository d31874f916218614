import { expect, test } from 'vitest';
import { missingInputs } from '../../../src/charts/indicators/missing-inputs.ts';
import { completeParameters } from '../../../src/charts/indicators/parameters.ts';
import { STUDIES } from '../../../src/charts/indicators/registry.ts';
import { generatedBars } from '../generated-bars.ts';

const COLUMNS = ['opens', 'highs', 'lows', 'volumes'] as const;

test('a study that lacks nothing has the same values whatever the missing columns hold', () => {
  const bars = generatedBars(400);
  let unharmed = 0;
  for (const study of STUDIES) {
    const complete = completeParameters(study, {});
    if ('problem' in complete) throw new Error(complete.problem);
    for (const column of COLUMNS) {
      if (missingInputs(study, [column]).length > 0) continue;
      unharmed++;
      const without = { ...bars, [column]: new Float64Array(400).fill(Number.NaN) };
      expect([study.id, column, study.compute(without, complete.parameters)]).toEqual([
        study.id,
        column,
        study.compute(bars, complete.parameters),
      ]);
    }
  }
  expect(unharmed).toBeGreaterThan(100);
});

test.each([
  ['sma', []],
  ['rsi', []],
  ['atr', ['highs', 'lows']],
  ['obv', ['volumes']],
  ['mfi', ['highs', 'lows', 'volumes']],
])('%s reads of these %j', (id, expected) => {
  const study = STUDIES.find((one) => one.id === id)!;
  expect(missingInputs(study, COLUMNS)).toEqual(expected);
});
