import type { FileKind } from '../load/spec-file.ts';
import type { JsonSchema, Properties } from './json-schema.ts';
import { deprecation } from './lifecycle.ts';
import { metaSchemas } from './meta-schemas.ts';
import { artifact, everywhere, nounOf } from './node.ts';
import { type Kind, kinds } from './node-kinds.ts';
import { positionalFacts, positions, refuseMapping } from './node-positions.ts';
import {
  formWords,
  innerSchemas,
  isConstruct,
  meaningOf,
  namedForms,
  valueWords,
} from './reference-words.ts';

/**
 * The reference of the spec language as Markdown, made from the meta-schemas alone: a section for each kind of file and
 * a table for each construct in it, then the values and the forms of names, which several files share. `intro` stands
 * below the title.
 */
export function specReference(intro: string): string {
  const told = new Set<unknown>();
  const files = Object.entries(metaSchemas()).flatMap(([kind, schema]) =>
    fileSection(kind as FileKind, schema, told),
  );
  return `${['# Reference of the spec language', intro, ...files, ...valuesSection(), ...formsSection()].join('\n\n')}\n`;
}

/** A construct that an earlier file has told of (`told` holds its title) is not told again. */
function fileSection(kind: FileKind, schema: JsonSchema, told: Set<unknown>): string[] {
  const path = kind === 'tool' ? 'specs/tools/TOOLSET/TOOL.yaml' : `specs/${kind}.yaml`;
  const entries = isConstruct(schema) ? [] : [`${schema['description']} ${entryWords(schema)}`];
  return [`## \`${path}\``, ...entries, ...constructsIn(schema, told).flatMap(constructSection)];
}

/** What a file that is a list, or a map of names, holds. */
function entryWords(schema: JsonSchema): string {
  if (schema['type'] === 'array') return `Each entry is ${valueWords(schema['items'] as JsonSchema)}.`;
  const each = valueWords(schema['additionalProperties'] as JsonSchema);
  return `Under ${formWords(schema['propertyNames'] as JsonSchema)} stands ${each}.`;
}

/** The constructs that a schema holds, itself first, in the order of the page, each title once. */
function constructsIn(schema: JsonSchema, told: Set<unknown>): JsonSchema[] {
  const found: JsonSchema[] = [];
  const visit = (part: JsonSchema): void => {
    if (isConstruct(part)) {
      if (told.has(part['title'])) return;
      told.add(part['title']);
      found.push(part);
    }
    innerSchemas(part).forEach(visit);
  };
  visit(schema);
  return found;
}

function constructSection(schema: JsonSchema): string[] {
  const rows = keyRows(schema['properties'] as Properties, schema['required'] as readonly string[]);
  return [`### ${capitalised(String(schema['title']))}`, String(schema['description']), keyTable(rows)];
}

function keyRows(properties: Properties, required: readonly string[]): string[][] {
  return Object.entries(properties).map(([key, value]) => [
    `\`${key}\``,
    valueWords(value),
    required.includes(key) ? 'yes' : '',
    meaningOf(key, value),
  ]);
}

function keyTable(rows: readonly (readonly string[])[]): string {
  return table(['Key', 'Value', 'Required', 'Meaning'], rows);
}

function valuesSection(): string[] {
  return [
    '## Values',
    'Arguments, result fields, properties of objects, types of types.yaml, and entries of lists and open objects are values. Each says its `type`, or takes one from types.yaml with `use`; what it states beside `use` stands over what the type states.',
    '### Keys of every value',
    'With `type`, all but an entry need `description`; with `use`, the type has one.',
    keyTable([
      ['`use`', formWords(namedForms.get('type name')!), '', 'The type, instead of `type`.'],
      ...keyRows(everywhere, []),
    ]),
    ...kinds.flatMap(kindSection),
    ...constructSection(artifact),
    '### Keys by place',
    'Which of these a value may have depends on where it stands.',
    positionTable(),
    '### A refuse mapping',
    `${refuseMapping['description']} The keywords: ${Object.keys(refuseMapping['properties'] as Properties)
      .map((keyword) => `\`${keyword}\``)
      .join(', ')}.`,
    ...constructSection(deprecation),
  ];
}

function kindSection({ types, title, description, facts, needs = [] }: Kind): string[] {
  const heading = `### ${capitalised(title)}`;
  const says = `${Object.keys(types)
    .map((type) => `\`type: ${type}\``)
    .join(' or ')}. ${description}`;
  if (Object.keys(facts).length === 0) return [heading, `${says} It has no keys of its own.`];
  return [heading, says, keyTable(keyRows(facts, needs))];
}

/** The keys that depend on where a value stands. */
function positionTable(): string {
  const facts = positions.map((position) => positionalFacts(position, {}));
  const keys = [...new Set(facts.flatMap((properties) => Object.keys(properties)))];
  const rows = keys.map((key) => {
    const schema = facts.find((properties) => Object.hasOwn(properties, key))![key]!;
    const where = facts.map((properties) => (Object.hasOwn(properties, key) ? 'yes' : ''));
    return [`\`${key}\``, ...where, meaningOf(key, schema)];
  });
  return table(['Key', ...positions.map((position) => capitalised(nounOf(position))), 'Meaning'], rows);
}

function formsSection(): string[] {
  const rows = [...namedForms].map(([name, form]) => [name, String(form['title']), `\`${form['pattern']}\``]);
  return ['## Forms of names', table(['Name', 'Is', 'Matches'], rows)];
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}
