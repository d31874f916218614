import { memoize } from '../memoize.ts';
import type { Contract, Tool } from '../model/contract.ts';
import { pascalCase } from '../model/names.ts';
import { declarations } from './declarations.ts';
import type { Emitter } from './emitter.ts';
import { code, comment, compiled } from './print/code.ts';
import { sourceFile } from './print/source-file.ts';
import type { JsonSchema } from './schemas/json-schema.ts';
import { typeSchema } from './schemas/types.ts';

/** `generated/contract/types.ts`: every named type, and the arguments and the result of each tool. */
export const types: Emitter = {
  name: 'types',
  emit: async ({ contract }) => {
    const declared = await declarations(namedSchemas(contract));
    const file = sourceFile(
      'generated/contract/types.ts',
      'specs',
      code`${IMMUTABLE}

${compiled(declared.join('\n\n'))}`,
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

const schemaOfType = memoize(typeSchema);

const schemasOfTool = memoize((tool: Tool) => {
  const name = pascalCase(tool.name);
  const args = { ...tool.arguments, description: `Arguments of ${tool.name}, defaults applied.` };
  const result = { ...tool.result, description: `Result of ${tool.name}.` };
  return [[`${name}Arguments`, typeSchema(args)] as const, [`${name}Result`, typeSchema(result)] as const];
});

function namedSchemas(contract: Contract): Map<string, JsonSchema> {
  const schemas = contract.types.map(({ name, node }) => [name, schemaOfType(node)] as const);
  const tools = contract.tools.flatMap(schemasOfTool);
  const all = new Map<string, JsonSchema>();
  for (const [name, schema] of [...schemas, ...tools]) {
    if (all.has(name)) throw new Error(`two types are named ${name}`);
    all.set(name, schema);
  }
  return all;
}
