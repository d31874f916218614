import { describe, expect, test } from 'vitest';
import { rules } from '../../../generator/diff/rules/table.ts';
import { accessCases } from './cases/access.ts';
import { argumentCases } from './cases/arguments.ts';
import { effectCases } from './cases/effects.ts';
import { promiseCases } from './cases/promises.ts';
import { promptCases } from './cases/prompts.ts';
import { referenceCases } from './cases/references.ts';
import { resultCases } from './cases/results.ts';
import { serverCases } from './cases/server.ts';
import { toolCases } from './cases/tools.ts';
import { valueCases } from './cases/values.ts';
import { bothWays, lineOf } from './locks.ts';

const families = {
  tools: toolCases,
  effects: effectCases,
  arguments: argumentCases,
  results: resultCases,
  references: referenceCases,
  promises: promiseCases,
  server: serverCases,
  access: accessCases,
  prompts: promptCases,
};

describe.each(Object.entries(families))('%s', (_, cases) => {
  test.each(cases.map((one) => [one.what, one] as const))('%s', async (_, { edit, prepare, there, back }) => {
    const [forth, home] = await bothWays(edit, prepare);
    expect(forth.map(lineOf)).toEqual(there);
    expect(home.map(lineOf)).toEqual(back);
  });
});

test('every rule comes of an edit of a spec, but the one for what no rule knows', () => {
  const lines = [
    ...Object.values(families).flatMap((cases) => cases.flatMap(({ there, back }) => [...there, ...back])),
    ...valueCases.flatMap(([, , , argument, result]) => [argument, result]),
  ];
  const seen = new Set(lines.map((line) => line.split(' ')[1]));
  expect(Object.keys(rules).filter((rule) => !seen.has(rule))).toEqual(['CONTRACT_CHANGED']);
});
