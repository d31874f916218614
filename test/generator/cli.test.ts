import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { usage } from '../../generator/commands/usage.ts';
import { toolwright } from './run-toolwright.ts';

test.each<[words: string[], told: string, command?: string]>([
  [['sho', 'plan_watering'], 'There is no command sho. Did you mean show?'],
  [['verfy'], 'There is no command verfy. Did you mean verify?'],
  [['nonsense'], 'There is no command nonsense.'],
  [['gen', '--chek'], 'There is no flag --chek. Did you mean --check?', 'gen'],
  [['verify', '--cals', 'none'], 'There is no flag --cals. Did you mean --calls?', 'verify'],
  [['gen', '--zzz'], 'There is no flag --zzz.', 'gen'],
  [['gen', 'audit'], 'gen takes options alone, and audit is none.', 'gen'],
  [['explain'], 'explain takes one thing, a code or a rule.', 'explain'],
  [['show', 'one', 'two'], 'show takes one thing, the name of a tool.', 'show'],
  [['lint', '--today', '2026-02-30'], '--today takes a day, YYYY-MM-DD.', 'lint'],
])(
  '%j is told what is wrong, the usage of that command alone, and status 2',
  async (words, told, command) => {
    const { status, out, err } = await toolwright('/nowhere', ...words);
    expect([status, out]).toEqual([2, '']);
    const more = command === undefined ? '`toolwright help` lists the commands.\n' : usage(command);
    expect(err).toBe(`${told}\n\n${more}`);
  },
);

test.each<[words: string[], command?: string]>([
  [[]],
  [['help']],
  [['--help']],
  [['gen', '--help'], 'gen'],
  [['verify', '-h', '--', 'node', 'server.js'], 'verify'],
])('%j prints the usage on the output', async (words, command) => {
  expect(await toolwright('/nowhere', ...words)).toEqual({ status: 0, out: usage(command), err: '' });
});

test("a server's own --help is not ours", async () => {
  const { out } = await toolwright('/nowhere', 'verify', '--', 'no-such-program', '--help');
  expect(out).not.toContain('Usage');
});

test.each([['--version'], ['version']])('%s is that of the package', async (word) => {
  const { version } = JSON.parse(
    readFileSync(new URL('../../generator/package.json', import.meta.url), 'utf8'),
  );
  expect(await toolwright('/nowhere', word)).toEqual({ status: 0, out: `${version}\n`, err: '' });
});
