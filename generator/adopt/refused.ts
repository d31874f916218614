import type { ListedTool } from '../connect/listing.ts';
import { isObject, type JsonObject } from '../diff/json.ts';

/** A rule of a client that what a server lists breaks. */
export interface Refused {
  readonly client: string;
  /** As docs/portability.md calls it. */
  readonly rule: string;
  readonly problem: string;
  /** The tools that break it, and where the first one does. */
  readonly tools: readonly string[];
  readonly pointer: string;
}

interface SchemaRule {
  readonly rule: string;
  readonly clients: readonly string[];
  readonly problem: string;
  readonly isBroken: (schema: JsonObject, isRoot: boolean) => boolean;
}

const has = (schema: JsonObject, ...keywords: readonly string[]) => keywords.some((word) => word in schema);

/** What clients are known to reject or misread in the schema of arguments. */
const schemaRules: readonly SchemaRule[] = [
  {
    rule: 'L1',
    clients: ['anthropic'],
    problem: 'a combination of schemas at the root fails every request',
    isBroken: (schema, isRoot) => isRoot && has(schema, 'oneOf', 'anyOf', 'allOf'),
  },
  {
    rule: 'L2',
    clients: ['openai'],
    problem: 'the root is no plain object, which fails every request',
    isBroken: (schema, isRoot) => isRoot && (schema['type'] !== 'object' || has(schema, 'enum', 'not')),
  },
  {
    rule: 'L7',
    clients: ['copilot', 'openai'],
    problem: 'an object without `properties` is rejected',
    isBroken: (schema) => schema['type'] === 'object' && !has(schema, 'properties', '$ref'),
  },
  {
    rule: 'L9',
    clients: ['vscode', 'openai', 'gemini'],
    problem: 'an array does not say what its entries are',
    isBroken: ({ type, items }) => type === 'array' && !(isObject(items) && Object.keys(items).length > 0),
  },
  {
    rule: 'L10',
    clients: ['vscode'],
    problem: 'a tuple is rejected',
    isBroken: (schema) => Array.isArray(schema['items']) || has(schema, 'prefixItems', '$dynamicRef'),
  },
  {
    rule: 'L11',
    clients: ['anthropic', 'windsurf'],
    problem: 'a word of draft 4 is no valid JSON Schema 2020-12',
    isBroken: (schema) =>
      ['exclusiveMinimum', 'exclusiveMaximum', 'required'].some(
        (word) => typeof schema[word] === 'boolean',
      ) || schema['type'] === 'any',
  },
  {
    rule: 'L12',
    clients: ['anthropic'],
    problem: 'the schema says that it is draft 7, which some of its clients reject',
    isBroken: ({ $schema }) => typeof $schema === 'string' && $schema.includes('draft-07'),
  },
  {
    rule: 'L13',
    clients: ['gemini', 'cursor'],
    problem: 'a list of types is rejected or misread',
    isBroken: ({ type }) => Array.isArray(type),
  },
  {
    rule: 'L14',
    clients: ['gemini'],
    problem: '`$ref` and `$defs` are rejected',
    isBroken: (schema) => has(schema, '$ref', '$defs', 'definitions'),
  },
  {
    rule: 'L15',
    clients: ['gemini'],
    problem: 'an `enum` of other values than texts fails every request',
    isBroken: ({ type, enum: values }) =>
      Array.isArray(values) && (type !== 'string' || !values.every((value) => typeof value === 'string')),
  },
  {
    rule: 'L16',
    clients: ['gemini'],
    problem: 'a `format` other than date-time and enum is rejected',
    isBroken: ({ format }) => format !== undefined && format !== 'date-time' && format !== 'enum',
  },
  {
    rule: 'L17',
    clients: ['gemini'],
    problem: 'exclusive bounds, `const`, `propertyNames` and `patternProperties` are unknown to it',
    isBroken: (schema) =>
      has(schema, 'exclusiveMinimum', 'exclusiveMaximum', 'const', 'propertyNames', 'patternProperties'),
  },
  {
    rule: 'L18',
    clients: ['gemini'],
    problem: 'each branch of `anyOf` needs a `type`, and none may stand beside it',
    isBroken: (schema) =>
      Array.isArray(schema['anyOf']) &&
      ('type' in schema || !schema['anyOf'].every((branch) => isObject(branch) && 'type' in branch)),
  },
  {
    rule: 'L19',
    clients: ['codex'],
    problem: 'a value of several types is shown to the model as a string',
    isBroken: (schema, isRoot) => !isRoot && has(schema, 'anyOf', 'oneOf'),
  },
];

const names: readonly { rule: string; clients: readonly string[]; problem: string; fits: RegExp }[] = [
  {
    rule: 'L3',
    clients: ['anthropic'],
    problem: 'the name of a tool has other characters than letters, digits, _ and -',
    fits: /^[a-zA-Z0-9_-]{1,128}$/,
  },
  {
    rule: 'L4',
    clients: ['openai', 'codex'],
    problem: 'the name of a tool is longer than 64, or has other characters than letters, digits, _ and -',
    fits: /^[a-zA-Z0-9_-]{1,64}$/,
  },
  { rule: 'L6b', clients: ['vscode'], problem: 'the name of a tool has capital letters', fits: /^[^A-Z]*$/ },
];

const KEY = /^[a-zA-Z0-9_.-]{1,64}$/;

/** Which clients refuse or misread a list of tools, rule by rule, whatever specs would make of it. */
export function refusedBy(serverName: string, tools: readonly ListedTool[]): Refused[] {
  const broken: (Omit<Refused, 'client' | 'tools'> & { client: string; tool: string })[] = [];
  const note = (clients: readonly string[], rule: string, problem: string, tool: string, pointer: string) => {
    for (const client of clients) broken.push({ client, rule, problem, tool, pointer });
  };
  for (const { name, description, inputSchema } of tools) {
    for (const { rule, clients, problem, fits } of names)
      if (!fits.test(name)) note(clients, rule, problem, name, '/name');
    if (`mcp__${serverName}__${name}`.length > 64)
      note(['claude-code'], 'L5', 'with the name of the server it is longer than 64', name, '/name');
    if (`${serverName}${name}`.length > 60)
      note(['cursor'], 'L6', 'with the name of the server it is longer than 60', name, '/name');
    const length = typeof description === 'string' ? description.length : 0;
    if (length > 1024)
      note(['azure-openai'], 'L22', 'a description is longer than 1,024', name, '/description');
    if (length > 2048) note(['claude-code'], 'L23', 'a description is cut at 2,048', name, '/description');
    for (const { schema, pointer, isRoot } of schemasIn(inputSchema)) {
      for (const { rule, clients, problem, isBroken } of schemaRules)
        if (isBroken(schema, isRoot)) note(clients, rule, problem, name, `/inputSchema${pointer}`);
      const keys = isObject(schema['properties']) ? Object.keys(schema['properties']) : [];
      if (!keys.every((key) => KEY.test(key)))
        note(['anthropic'], 'L8', 'the name of an argument is not taken', name, `/inputSchema${pointer}`);
    }
  }
  for (const [client, most] of [
    ['windsurf', 50],
    ['cursor', 80],
    ['copilot', 128],
    ['vscode', 128],
  ] as const) {
    if (tools.length > most)
      note([client], 'L24', `it shows ${most} of ${tools.length} tools`, 'the list', '/tools');
  }
  return grouped(broken.map(({ tool, ...rest }) => ({ ...rest, tools: [tool] })));
}

/** Each rule of a client once, with all tools that break it, by client. */
export function grouped(refused: readonly Refused[]): Refused[] {
  return [...Map.groupBy(refused, ({ client, rule }) => `${client} ${rule}`).values()]
    .map((same) => ({ ...same[0]!, tools: [...new Set(same.flatMap(({ tools }) => tools))] }))
    .sort((a, b) => (a.client < b.client ? -1 : a.client > b.client ? 1 : 0));
}

interface Found {
  readonly schema: JsonObject;
  readonly pointer: string;
  readonly isRoot: boolean;
}

/** A schema and all inside it; references are not followed. */
function* schemasIn(root: unknown): Generator<Found> {
  const waiting: { readonly value: unknown; readonly pointer: string }[] = [{ value: root, pointer: '' }];
  for (const { value, pointer } of waiting) {
    if (!isObject(value)) continue;
    yield { schema: value, pointer, isRoot: pointer === '' };
    for (const key of ['items', 'additionalProperties', 'not'])
      waiting.push({ value: value[key], pointer: `${pointer}/${key}` });
    for (const key of ['properties', '$defs', 'definitions', 'anyOf', 'oneOf', 'allOf']) {
      const members = value[key];
      if (typeof members !== 'object' || members === null) continue;
      for (const [name, member] of Object.entries(members)) {
        const segment = name.replaceAll('~', '~0').replaceAll('/', '~1');
        waiting.push({ value: member, pointer: `${pointer}/${key}/${segment}` });
      }
    }
  }
}
