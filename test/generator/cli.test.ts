import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { toolwright } from './run-toolwright.ts';

test.each<[words: string[], told: string]>([
  [['sho', 'plan_watering'], 'There is no command sho. Did you mean show?'],
  [['verfy'], 'There is no command verfy. Did you mean verify?'],
  [['nonsense'], 'There is no command nonsense.'],
  [['gen', '--chek'], 'There is no flag --chek. Did you mean --check?'],
  [['verify', '--cals', 'none'], 'There is no flag --cals. Did you mean --calls?'],
  [['gen', '--zzz'], 'There is no flag --zzz.'],
])('%j is told the nearest name, the usage and status 2', async (words, told) => {
  const { status, out, err } = await toolwright('/nowhere', ...words);
  expect([status, out]).toEqual([2, '']);
  expect(err.split('\n\n')[0]).toBe(told);
  expect(err).toContain('\n\nUsage: toolwright COMMAND\n');
});

test.each([['--version'], ['version']])('%s is that of the package', async (word) => {
  const { version } = JSON.parse(
    readFileSync(new URL('../../generator/package.json', import.meta.url), 'utf8'),
  );
  expect(await toolwright('/nowhere', word)).toEqual({ status: 0, out: `${version}\n`, err: '' });
});
