import { expect, test } from 'vitest';
import { tests } from '../../../../generator/emit/tests/tests.ts';
import { contract } from '../contract-fixture.ts';
import { emit } from '../run-emitter.ts';

const files = await emit(tests, contract);

test('a tool has a plan and a test, and all share the prepared states and the recorder', () => {
  expect([...files.keys()]).toEqual([
    'generated/tests/weigh-rows.plan.ts',
    'generated/tests/weigh-rows.test.ts',
    'generated/tests/fixtures.ts',
    'generated/tests/record.ts',
  ]);
});

test.each([
  [
    'a check is code',
    'weigh-rows.plan.ts',
    'check: (answers: any) => near(answers.sum.result.total.value, 3, 1e-9)',
  ],
  ['its helpers are imported', 'weigh-rows.plan.ts', 'import { near } from "toolwright-runtime/expression";'],
  [
    'the call that cases start from stands once',
    'weigh-rows.plan.ts',
    'const base: PlannedCall = { arguments: { rows: [1, 2] }',
  ],
  [
    'a case refers to it',
    'weigh-rows.plan.ts',
    '      outside: 501,\n      code: "INVALID_TOP_K",\n      call: base,',
  ],
  [
    'a prepared state loads on demand',
    'fixtures.ts',
    '"empty": async (state) => open((await import("../../test/fixtures/states.ts")).empty, state),',
  ],
  ['the recorder runs all plans', 'record.ts', 'await runRecorder([weighRows], {'],
])('%s', (_what, name, expected) => {
  expect(files.get(`generated/tests/${name}`)).toContain(expected);
});
