import type { JsonSchema } from 'toolwright-runtime';
import type { ReadOnlyOptions } from 'toolwright-runtime/http';
import type { Services } from '../services.ts';
import { SURFACES } from './registry.ts';
import type { Surface } from './surface.ts';

const READS_PER_MINUTE = 120;

/** Every surface as the server mounts it. A query parameter that a surface does not have is refused, as a tool refuses one. */
export function readOnlySurfaces(services: Services): ReadOnlyOptions {
  const routes = SURFACES.map((surface) => ({
    path: surface.path,
    operation: operationOf(surface),
    answer: async (request: Parameters<Surface['answer']>[0]) => {
      const known = surface.parameters.filter((parameter) => parameter.in === 'query');
      const unknown = [...request.query.keys()].find((name) => known.every((one) => one.name !== name));
      return unknown === undefined
        ? await surface.answer(request, services)
        : unknownParameter(unknown, known);
    },
  }));
  return { routes, readsPerMinute: READS_PER_MINUTE };
}

function unknownParameter(name: string, known: readonly { readonly name: string }[]) {
  const names = known.map((one) => one.name).join(', ') || 'none';
  return {
    kind: 'problem',
    status: 422,
    code: 'UNKNOWN_ARGUMENT',
    detail: `There is no parameter ${name} here; the parameters of the query: ${names}.`,
  } as const;
}

function operationOf({ name, title, description, file, parameters, result, problems }: Surface): JsonSchema {
  const problem = {
    'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
  };
  const refusals = Object.entries({
    ...problems,
    422: 'A parameter is unknown or not what it must be.',
    429: 'The address has made its reads of a minute.',
  }).map(([status, text]) => [status, { description: text, content: problem }] as const);
  return {
    operationId: name,
    tags: ['server'],
    summary: title,
    description,
    security: [],
    parameters: parameters.map((parameter) => ({ ...parameter, required: parameter.in === 'path' })),
    responses: {
      200: { description: title, content: { 'application/json': { schema: result } } },
      ...Object.fromEntries(refusals),
    },
    'x-served-by': file,
  };
}
