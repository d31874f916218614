import { expect, test } from 'vitest';
import { clientSchemas } from '../../../../generator/lint/clients/schemas.ts';
import type { Node } from '../../../../generator/model/node.ts';
import {
  array,
  contract,
  integer,
  number,
  object,
  property,
  string,
  use,
} from '../../emit/contract-fixture.ts';

const empty = string({ enum: ['', 'a'] });
const nullable = number({ nullWhen: 'it is unknown' });

test.each<[string, Node, string, readonly string[]]>([
  ['a text', empty, 'gemini', ['']],
  ['an entry of a list', array(array(empty)), 'gemini', ['/items/items']],
  ['a property', object([property('b', empty)]), 'gemini', ['/properties/b']],
  ['what a map holds', object([], { additionalProperties: empty }), 'gemini', ['/additionalProperties']],
  ['a type', use('T', object([property('b', empty)])), 'gemini', ['/properties/b']],
  [
    'what is null at times',
    array({ ...empty, nullWhen: 'it is off' }, { nullWhen: 'there is none' }),
    'gemini',
    ['/anyOf/0/items/anyOf/0'],
  ],
  ['a null', nullable, 'codex', ['']],
  [
    'a number that is not finite, in a list that is null',
    array(integer({ nonFinite: true }), { nullWhen: 'n' }),
    'codex',
    ['', '/anyOf/0/items'],
  ],
  ['a look ahead', string({ pattern: '^(?=a)' }), 'openai', ['']],
  ['a look ahead that must not be', string({ pattern: '^(?!a)' }), 'azure-openai', ['']],
  ['a look behind that must not be', string({ pattern: '(?<!a)b' }), 'codex', ['']],
  ['a named group, which looks nowhere', string({ pattern: '(?<name>a)(?:b)' }), 'openai', []],
  ['a number among others', integer({ enum: [0, 1] }), 'gemini', []],
  ['nothing that this client minds', nullable, 'gemini', []],
])('finds %s', (_, node, client, pointers) => {
  const [tool] = contract.tools;
  const tools = [{ ...tool!, arguments: object([property('a~/b', node)]) }];
  const found = clientSchemas({
    contract: { ...contract, server: { ...contract.server, clients: [client] }, tools },
    prose: [],
  });
  const at = pointers.map(
    (pointer) =>
      `the tool "weigh_rows" breaks a rule of ${client} at /inputSchema/properties/a~0~1b${pointer}: `,
  );
  expect(found.map(({ message }) => message)).toEqual(at.map((text) => expect.stringContaining(text)));
  expect(clientSchemas({ contract: { ...contract, tools }, prose: [] })).toEqual([]);
});
