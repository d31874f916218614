import { expect, test } from 'vitest';
import { run } from '../../generator/cli.ts';

test.each([
  ['sho', 'There is no command sho. Did you mean show?'],
  ['verfy', 'There is no command verfy. Did you mean verify?'],
  ['everything', 'There is no command everything.\n'],
])('the nearest command is named: %s', async (word, said) => {
  let printed = '';
  const terminal = { out: () => {}, err: (text: string) => (printed += text), color: false, now: () => 0 };
  expect(await run([word], '/', terminal)).toBe(2);
  expect(printed).toContain(said);
});
