import { isObject, type JsonObject, memberOf } from '../../diff/json.ts';
import { kebabCase, snakeCase, upperSnakeCase } from '../../model/names.ts';
import type { JsonValue } from '../../model/node.ts';
import type { AdoptedRefusal, AdoptedServer, AdoptedTool } from '../adopted.ts';
import { cleanText } from '../clean-text.ts';
import { withoutEnvelope } from '../envelope.ts';
import { exampleOf } from '../example.ts';
import { split } from '../listed-server.ts';
import { specNames, titleOf } from '../names.ts';
import { readRoot } from '../read-node.ts';
import type { Reading } from '../reading.ts';
import { argumentsSchema, dereferenced, jsonSchemaOf } from './operation-schemas.ts';

/** An operation of a document, with the parameters of its path. */
export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly operation: JsonObject;
  readonly shared: unknown;
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

/** Most values of what a tool takes, or gives. */
const MOST_VALUES = 5_000;

export function operationsOf(document: JsonObject): Operation[] {
  return Object.entries(document['paths'] as JsonObject).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = memberOf(item, method);
      return isObject(operation) ? [{ method, path, operation, shared: memberOf(item, 'parameters') }] : [];
    }),
  );
}

/** A tool for each operation, and a toolset for each first tag. */
export function operationTools(
  operations: readonly Operation[],
  document: JsonObject,
  reading: Reading,
): Pick<AdoptedServer, 'tools' | 'toolsets'> {
  const names = specNames(operations.map(nameOf));
  const toolsets = new Map<string, string>();
  const tools = operations.map((found, index) => {
    const [tag] = Array.isArray(found.operation['tags']) ? found.operation['tags'] : [];
    const title = cleanText(tag) || 'Tools';
    const toolset =
      snakeCase(title)
        .replace(/^[^a-z]+/, '')
        .slice(0, 64) || 'tools';
    toolsets.set(toolset, toolsets.get(toolset) ?? title);
    return operationTool(found, names[index]!, toolset, document, reading);
  });
  return { tools, toolsets: [...toolsets].map(([name, title]) => ({ name, title })) };
}

function nameOf({ method, path, operation }: Operation): string {
  const { operationId } = operation;
  return snakeCase(typeof operationId === 'string' ? operationId : `${method} ${path}`) || 'operation';
}

function operationTool(
  { method, path, operation, shared }: Operation,
  name: string,
  toolset: string,
  document: JsonObject,
  reading: Reading,
): AdoptedTool {
  const at = `${method.toUpperCase()} ${path}`;
  const todos = [`it is ${at}: a route of a spec has no parameters in its path, so say it in the handler`];
  const input = argumentsSchema(operation, shared, document, todos);
  const output = resultSchema(operation, document, todos);
  const root = (schema: JsonObject, direction: 'argument' | 'result') =>
    readRoot(
      { schema, document, at: `${at} ${direction}`, trail: [], direction, budget: { left: MOST_VALUES } },
      reading,
    );
  const example = exampleOf(root(input, 'argument'), reading);
  const { summary, details } = split(
    [cleanText(operation['summary']), cleanText(operation['description'])].filter(Boolean).join('\n\n'),
  );
  const readOnly = method === 'get';
  if (!readOnly) todos.push('effects: what stands here is what the method promises');
  return {
    name,
    title: titleOf(kebabCase(name)),
    toolset,
    summary,
    details,
    effects: {
      readOnly,
      destructive: method !== 'get' && method !== 'post',
      idempotent: method === 'get' || method === 'put' || method === 'delete',
      openWorld: true,
    },
    arguments: example.arguments,
    result: withoutEnvelope(root(output, 'result'), reading),
    refusals: refusalsOf(operation, document),
    example: example.call as JsonValue,
    todos,
  };
}

function resultSchema(operation: JsonObject, document: JsonObject, todos: string[]): JsonObject {
  const responses = memberOf(operation, 'responses');
  const status = ['200', '201', '202', '2XX', 'default'].find((code) => isObject(memberOf(responses, code)));
  const response = status === undefined ? {} : dereferenced(memberOf(responses, status), document);
  const schema = jsonSchemaOf(response);
  if (schema === undefined) {
    todos.push('result: the document has no schema of it');
    return {};
  }
  const { type, properties, $ref, allOf } = dereferenced(schema, document);
  if (type === 'object' || isObject(properties) || $ref !== undefined || Array.isArray(allOf)) return schema;
  todos.push('result: it is no object, and the field `value` stands for it');
  return { type: 'object', properties: { value: schema }, required: ['value'] };
}

/** What a response of 4xx says becomes a refusal. */
function refusalsOf(operation: JsonObject, document: JsonObject): AdoptedRefusal[] {
  const responses = memberOf(operation, 'responses');
  if (!isObject(responses)) return [];
  return Object.entries(responses)
    .filter(([status]) => /^4\d\d$/.test(status))
    .map(([status, response]) => {
      const condition = cleanText(memberOf(dereferenced(response, document), 'description'))
        .replaceAll(/[{}]/g, '')
        .slice(0, 200);
      return {
        code: REASONS[status] ?? `STATUS_${upperSnakeCase(status)}`,
        condition,
        status: Number(status),
      };
    });
}

const REASONS: Readonly<Record<string, string>> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  402: 'PAYMENT_REQUIRED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  406: 'NOT_ACCEPTABLE',
  409: 'CONFLICT',
  410: 'GONE',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  422: 'UNPROCESSABLE',
  429: 'TOO_MANY_REQUESTS',
};
