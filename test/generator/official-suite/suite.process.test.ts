import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { validatorFiles } from '../../../generator/emit/contract/validators.ts';
import { exactSchema } from '../../../generator/emit/schemas/exact.ts';
import type { JsonSchema } from '../../../generator/emit/schemas/json-schema.ts';
import { importHere } from '../emit/contract/import-module.ts';
import { object, property } from '../emit/contract-fixture.ts';
import { resolveOnly, type Specs, specsOf, TOOL, type Tree, written } from '../hostile/project.ts';
import { nodeSpec, type Schema, Unsayable } from './translate.ts';

const require = createRequire(import.meta.url);
const folder = join(dirname(require.resolve('json-schema-test-suite/package.json')), 'tests/draft4');

interface Group {
  readonly description: string;
  readonly schema: Schema;
  readonly tests: readonly {
    readonly description: string;
    readonly data: unknown;
    readonly valid: boolean;
  }[];
}

interface Case {
  readonly name: string;
  readonly data: unknown;
  readonly valid: boolean;
  readonly exact: JsonSchema;
}

/** A file of the suite: its cases that the language can say, and how many it cannot, by reason. */
async function casesOf(keyword: string): Promise<{ cases: Case[]; skipped: Record<string, number> }> {
  const groups = JSON.parse(readFileSync(join(folder, `${keyword}.json`), 'utf8')) as Group[];
  const cases: Case[] = [];
  const skipped: Record<string, number> = {};
  for (const { description, schema, tests } of groups) {
    for (const { description: what, data, valid } of tests) {
      try {
        const node = await argumentNode(nodeSpec(schema, data));
        const root = object([property('value', node)]);
        cases.push({
          name: `${keyword}: ${description}: ${what}`,
          data,
          valid,
          exact: exactSchema(root),
        });
      } catch (error) {
        if (!(error instanceof Unsayable)) throw error;
        skipped[error.message] = (skipped[error.message] ?? 0) + 1;
      }
    }
  }
  return { cases, skipped };
}

/** The node of an argument that a tool's spec states so, through load, schema and resolve. */
async function argumentNode(spec: unknown) {
  const specs: Specs = specsOf();
  (specs[TOOL]!['arguments'] as Tree)['value'] = spec as Tree;
  const { findings, contract } = await resolveOnly(written(specs));
  if (contract === undefined)
    throw new Unsayable(findings.map(({ code, message }) => `${code} ${message}`).join());
  const argument = contract.tools[0]!.arguments.properties.find(({ name }) => name === 'value');
  return argument!.node;
}

/**
 * Each keyword of the language that the suite has a file for, and how many of its cases run. The package holds the suite of
 * draft 4, where these words mean what they mean today, but for the exclusive bounds, which were flags.
 */
const EXPECTED: Readonly<Record<string, number>> = {
  type: 42,
  enum: 6,
  pattern: 3,
  minLength: 4,
  maxLength: 4,
  minimum: 4,
  maximum: 4,
  multipleOf: 7,
  items: 2,
  minItems: 3,
  maxItems: 3,
  uniqueItems: 9,
  properties: 4,
  required: 3,
  additionalProperties: 6,
  default: 0,
};

const files = await Promise.all(Object.keys(EXPECTED).map(casesOf));
const cases = files.flatMap((file) => file.cases);
const [module] = await validatorFiles({
  folder: 'generated/contract/x',
  source: 'specs/x.yaml',
  schemas: Object.fromEntries(cases.map(({ exact }, index) => [`v${index}`, exact])),
});
const validators = (await importHere(module!.text)) as Record<string, (value: unknown) => boolean>;

test.each(cases.map((one, index) => [one.name, index] as const))('%s', (_, index) => {
  const { data, valid } = cases[index]!;
  expect(validators[`v${index}`]!({ value: data })).toBe(valid);
});

test('as many cases of each keyword run as ever did', () => {
  const run = Object.fromEntries(
    Object.keys(EXPECTED).map((keyword, index) => [keyword, files[index]!.cases.length]),
  );
  expect(run).toEqual(EXPECTED);
});

test('the others are those that the language does not say, each for a reason', () => {
  const reasons: Record<string, number> = {};
  for (const { skipped } of files) {
    for (const [reason, count] of Object.entries(skipped)) reasons[reason] = (reasons[reason] ?? 0) + count;
  }
  expect(reasons).toEqual({
    'T203 "default" must be a number or text (in quotes where it looks like something else)': 2,
    'T307 the default of "bar" does not fit: it is shorter than 4': 2,
    'a value has one type': 7,
    'a value of another type is refused, where JSON Schema lets it pass': 10,
    'a value that is always null says nothing': 7,
    'all entries of a list have one type': 2,
    'an enum holds texts alone, or numbers alone': 2,
    'entries of several types': 2,
    'null has no type of its own': 3,
    'patternProperties is no word of the language': 12,
  });
});
