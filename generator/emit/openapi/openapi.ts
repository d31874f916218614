import type { Contract, Vocabulary } from '../../model/contract.ts';
import { perTool } from '../../model/per-tool.ts';
import type { Emitter } from '../emitter.ts';
import { jsonText, LaidOutJson } from '../print/json.ts';
import { generatedFrom } from '../print/source-file.ts';
import type { JsonSchema } from '../schemas/json-schema.ts';
import { operation } from './operation.ts';
import { plainResponse, problemSchema } from './problems.ts';

/**
 * `generated/openapi.json`: the HTTP routes as an OpenAPI 3.1 document, with a response for each status that a tool's
 * refusals have.
 */
export const openapi: Emitter = {
  name: 'openapi',
  emit: ({ contract, digests }) => {
    const { server } = contract;
    const document = {
      openapi: '3.1.0',
      info: {
        title: server.title,
        version: server.version,
        summary: server.summary,
        description: server.instructions,
      },
      servers: [{ url: '/' }],
      tags: [
        ...server.toolsets.map(({ name, description }) => ({ name, description })),
        { name: SERVER_TAG, description: 'What the server says of itself.' },
      ],
      ...(server.access && { security: [{ token: [] }, {}] }),
      paths: { ...toolPaths(contract, digests), ...vocabularyPaths(contract.vocabularies), ...healthPaths() },
      components: {
        schemas: { Problem: problemSchema },
        ...(server.access && { securitySchemes: { token: TOKEN } }),
      },
      'x-generated': generatedFrom('specs'),
    };
    return [{ path: 'generated/openapi.json', text: `${jsonText(document)}\n` }];
  },
};

const SERVER_TAG = 'server';

const TOKEN = {
  type: 'http',
  scheme: 'bearer',
  description: 'A token that the operator has made. Where it may be left out is up to the server.',
};

/** Tools that share a path are methods of it. */
function toolPaths({ tools, ...shared }: Contract, digests: ReadonlyMap<string, string>): JsonSchema {
  const paths: Record<string, Record<string, LaidOutJson>> = {};
  for (const tool of tools) {
    if (tool.http === undefined) continue;
    const { path, method } = tool.http;
    paths[path] ??= {};
    paths[path][method.toLowerCase()] = operationText(tool, shared, digests.get(tool.name)!);
  }
  return paths;
}

/** As deep as `paths`, a path and a method. An edit of one tool leaves the others' as they are. */
const operationText = perTool(
  (tool, shared, digest: string) => new LaidOutJson(operation(tool, shared, digest), 3),
);

function vocabularyPaths(vocabularies: readonly Vocabulary[]): JsonSchema {
  return Object.fromEntries(
    vocabularies.map(({ name, title, description }) => [
      `/api/v1/vocabularies/${name}`,
      {
        get: {
          operationId: `read_vocabulary_${name}`,
          tags: [SERVER_TAG],
          summary: title,
          description,
          responses: {
            200: {
              description: 'The entries as they are now.',
              content: { 'application/json': { schema: VOCABULARY } },
            },
            500: plainResponse('The entries can not be read at the moment.'),
          },
        },
      },
    ]),
  );
}

const VOCABULARY: JsonSchema = {
  type: 'object',
  properties: {
    name: { type: 'string' },
    title: { type: 'string' },
    description: { type: 'string' },
    entries: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          name: { type: 'string' },
          type: { type: 'string', enum: ['string', 'number', 'integer', 'boolean'] },
          description: { type: 'string' },
          unit: { type: 'string' },
          values: { type: 'array', items: { type: 'string' } },
        },
        required: ['name', 'type', 'description'],
        additionalProperties: false,
      },
    },
  },
  required: ['name', 'title', 'description', 'entries'],
  additionalProperties: false,
};

function healthPaths(): JsonSchema {
  const answer = (description: string): JsonSchema => ({
    description,
    content: {
      'application/json': {
        schema: {
          type: 'object',
          properties: {
            status: { type: 'string' },
            name: { type: 'string' },
            version: { type: 'string' },
          },
          required: ['status', 'name', 'version'],
        },
      },
    },
  });
  const check = (operationId: string, summary: string, responses: JsonSchema) => ({
    get: { operationId, tags: [SERVER_TAG], summary, security: [], responses },
  });
  return {
    '/healthz': check('check_health', 'Whether the process answers', { 200: answer('It does.') }),
    '/readyz': check('check_readiness', 'Whether calls can be answered', {
      200: answer('They can.'),
      503: plainResponse('They can not; the detail says why.'),
    }),
  };
}
