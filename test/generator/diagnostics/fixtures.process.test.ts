import { expect, test } from 'vitest';
import { findingsOf, fixtureNames, isOfProcesses, lineOf, readCase, withProject } from './fixture-project.ts';

test.each(fixtureNames.filter((name) => isOfProcesses(name)))('%s', async (name) => {
  const lines = (await withProject(name, findingsOf)).map(lineOf);
  expect(lines).toEqual(readCase(name).findings);
  expect(lines.join('\n')).toContain(` ${name.split('-')[0]} `);
});
