import type { Refusal, Tool } from '../../model/contract.ts';
import type { Shared } from '../../model/per-tool.ts';
import type { JsonSchema } from '../schemas/json-schema.ts';

const PROBLEM_MEDIA_TYPE = 'application/problem+json';

/** RFC 9457, with what a refusal says besides. What no tool's contract names has `about:blank` and no code. */
export const problemSchema: JsonSchema = {
  type: 'object',
  description: 'RFC 9457 problem details. A refusal also has code, reason, recover and params.',
  properties: {
    type: { type: 'string', description: 'The page of the code, or about:blank.' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string', description: 'The reason and the way forward.' },
    code: { type: 'string' },
    reason: { type: 'string' },
    recover: { type: 'string', description: 'The way forward.' },
    params: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
    violations: {
      type: 'object',
      description:
        'Where arguments were at fault: the first ones in contract order, and how many there were.',
      properties: {
        shown: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              path: { type: 'string', description: 'As a reader would write it: matrix[3][17].' },
              code: { type: 'string' },
              message: { type: 'string' },
            },
            required: ['path', 'code', 'message'],
          },
        },
        total: { type: 'integer' },
      },
      required: ['shown', 'total'],
    },
    warnings: { type: 'array', items: { type: 'string' } },
    runId: { type: ['string', 'null'], description: 'The call in the log; null where it was not logged.' },
  },
  required: ['type', 'title', 'status', 'detail'],
};

/** What the server says itself, before a call or in place of one, by status. */
const OUTSIDE_A_CALL: ReadonlyMap<number, string> = new Map([
  [400, 'The request can not be read, or has arguments where they do not belong.'],
  [403, 'The Host or the Origin of the request is not one that the server answers to.'],
  [404, 'Calls over HTTP are switched off; there is no body then.'],
  [413, 'The body is larger than the server reads.'],
  [500, 'Something failed on the side of the server; the call log has it under the run id.'],
]);

/** The responses of a tool's route that are no result: a status each, with every code that it can stand for. */
export function problemResponses(tool: Tool, { server }: Shared): JsonSchema {
  const refusals = [...tool.refusals, ...server.refusals].filter(
    ({ code }, index, all) => all.findIndex((other) => other.code === code) === index,
  );
  const byStatus = Map.groupBy(refusals, ({ status }) => status);
  const outside = [...OUTSIDE_A_CALL.keys()].filter(
    (status) => status !== 404 || server.httpSwitch !== undefined,
  );
  const statuses = [...new Set([...byStatus.keys(), ...outside])].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => {
      const own = outside.includes(status) ? OUTSIDE_A_CALL.get(status) : undefined;
      return [String(status), problemResponse(status, byStatus.get(status) ?? [], own)];
    }),
  );
}

/** What follows from a problem that no code names. */
export function plainResponse(description: string): JsonSchema {
  return { description, content: { [PROBLEM_MEDIA_TYPE]: { schema: PROBLEM } } };
}

const PROBLEM: JsonSchema = { $ref: '#/components/schemas/Problem' };

function problemResponse(status: number, refusals: readonly Refusal[], own: string | undefined): JsonSchema {
  const lines = refusals.map(({ code, condition }) => `- \`${code}\`: ${condition}`);
  const schema = refusals.length === 0 ? PROBLEM : { ...PROBLEM, properties: { code: codeSchema(refusals) } };
  return {
    description: [...(own === undefined ? [] : [own]), ...lines].join('\n'),
    ...(HEADERS.has(status) && { headers: HEADERS.get(status) }),
    content: { [PROBLEM_MEDIA_TYPE]: { schema } },
  };
}

/** A declared pattern, such as `INVALID_{ARGUMENT}`, stands for a code for each name. */
function codeSchema(refusals: readonly Refusal[]): JsonSchema {
  const isPattern = ({ code }: Refusal) => code.includes('{');
  const exact = { type: 'string', enum: refusals.filter((one) => !isPattern(one)).map(({ code }) => code) };
  const patterns = refusals.filter(isPattern).map(({ code }) => ({
    type: 'string',
    pattern: `^${code.replace(/\{\w+\}/g, '[A-Z0-9_]+')}$`,
  }));
  const kinds = [...(exact.enum.length > 0 ? [exact] : []), ...patterns];
  return kinds.length === 1 ? kinds[0]! : { anyOf: kinds };
}

const HEADERS: ReadonlyMap<number, JsonSchema> = new Map([
  [
    401,
    {
      'WWW-Authenticate': {
        description: 'How to authenticate.',
        required: true,
        schema: { type: 'string' },
      },
    },
  ],
  [
    429,
    {
      'Retry-After': {
        description: 'Seconds until a call is taken again.',
        required: true,
        schema: { type: 'integer' },
      },
    },
  ],
]);
