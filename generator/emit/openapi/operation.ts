import type { Tool } from '../../model/contract.ts';
import type { Shared } from '../../model/per-tool.ts';
import { listed } from '../contract/listing.ts';
import type { JsonSchema } from '../schemas/json-schema.ts';
import { problemResponses } from './problems.ts';

/** How a tool is called over its route: the arguments of a read in the query, those of a write in the body. */
export function operation(tool: Tool, shared: Shared, digest: string): JsonSchema {
  const { name, title, description, inputSchema, outputSchema } = listed(tool, shared);
  return {
    operationId: name,
    tags: [tool.toolset],
    summary: title,
    description,
    ...(tool.deprecated !== undefined && { deprecated: true }),
    ...(tool.http?.method === 'GET' ? { parameters: parameters(inputSchema) } : body(inputSchema)),
    responses: {
      200: { description: 'The result.', content: { 'application/json': { schema: outputSchema } } },
      ...problemResponses(tool, shared),
    },
    'x-contract-digest': digest,
  };
}

function parameters(input: JsonSchema): JsonSchema[] {
  const required = namesOf(input['required']);
  const properties = Object.entries(input['properties'] as Readonly<Record<string, JsonSchema>>);
  return properties.map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    description: isPlainList(schema) ? `${description ?? ''} ${LIST_AS_JSON}`.trimStart() : description,
    ...(required.includes(name) && { required: true }),
    ...form(schema),
  }));
}

/** How a value stands in a query. */
function form(schema: JsonSchema): JsonSchema {
  if (PLAIN.has(schema['type'])) return { schema };
  // What is the form of a query's lists anyway, said for those who read it.
  if (isPlainList(schema)) return { schema, style: 'form', explode: true };
  return { content: { 'application/json': { schema } } };
}

/** Types whose text in a query is the same as their JSON, or that are read as they are. */
const PLAIN = new Set<unknown>(['string', 'number', 'integer', 'boolean']);

const LIST_AS_JSON =
  'Given once for each item, or once with the whole list as JSON, as an empty one must be.';

/** A list that has a name and a value in the query for each item. */
function isPlainList({ type, items }: JsonSchema): boolean {
  return type === 'array' && PLAIN.has((items as JsonSchema | undefined)?.['type']);
}

function body(input: JsonSchema): JsonSchema {
  const required = namesOf(input['required']).length > 0;
  return { requestBody: { required, content: { 'application/json': { schema: input } } } };
}

function namesOf(required: unknown): readonly string[] {
  return (required ?? []) as readonly string[];
}
