import { expect, test } from 'vitest';
import { refusedBy } from '../../../generator/adopt/refused.ts';

const object = (properties: object) => ({ type: 'object', properties });

test.each<[string, object, string[]]>([
  ['a plain tool', {}, []],
  [
    'a union at the root',
    { inputSchema: { ...object({}), anyOf: [] } },
    ['anthropic L1 at /inputSchema', 'gemini L18 at /inputSchema'],
  ],
  [
    'a root that is no object',
    { inputSchema: { type: 'array', items: object({}) } },
    ['openai L2 at /inputSchema'],
  ],
  [
    'no properties',
    { inputSchema: { type: 'object' } },
    ['copilot L7 at /inputSchema', 'openai L7 at /inputSchema'],
  ],
  [
    'a list of anything',
    { inputSchema: object({ a: { type: 'array' } }) },
    [
      'gemini L9 at /inputSchema/properties/a',
      'openai L9 at /inputSchema/properties/a',
      'vscode L9 at /inputSchema/properties/a',
    ],
  ],
  [
    'a dot in the name',
    { name: 'a.b' },
    ['anthropic L3 at /name', 'codex L4 at /name', 'openai L4 at /name'],
  ],
  ['a capital in the name', { name: 'aB' }, ['vscode L6b at /name']],
  [
    'a key with a slash',
    { inputSchema: object({ 'a/b': { type: 'string' } }) },
    ['anthropic L8 at /inputSchema'],
  ],
  [
    'numbers in an enum',
    { inputSchema: object({ a: { type: 'integer', enum: [1] } }) },
    ['gemini L15 at /inputSchema/properties/a'],
  ],
  [
    'a reference',
    { inputSchema: { ...object({ a: { $ref: '#/$defs/A' } }), $defs: { A: { type: 'string' } } } },
    ['gemini L14 at /inputSchema'],
  ],
  ['a long description', { description: 'a'.repeat(1025) }, ['azure-openai L22 at /description']],
])('%s', (_, parts, expected) => {
  const tool = { name: 'echo', description: 'Echoes.', inputSchema: object({}), ...parts };
  expect(
    refusedBy('demo', [tool]).map(({ client, rule, pointer }) => `${client} ${rule} at ${pointer}`),
  ).toEqual(expected);
});

test('a rule is told once for all tools that break it', () => {
  const tools = ['a', 'b'].map((name) => ({
    name,
    inputSchema: object({ x: { type: ['string', 'null'] } }),
  }));
  expect(refusedBy('demo', tools).map((refused) => [refused.client, refused.rule, refused.tools])).toEqual([
    ['cursor', 'L13', ['a', 'b']],
    ['gemini', 'L13', ['a', 'b']],
  ]);
});

test('a list that is longer than a client shows', () => {
  const tools = Array.from({ length: 81 }, (_, index) => ({ name: `t${index}`, inputSchema: object({}) }));
  expect(refusedBy('demo', tools).map(({ client, problem }) => `${client}: ${problem}`)).toEqual([
    'cursor: it shows 80 of 81 tools',
    'windsurf: it shows 50 of 81 tools',
  ]);
});
