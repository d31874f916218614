import * as forms from './forms.ts';
import { type JsonSchema, type Properties, SOMETHING } from './json-schema.ts';
import { nounOf } from './node.ts';
import { positions } from './node-positions.ts';

/** The forms of names that several keys share, by what the reference calls them. */
export const namedForms: ReadonlyMap<string, JsonSchema> = new Map(
  Object.entries(forms).map(([name, form]) => [
    name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
    form,
  ]),
);

/** True for an object with keys of its own and a title that names it. */
export function isConstruct(schema: JsonSchema): boolean {
  return schema['title'] !== undefined && schema['properties'] !== undefined;
}

/** The meaning of a key; facts that stand in a definition are said here in its stead. */
export function meaningOf(key: string, schema: JsonSchema): string {
  if (key === 'refuse' && schema['$ref'] !== undefined) return 'Broken keyword to refusal code.';
  if (key === 'deprecated') return 'Set where it will go.';
  if (key === 'items') return String(schema['description'] ?? 'What each entry is.');
  return [String(schema['description'] ?? ''), ...wordMeanings(schema)].join(' ').trim();
}

/** What each word of a closed list means, where the list says it. */
function wordMeanings({ enum: words, enumDescriptions }: JsonSchema): string[] {
  const meanings = enumDescriptions as readonly string[] | undefined;
  return (meanings ?? []).map((meaning, index) => `\`${(words as readonly string[])[index]}\`: ${meaning}`);
}

/** What may stand at a place, in words, with links to the sections that say more. */
export function valueWords(schema: JsonSchema): string {
  const { $ref, enum: words, const: constant, type, title, pattern, if: condition } = schema;
  if ($ref !== undefined) return definitionWords(String($ref).split('/').at(-1)!);
  if (constant !== undefined) return `\`${constant}\``;
  if (words !== undefined) return (words as readonly string[]).map((word) => `\`${word}\``).join(', ');
  if (type === undefined && condition !== undefined) {
    return ['else', 'then'].map((branch) => valueWords(schema[branch] as JsonSchema)).join(', or ');
  }
  if (isConstruct(schema)) return sectionLink(String(title));
  if (pattern !== undefined && pattern !== SOMETHING) return formWords(schema);
  switch (type) {
    case 'array':
      return schema['items'] === undefined
        ? 'a list'
        : `a list of: ${valueWords(schema['items'] as JsonSchema)}`;
    case 'object':
      return objectWords(schema);
    case 'string':
      return 'text';
    case 'integer':
      return `a whole number${boundWords(schema)}`;
    case 'number':
      return `a number${boundWords(schema)}`;
    case 'boolean':
      return '`true` or `false`';
    default:
      return [type ?? 'any value'].flat().map(String).join(' or ');
  }
}

/** Text of a fixed form: the name of the form where it has one, else what it is. */
export function formWords({ title, pattern }: JsonSchema): string {
  const named = [...namedForms].find(
    ([, form]) => form['pattern'] === pattern && form['title'] === title,
  )?.[0];
  return named === undefined ? String(title) : `${article(named)} [${named}](#forms-of-names)`;
}

/** `a word`, `an argument` */
export function article(noun: string): string {
  return /^[aeiou]/.test(noun) ? 'an' : 'a';
}

function sectionLink(title: string): string {
  return `[${title}](#${title.replaceAll(' ', '-')})`;
}

function definitionWords(name: string): string {
  const position = positions.find((one) => one === name);
  if (position !== undefined) return `[${article(nounOf(position))} ${nounOf(position)}](#values)`;
  return sectionLink(name === 'refuse' ? 'a refuse mapping' : `a ${name}`);
}

function objectWords({ additionalProperties, propertyNames, then: planned }: JsonSchema): string {
  if (typeof additionalProperties === 'object') {
    const named = propertyNames === undefined ? '' : `, each under ${formWords(propertyNames as JsonSchema)}`;
    return `a mapping of: ${valueWords(additionalProperties as JsonSchema)}${named}`;
  }
  return planned === undefined ? 'a mapping' : `a mapping, or ${valueWords(planned as JsonSchema)}`;
}

function boundWords({ minimum, maximum, exclusiveMinimum }: JsonSchema): string {
  if (exclusiveMinimum !== undefined) return ` above ${exclusiveMinimum}`;
  if (minimum !== undefined && maximum !== undefined) return `, ${minimum} to ${maximum}`;
  return minimum === undefined ? '' : `, at least ${minimum}`;
}

/** The schemas that stand within one. */
export function innerSchemas(schema: JsonSchema): JsonSchema[] {
  const properties = Object.values((schema['properties'] as Properties | undefined) ?? {});
  return [...properties, schema['items'], schema['additionalProperties'], schema['then']].filter(
    (inner): inner is JsonSchema => typeof inner === 'object',
  );
}
