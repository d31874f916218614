import { isObject, type JsonObject, memberOf } from '../../diff/json.ts';
import { propertyName } from '../../schema/forms.ts';

const isName = new RegExp(propertyName['pattern'] as string);

/** The object behind a local reference; itself where it is none. */
export function dereferenced(value: unknown, document: JsonObject): JsonObject {
  let found = value;
  for (let steps = 0; steps < 20; steps++) {
    const reference = memberOf(found, '$ref');
    if (typeof reference !== 'string' || !reference.startsWith('#/')) break;
    found = reference
      .slice(2)
      .split('/')
      .reduce<unknown>((at, key) => memberOf(at, key.replaceAll('~1', '/').replaceAll('~0', '~')), document);
  }
  return isObject(found) ? found : {};
}

/** The schema of a body that is JSON; undefined where there is none. */
export function jsonSchemaOf(body: JsonObject): JsonObject | undefined {
  const content = body['content'];
  if (!isObject(content)) return undefined;
  const type = Object.keys(content).find((name) => /^application\/([\w.-]+\+)?json\b/.test(name));
  const schema = memberOf(type === undefined ? undefined : content[type], 'schema');
  return isObject(schema) ? schema : undefined;
}

/** Parameters and the members of a JSON body as the properties of one object; what takes another name is told. */
export function argumentsSchema(
  operation: JsonObject,
  shared: unknown,
  document: JsonObject,
  todos: string[],
): JsonObject {
  const properties: Record<string, unknown> = {};
  const required: string[] = [];
  const add = (original: string, schema: unknown, must: boolean, where: string) => {
    const name = argumentName(original, properties);
    if (name !== original) todos.push(`the argument ${name} is ${JSON.stringify(original)} in the ${where}`);
    properties[name] = schema;
    if (must) required.push(name);
  };
  for (const parameter of parametersOf(operation, shared, document)) {
    const { name, in: where, description, schema, content } = parameter;
    if (typeof name !== 'string' || where === 'cookie') continue;
    const given = isObject(schema) ? schema : (jsonSchemaOf({ content }) ?? { type: 'string' });
    const described = typeof description === 'string' ? { ...given, description } : given;
    add(name, described, parameter['required'] === true, String(where));
  }
  const body = dereferenced(operation['requestBody'], document);
  const schema = jsonSchemaOf(body);
  if (schema === undefined) {
    if (isObject(body['content'])) todos.push('arguments: its body is no JSON, and is left out');
    return { type: 'object', properties, required };
  }
  const members = dereferenced(schema, document);
  if (isObject(members['properties'])) {
    const must = Array.isArray(members['required']) ? members['required'] : [];
    for (const [name, member] of Object.entries(members['properties'])) {
      if (isObject(member) && member['readOnly'] === true) continue;
      add(name, member, body['required'] === true && must.includes(name), 'body');
    }
  } else add('body', schema, body['required'] === true, 'request');
  return { type: 'object', properties, required };
}

/** Those of the operation stand over those of its path. */
function parametersOf(operation: JsonObject, shared: unknown, document: JsonObject): JsonObject[] {
  const all = [shared, operation['parameters']].flatMap((list) => (Array.isArray(list) ? list : []));
  const byName = new Map(
    all
      .map((parameter) => dereferenced(parameter, document))
      .map((parameter) => [`${parameter['in']} ${parameter['name']}`, parameter]),
  );
  return [...byName.values()];
}

function argumentName(original: string, taken: object): string {
  const words = original
    .replace(/[^A-Za-z0-9_]+/g, '_')
    .replace(/^[^A-Za-z]+|_+$/g, '')
    .slice(0, 60);
  const base = isName.test(original) ? original : words || 'argument';
  let name = base;
  for (let count = 2; Object.hasOwn(taken, name); count++) name = `${base}_${count}`;
  return name;
}
