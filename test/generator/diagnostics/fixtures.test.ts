import { expect, test } from 'vitest';
import { table } from '../../../generator/diagnostics/table.ts';
import { findingsOf, fixtureNames, isOfProcesses, lineOf, readCase, withProject } from './fixture-project.ts';

test('the project that every fixture breaks is sound', async () => {
  expect((await withProject('base', findingsOf)).map(lineOf)).toEqual([]);
});

// What compares with another contract asks git, and what works with a server starts one.
test.each(fixtureNames.filter((name) => !isOfProcesses(name)))('%s', async (name) => {
  const lines = (await withProject(name, findingsOf)).map(lineOf);
  expect(lines).toEqual(readCase(name).findings);
  expect(lines.join('\n')).toContain(` ${name.split('-')[0]} `);
});

test('every code has a fixture', () => {
  const covered = new Set(fixtureNames.map((name) => name.split('-')[0]));
  expect(Object.keys(table).filter((code) => !covered.has(code))).toEqual([]);
});
