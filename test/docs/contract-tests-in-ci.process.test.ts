import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { followGuide } from './guide/follow-guide.ts';

test('the guide is right when it is followed line by line in an empty folder', async () => {
  const runs = await followGuide('contract-tests-in-ci.md', (folder) => {
    expect(readFileSync(join(folder, 'contract.xml'), 'utf8')).toContain(
      '<testsuite name="guarantees" tests="1"',
    );
  });
  expect(runs).toBe(5);
});
