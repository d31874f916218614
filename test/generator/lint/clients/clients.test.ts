import { expect, test } from 'vitest';
import { clientListLengths } from '../../../../generator/lint/clients/list-length.ts';
import { clientNames } from '../../../../generator/lint/clients/names.ts';
import { clientTexts } from '../../../../generator/lint/clients/texts.ts';
import type { LintInput } from '../../../../generator/lint/lint.ts';
import type { Server, Tool } from '../../../../generator/model/contract.ts';
import { contract } from '../../emit/contract-fixture.ts';

function served(
  clients: readonly string[],
  tools: readonly Partial<Tool>[],
  server: Partial<Server> = {},
): LintInput {
  const [tool] = contract.tools;
  return {
    contract: {
      ...contract,
      server: { ...contract.server, clients, ...server },
      glossary: [],
      tools: tools.map((facts) => ({ ...tool!, glossary: [], details: '', ...facts })),
    },
    prose: [],
  };
}
const all = [
  'anthropic',
  'openai',
  'azure-openai',
  'gemini',
  'claude-code',
  'codex',
  'copilot',
  'cursor',
  'vscode',
  'windsurf',
];
const but = (client: string) => all.filter((other) => other !== client);

test.each([
  // mcp__demo-server__ takes 18 characters, demo-server 11.
  ['claude-code', 46, 47],
  ['cursor', 49, 50],
])('the longest name of a tool for %s', (client, longest, tooLong) => {
  const names = (length: number, clients = [client]) =>
    clientNames(served(clients, [{ name: 'a'.repeat(length) }]));
  expect(names(longest)).toEqual([]);
  expect(names(tooLong).map(({ message }) => message)).toEqual([
    expect.stringContaining(`breaks a rule of ${client} at /name: with the server's name it takes`),
  ]);
  expect(names(tooLong, but(client)).filter(({ message }) => message.includes(client))).toEqual([]);
});

test('a tool name with capital letters is nothing for vscode', () => {
  const found = (name: string) => clientNames(served(['vscode'], [{ name }])).map(({ message }) => message);
  expect(found('get_sum-2')).toEqual([]);
  expect(found('getSum')).toEqual([
    'the tool "getSum" breaks a rule of vscode at /name: only lower-case letters, digits, _ and - are accepted',
  ]);
});

test.each([
  ['claude-code', 2048],
  ['azure-openai', 1024],
])('the longest description for %s', (client, longest) => {
  const effects = '\n\nA call changes nothing; it is logged.';
  const described = (length: number) =>
    clientTexts(served([client], [{ summary: 'a'.repeat(length - effects.length) }]));
  expect(described(longest)).toEqual([]);
  expect(described(longest + 1).map(({ message }) => message)).toEqual([
    expect.stringContaining(
      `the tool "weigh_rows" breaks a rule of ${client} at /description: it has ${longest + 1} characters, of which ${longest} are taken`,
    ),
  ]);
});

test('the longest instructions', () => {
  const instructed = (client: string, length: number) =>
    clientTexts(served([client], [], { instructions: 'a'.repeat(length) })).map(({ message }) => message);
  expect(instructed('claude-code', 2048)).toEqual([]);
  expect(instructed('claude-code', 2049)).toEqual([
    'the server breaks a rule of claude-code at /instructions: it has 2049 characters, of which 2048 are taken; the rest is cut off',
  ]);
  expect(instructed('azure-openai', 2049)).toEqual([]);
});

test.each([
  ['copilot', 128],
  ['cursor', 80],
  ['vscode', 128],
  ['windsurf', 50],
])('the most tools that %s shows', (client, most) => {
  const list = (count: number) =>
    clientListLengths(
      served(
        [client],
        Array.from({ length: count }, () => ({})),
      ),
    );
  expect(list(most)).toEqual([]);
  expect(list(most + 1).map(({ message }) => message)).toEqual([
    `the tool list breaks a rule of ${client} at /tools: it has ${most + 1} entries, of which ${most} are shown to a model`,
  ]);
});
