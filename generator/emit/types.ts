import type { Contract } from '../model/contract.ts';
import { pascalCase } from '../model/names.ts';
import type { Emitter } from './emitter.ts';
import { code, comment, compiled } from './print/code.ts';
import { sourceFile } from './print/source-file.ts';
import type { JsonSchema } from './schemas/json-schema.ts';
import { typeSchema } from './schemas/types.ts';

/** `generated/contract/types.ts`: every named type, and the arguments and the result of each tool. */
export const types: Emitter = {
  name: 'types',
  emit: async ({ contract }) => {
    const declarations: string[] = [];
    for (const [name, schema] of namedSchemas(contract)) declarations.push(await declaration(name, schema));
    const file = sourceFile(
      'generated/contract/types.ts',
      'specs',
      code`${IMMUTABLE}

${compiled(declarations.join('\n\n'))}`,
    );
    return [file];
  },
};

/** Handlers may give what they got from a core that hands out readonly arrays. */
const IMMUTABLE = code`${comment('The same value, to be read and not changed, at every depth.')}
export type Immutable<T> = T extends readonly (infer Item)[]
  ? readonly Immutable<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Immutable<T[Key]> }
    : T;`;

function namedSchemas(contract: Contract): Map<string, JsonSchema> {
  const schemas = contract.types.map(({ name, node }) => [name, typeSchema(node)] as const);
  const tools = contract.tools.flatMap((tool) => {
    const name = pascalCase(tool.name);
    return [
      [
        `${name}Arguments`,
        typeSchema({
          ...tool.arguments,
          description: `Arguments of ${tool.name}, defaults applied.`,
        }),
      ],
      [`${name}Result`, typeSchema({ ...tool.result, description: `Result of ${tool.name}.` })],
    ] as const;
  });
  const all = new Map<string, JsonSchema>();
  for (const [name, schema] of [...schemas, ...tools]) {
    if (all.has(name)) throw new Error(`two types are named ${name}`);
    all.set(name, schema);
  }
  return all;
}

/** One exported type, indented; its references are names, so a schema never drags in another one. */
async function declaration(name: string, schema: JsonSchema): Promise<string> {
  const { compile } = await import('json-schema-to-typescript');
  // The compiler changes the letters of some names, so it gets one that it keeps.
  const text = await compile({ ...schema }, PLACEHOLDER, {
    format: false,
    bannerComment: '',
    additionalProperties: false,
    unknownAny: true,
    ignoreMinAndMaxItems: true,
  });
  return indent(
    text.replace(new RegExp(`^(export (?:interface|type)) ${PLACEHOLDER}\\b`, 'm'), `$1 ${name}`),
  );
}

const PLACEHOLDER = 'Generated';

/** json-schema-to-typescript leaves layout to a formatter, which would cost ten times what printing does. */
function indent(text: string): string {
  let depth = 0;
  let inComment = false;
  const lines = text
    .trim()
    .split('\n')
    .map((line) => {
      const bare = line.trim();
      if (!inComment && bare.startsWith('}')) depth--;
      const prefix = '  '.repeat(depth) + (inComment ? ' ' : '');
      if (bare.startsWith('/**')) inComment = true;
      if (inComment) inComment = !bare.endsWith('*/');
      else if (bare.endsWith('{')) depth++;
      return (prefix + bare).trimEnd();
    });
  return lines.filter((line) => line !== '').join('\n');
}
