import { inBulk } from '../heavy/in-bulk.ts';
import { oncePerObject } from '../memoize.ts';
import type { JsonSchema } from './schemas/json-schema.ts';

/** How many types are compiled at once: what a compilation takes beside its types is more than most types do. */
const BATCH = 50;

// The compiler changes the letters of some names, so it gets names that it keeps.
const PLACEHOLDER = 'Generated';

/**
 * A schema as an exported type, by name; each schema is compiled once. References are names (`tsType`), so a schema never
 * drags in another one.
 */
export async function declarations(schemas: ReadonlyMap<string, JsonSchema>): Promise<string[]> {
  const compiled = await compiledTypes([...schemas.values()]);
  const pattern = new RegExp(`^(export (?:interface|type)) ${PLACEHOLDER}\\d+\\b`, 'm');
  return [...schemas.keys()].map((name, index) => compiled[index]!.replace(pattern, `$1 ${name}`));
}

const compiledTypes = oncePerObject(async (schemas: readonly JsonSchema[]) => {
  const count = Math.ceil(schemas.length / BATCH);
  const batches = Array.from({ length: count }, (_, at) => schemas.slice(at * BATCH, (at + 1) * BATCH));
  return (await inBulk('types', batches)).flat();
});

/** Each schema as a type of its own: the properties of one object, with titles, which is then left out. */
export async function compileTypes(schemas: readonly JsonSchema[]): Promise<string[]> {
  const { compile } = await import('json-schema-to-typescript');
  const titled = schemas.map((schema, index) => [
    `_${index}`,
    { ...schema, title: `${PLACEHOLDER}${index}` },
  ]);
  const text = await compile({ type: 'object', properties: Object.fromEntries(titled) }, PLACEHOLDER, {
    format: false,
    bannerComment: '',
    additionalProperties: false,
    unknownAny: true,
    ignoreMinAndMaxItems: true,
  });
  const pattern = new RegExp(`^export (?:interface|type) (${PLACEHOLDER}\\d*)\\b`, 'm');
  const byName = new Map(
    splitDeclarations(text).map((declaration) => [pattern.exec(declaration)![1]!, declaration]),
  );
  return schemas.map((_, index) => byName.get(`${PLACEHOLDER}${index}`)!);
}

/** The declarations of a text, indented: json-schema-to-typescript leaves layout to a formatter, which takes ten times as long. */
function splitDeclarations(text: string): string[] {
  const found: string[][] = [];
  let depth = 0;
  let inComment = false;
  let isCommented = false;
  for (const line of text.split('\n')) {
    const bare = line.trim();
    if (bare === '') continue;
    if (!inComment && bare.startsWith('}')) depth--;
    if (depth === 0 && !inComment) {
      const opensComment = bare.startsWith('/**');
      const exports = bare.startsWith('export ');
      if (opensComment || (exports && !isCommented)) found.push([]);
      if (opensComment || exports) isCommented = opensComment;
    }
    const prefix = '  '.repeat(depth) + (inComment ? ' ' : '');
    if (bare.startsWith('/**')) inComment = true;
    if (inComment) inComment = !bare.endsWith('*/');
    else if (bare.endsWith('{')) depth++;
    found.at(-1)!.push(prefix + bare);
  }
  return found.map((lines) => lines.join('\n'));
}
