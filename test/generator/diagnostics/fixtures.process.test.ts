import { expect, test } from 'vitest';
import { findingsOf, fixtureNames, lineOf, readCase, withProject } from './fixture-project.ts';

test.each(fixtureNames.filter((name) => readCase(name).against !== undefined))('%s', async (name) => {
  const lines = (await withProject(name, findingsOf)).map(lineOf);
  expect(lines).toEqual(readCase(name).findings);
  expect(lines.join('\n')).toContain(` ${name.split('-')[0]} `);
});
