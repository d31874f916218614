import { expect, test } from 'vitest';
import { usage } from '../../../generator/commands/usage.ts';

test('one command is told with the options that it takes', () => {
  expect(usage('pin')).toBe(`Usage: toolwright pin

  pin -- COMMAND... | --url URL
                            record what a server lists in toolwright.pins.json;
                            no specs are needed

  --header 'NAME: VALUE'    sent with --url, as often as given; a \${VARIABLE} in
                            VALUE is read from the environment, so that a secret
                            is in no list of processes
  --timeout SECONDS         how long a server may take for an answer; 10 where
                            nothing is said

Exit status: 0 done, 1 findings, drift or changes that are not accepted, 2 wrong
command line.
`);
});

test('all of them fit a terminal of 80 columns, and say which options belong to which', () => {
  const text = usage();
  expect(text.split('\n').filter((line) => line.length > 80)).toEqual([]);
  expect(text).toContain('  --format human|json       how it is printed (show, tokens)\n');
});
