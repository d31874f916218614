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
    description,
    ...(required.includes(name) && { required: true }),
    ...(PLAIN.has(schema['type']) ? { schema } : { content: { 'application/json': { schema } } }),
  }));
}

/** Types whose text in a query is the same as their JSON, or that are read as they are. */
const PLAIN = new Set<unknown>(['string', 'number', 'integer', 'boolean']);

function body(input: JsonSchema): JsonSchema {
  const required = namesOf(input['required']).length > 0;
  return { requestBody: { required, content: { 'application/json': { schema: input } } } };
}

function namesOf(required: unknown): readonly string[] {
  return (required ?? []) as readonly string[];
}
