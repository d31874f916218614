import type { OutputFile } from '../emitter.ts';
import { code, identifier, string } from '../print/code.ts';
import { generatedFrom, sourceFile } from '../print/source-file.ts';
import { escapeHidden } from '../print/visible.ts';
import type { JsonSchema } from '../schemas/json-schema.ts';

/** A module of validators that is to be made. */
export interface ValidatorModule {
  readonly folder: string;
  /** The spec that the schemas come from. */
  readonly source: string;
  /** By the names of the exports. */
  readonly schemas: Readonly<Record<string, JsonSchema>>;
}

/**
 * Standalone validators as an ES module with an export per schema, and its declarations. Each module has an Ajv
 * of its own: names in Ajv's code are counters, so with a shared one a new tool would rename what another tool
 * generates.
 */
export async function validatorFiles({ folder, source, schemas }: ValidatorModule): Promise<OutputFile[]> {
  const { Ajv } = await import('ajv');
  const { default: standalone } = await import('ajv/dist/standalone/index.js');
  const { decideOnly, forVerdict, withoutErrors } = await import('./verdict.ts');
  const names = Object.keys(schemas);
  const ajv = new Ajv({
    meta: false,
    validateSchema: false,
    strict: false,
    strictNumbers: true,
    inlineRefs: false,
    allErrors: true,
    loopRequired: Number.POSITIVE_INFINITY,
    // Only the code is wanted: what is made of it here is never called. Optimising would double the time, for
    // what little `withoutErrors` leaves to be done.
    code: { esm: true, lines: true, optimize: false, source: true, process: () => 'return () => {}' },
  });
  decideOnly(ajv);
  ajv.addSchema(forVerdict(schemas), 'root');
  const script = standalone.default(
    ajv,
    Object.fromEntries(names.map((name) => [name, `root#/$defs/${name}`])),
  );
  const declarations = names.map((name) => code`export declare const ${identifier(name)}: Validate;`);
  return [
    {
      path: `${folder}/validators.js`,
      text: `// ${generatedFrom(source)}\n\n${escapeHidden(importRuntime(withoutErrors(script), folder))}`,
    },
    sourceFile(
      `${folder}/validators.d.ts`,
      source,
      code`import type { Validate } from ${string('toolwright-runtime')};\n\n${declarations}`,
    ),
  ];
}

/**
 * Ajv loads its helpers with `require`, a declaration on a line of its own, even where it was asked for an ES module.
 * Node gives a CommonJS module as it is, some loaders its default export: the generated code takes both.
 */
export function importRuntime(script: string, folder: string): string {
  const imports = new Set<string>();
  const body = script
    .replace(/^"use strict";\n/, '')
    .replace(
      /^(const \w+ = )require\("(ajv\/dist\/runtime\/(\w+))"\)\.default;$/gm,
      (_line, start, module, name) => {
        imports.add(`import ${name} from "${module}.js";\n`);
        return `${start}${name}.default ?? ${name};`;
      },
    );
  // Only a declaration starts a line like this: in a string of the schema the line feed before it is escaped.
  if (/^\w+ \w+ = require\(/m.test(body)) throw new Error(`${folder}: a validator still needs require()`);
  return [...imports].join('') + body;
}
