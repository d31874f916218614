import { _, type Ajv, type CodeKeywordDefinition, type KeywordCxt, type Name, stringify } from 'ajv';
import type { JsonSchema } from '../schemas/json-schema.ts';

/**
 * Teaches an Ajv to write validators that only decide. What is wrong with a value is the runtime's to say, in
 * the words of the contract, so the code that collects errors would be two thirds of a validator for nothing.
 */
export function decideOnly(ajv: Ajv): void {
  ajv.addKeyword(verdict);
  for (const keyword of [additionalProperties, enumeration]) {
    ajv.removeKeyword(keyword.keyword as string);
    ajv.addKeyword(keyword);
  }
}

/**
 * The schemas as `decideOnly` takes them, as one: their definitions, and they themselves, each under its name and the
 * keyword that leaves errors out. A definition that several of them use is one function.
 */
export function forVerdict(schemas: Readonly<Record<string, JsonSchema>>): JsonSchema {
  const definitions = Object.entries(schemas).flatMap(([name, { $defs, ...root }]) => [
    ...Object.entries(($defs ?? {}) as Readonly<Record<string, JsonSchema>>),
    [name, root] as const,
  ]);
  return {
    $defs: Object.fromEntries(definitions.map(([name, schema]) => [name, { verdict: schema }])),
  };
}

/** Applies its schema without describing errors, one keyword after the other. */
const verdict: CodeKeywordDefinition = {
  keyword: 'verdict',
  schemaType: 'object',
  code: (context) => {
    context.subschema({ keyword: 'verdict', createErrors: false }, context.gen.name('valid'));
  },
};

// Ajv's own of these two copy the schema into the code, where there are many properties or values.

const additionalProperties: CodeKeywordDefinition = {
  keyword: 'additionalProperties',
  type: 'object',
  schemaType: ['boolean', 'object'],
  code: (context) => {
    const { gen, data, schema, parentSchema } = context;
    const known = setOf(context, Object.keys((parentSchema['properties'] as object | undefined) ?? {}));
    gen.forIn('key', data, (key) => {
      gen.if(_`!${known}.has(${key})`, () => {
        if (schema === false) context.error();
        else context.subschema({ keyword: 'additionalProperties', dataProp: key }, gen.name('valid'));
      });
    });
  },
};

/** Of texts, numbers and null alone, so that a set finds them. */
const enumeration: CodeKeywordDefinition = {
  keyword: 'enum',
  schemaType: 'array',
  code: (context) => context.fail(_`!${setOf(context, context.schema)}.has(${context.data})`),
};

function setOf({ gen }: KeywordCxt, values: readonly unknown[]): Name {
  return gen.scopeValue('obj', {
    ref: values,
    key: JSON.stringify(values),
    code: _`new Set(${stringify(values)})`,
  });
}

/** What Ajv writes to describe and count an error, and what stands in its place. */
const REWRITES: readonly (readonly [RegExp, string])[] = [
  // The head of a function, and its end.
  [
    /^function (validate\d+)\(data, \{.*\}=\{\}\)\{\nlet vErrors = null;\nlet errors = 0;\n/gm,
    'function $1(data){\n',
  ],
  [/^validate\d+\.errors = vErrors;\nreturn errors === 0;\n/gm, 'return true;\n'],
  // An error; one that a function for a definition found.
  [
    /^const (err\d+) = \{\};\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}\nerrors\+\+;\n(?:valid\d+ = false;\nbreak.*;\n)?/gm,
    'return false;\n',
  ],
  [
    /^if\(!\((validate\d+)\((.+), \{instancePath:.*\}\)\)\)\{\nvErrors = .*\nerrors = .*\n\}\nelse \{\n\}\n/gm,
    'if(!$1($2)) return false;\n',
  ],
  // Whether errors were counted since.
  [/^const _errs\d+ = errors;\n/gm, ''],
  [/^var valid\d+ = _errs\d+ === errors;\n(?:if\(!valid\d+\)\{\nvalid\d+ = false;\n\}\n)?/gm, ''],
  [/^let valid\d+(?: = true)?;\n/gm, ''],
  [/^valid\d+ = true;\n/gm, ''],
  [/ ?\{\nreturn false;\n\}/g, ' return false;'],
  // Copies of schemas, which nothing reads.
  [/^const schema\d+ = .*;\n/gm, ''],
];

const BOOKKEEPING = /^.*(?<![.\w$])(?:vErrors|errors|_errs\d+|valid\d+|instancePath|schema\d+)\b.*$/gm;

/**
 * Ajv's code with a `return false` where it counts an error. Ajv writes a statement to a line, and no text of a
 * schema over several. Throws where something of the bookkeeping is left.
 */
export function withoutErrors(script: string): string {
  const decided = REWRITES.reduce((text, [from, to]) => text.replace(from, to), script);
  // Names in quotes are a schema's own.
  const left = decided.match(BOOKKEEPING)?.find((line) => !line.includes('"'));
  if (left !== undefined) throw new Error(`a validator still counts errors: ${left}`);
  return decided;
}
