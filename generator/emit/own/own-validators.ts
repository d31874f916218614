import type { Tool } from '../../model/contract.ts';
import { pascalCase } from '../../model/names.ts';
import { contractFolder } from '../contract/paths.ts';
import { importRuntime } from '../contract/validators.ts';
import type { OutputFile } from '../emitter.ts';
import { code, identifier, string } from '../print/code.ts';
import { generatedFrom, sourceFile } from '../print/source-file.ts';
import { escapeHidden } from '../print/visible.ts';
import { exactSchema } from '../schemas/exact.ts';
import type { JsonSchema } from '../schemas/json-schema.ts';

/**
 * Standalone validators that fill defaults in and say the first thing that is wrong, since no runtime does either. That it is
 * the first alone bounds what a hostile value costs.
 */
export async function ownValidatorFiles(tool: Tool): Promise<OutputFile[]> {
  const { Ajv } = await import('ajv');
  const { default: standalone } = await import('ajv/dist/standalone/index.js');
  const ajv = new Ajv({
    meta: false,
    validateSchema: false,
    strict: false,
    strictNumbers: true,
    inlineRefs: false,
    useDefaults: true,
    loopRequired: Number.POSITIVE_INFINITY,
    code: { esm: true, lines: true, optimize: 1, source: true, process: () => 'return () => {}' },
  });
  const schemas = {
    validateArguments: exactSchema(tool.arguments),
    validateResult: exactSchema(tool.result),
  };
  ajv.addSchema({ $defs: together(schemas) }, 'root');
  const names = Object.keys(schemas);
  const script = standalone.default(
    ajv,
    Object.fromEntries(names.map((name) => [name, `root#/$defs/${name}`])),
  );
  const folder = contractFolder(tool);
  const type = pascalCase(tool.name);
  return [
    {
      path: `${folder}/validators.js`,
      text: `// ${generatedFrom(tool.place.file)}\n\n${escapeHidden(importRuntime(script, folder))}`,
    },
    sourceFile(
      `${folder}/validators.d.ts`,
      tool.place.file,
      code`import type { Validate } from ${string('../tool.ts')};
import type { ${identifier(`${type}Arguments`)}, ${identifier(`${type}Result`)} } from ${string('../types.ts')};

export declare const validateArguments: Validate<${identifier(`${type}Arguments`)}>;
export declare const validateResult: Validate<${identifier(`${type}Result`)}>;`,
    ),
  ];
}

/** The schemas as definitions of one, beside those that they use. */
function together(schemas: Readonly<Record<string, JsonSchema>>): JsonSchema {
  return Object.fromEntries(
    Object.entries(schemas).flatMap(([name, { $defs, ...root }]) => [
      ...Object.entries(($defs ?? {}) as Readonly<Record<string, JsonSchema>>),
      [name, root] as const,
    ]),
  );
}
