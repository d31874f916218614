import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts';
import type { JsonSchema } from '../../emit/schemas/json-schema.ts';
import { inputSchema } from '../../emit/schemas/wire.ts';
import { memoize, whileSame } from '../../memoize.ts';
import type { Tool } from '../../model/contract.ts';
import type { LintInput } from '../lint.ts';
import { subschemas } from './subschemas.ts';

interface SchemaRule {
  readonly clients: readonly string[];
  readonly isBroken: (schema: JsonSchema) => boolean;
  readonly problem: string;
}

/** What a spec can say that a client is known to reject or misread. All else the wire schema keeps from them. */
const rules: readonly SchemaRule[] = [
  {
    clients: ['gemini'],
    isBroken: ({ enum: values }) => Array.isArray(values) && values.includes(''),
    problem: 'an empty text among the values of an enum fails every request',
  },
  {
    clients: ['codex'],
    isBroken: (schema) => 'anyOf' in schema,
    problem: 'a value of several types (nullWhen, nonFinite) is shown to the model as a string',
  },
  {
    clients: ['codex', 'openai', 'azure-openai'],
    isBroken: ({ pattern }) => typeof pattern === 'string' && /\(\?<?[=!]/.test(pattern),
    problem: 'a pattern that looks ahead or behind fails every request',
  },
];

/** T510: an argument whose wire schema a client in `clients` is known to reject or misread. */
export function clientSchemas({ contract: { server, tools } }: LintInput): Diagnostic[] {
  const inForce = rulesOf(server.clients);
  return inForce.length === 0 ? [] : tools.flatMap((tool) => brokenIn(tool, inForce));
}

const rulesOf = memoize((listed: readonly string[]) =>
  rules.flatMap(({ clients, ...rule }) =>
    clients.filter((client) => listed.includes(client)).map((client) => ({ client, ...rule })),
  ),
);

const brokenIn = whileSame((tool: Tool, inForce: ReturnType<typeof rulesOf>) =>
  subschemas(tool.arguments, inputSchema(tool.arguments), '/inputSchema').flatMap(
    ({ schema, pointer, place }) =>
      inForce
        .filter(({ isBroken }) => isBroken(schema))
        .map(({ client, problem }) =>
          diagnostic('T510', place, { client, what: `the tool "${tool.name}"`, pointer, problem }),
        ),
  ),
);
