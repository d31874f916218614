import type { ErrorObject } from 'ajv';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import type { Path, SpecDocument } from '../load/document.ts';
import { SOMETHING } from './json-schema.ts';
import { limitProblem } from './limit-problem.ts';
import { ownWord } from './other-words.ts';

/** What the meta-schema found, in our words and at its place in the YAML. */
export function findingOf(error: ErrorObject, document: SpecDocument): Diagnostic {
  const path = pathOf(error.instancePath, document);
  const place = document.placeOfValue(path);
  const { params, parentSchema = {} } = error;
  switch (error.keyword) {
    case 'additionalProperties': {
      const key = String(params['additionalProperty']);
      const where = String(parentSchema['title']);
      const at = document.placeOfKey([...path, key]);
      const isRestOfSentence =
        /\s/.test(key) && (error.data as Readonly<Record<string, unknown>>)[key] === null;
      if (isRestOfSentence) return diagnostic('T208', at, { key, where });
      const meant = meantKey(error);
      const hint = isListOfNames(key, error)
        ? LIST_OF_REQUIRED
        : key === 'nullable' && meant === undefined
          ? '; null counts as absent where nothing is required'
          : '';
      return diagnostic('T201', at, { key, where, hint }, meant);
    }
    case 'required': {
      const where = String(parentSchema['title']);
      return diagnostic('T202', document.placeOfKey(path), { where, key: String(params['missingProperty']) });
    }
    case 'type':
      return diagnostic('T203', place, {
        where: nameOf(path),
        expected: expected(params['type'], error.data),
      });
    case 'enum':
    case 'const': {
      const allowed = [params['allowedValues'] ?? params['allowedValue']].flat().map(String);
      if (isListOfNames(path.at(-1), error)) {
        const problem = `${oneOf(allowed)}${LIST_OF_REQUIRED}`;
        return diagnostic('T204', place, { where: nameOf(path), allowed: problem }, undefined);
      }
      const meant = typeof error.data === 'string' ? meantWord(error.data, allowed) : undefined;
      const where = path.at(-2) === 'params' ? `the type of the parameter ${nameOf(path)}` : nameOf(path);
      return diagnostic('T204', place, { where, allowed: oneOf(allowed) }, meant);
    }
    case 'discriminator':
      return typeFinding(error, path, document);
    case 'pattern': {
      if (params['pattern'] === SOMETHING) {
        return diagnostic('T206', place, { where: nameOf(path), problem: 'must not be empty' });
      }
      const value = error.propertyName ?? String(error.data);
      const where = error.propertyName === undefined ? place : document.placeOfKey([...path, value]);
      return diagnostic('T205', where, { value, expected: String(parentSchema['title']) });
    }
    default: {
      const problem = limitProblem(error.keyword, params);
      return diagnostic('T206', place, { where: nameOf(path), problem });
    }
  }
}

/** JSON Schema has the names of what is required beside `properties`. */
const LIST_OF_REQUIRED = '; what is required says so itself, by `required: true`';

function isListOfNames(key: string | number | undefined, { keyword, data }: ErrorObject): boolean {
  const value =
    keyword === 'additionalProperties' ? (data as Readonly<Record<string, unknown>>)['required'] : data;
  return key === 'required' && Array.isArray(value);
}

/** The key that an unknown one was probably meant to be; undefined where none is near. */
export function meantKey({ params, parentSchema }: ErrorObject): string | undefined {
  const known = Object.keys((parentSchema?.['properties'] as object | undefined) ?? {});
  return meantWord(String(params['additionalProperty']), known);
}

/** Another language's word in ours, or the word that is nearest. */
function meantWord(word: string, known: readonly string[]): string | undefined {
  return ownWord(word, known) ?? nearest(word, known);
}

function oneOf(allowed: readonly string[]): string {
  return allowed.length === 1 ? allowed[0]! : `one of ${allowed.join(', ')}`;
}

/** A value that names no type, or one that doesn't exist. */
function typeFinding(error: ErrorObject, path: Path, document: SpecDocument): Diagnostic {
  const tag: unknown = error.params['tagValue'];
  if (tag === undefined) {
    const other = ['$ref', 'anyOf', 'oneOf', 'allOf', 'const'].find((key) =>
      Object.hasOwn(error.data as object, key),
    );
    const hint =
      other === undefined
        ? ''
        : other === '$ref'
          ? '; instead of `$ref` it says `use` and a name of types.yaml'
          : `; \`${other}\` is no word of the language: a value has one type`;
    return diagnostic('T207', document.placeOfKey(path), { where: nameOf(path), hint });
  }
  const types = ['string', 'number', 'integer', 'boolean', 'array', 'object'];
  const several = Array.isArray(tag);
  const hint = !several
    ? ''
    : tag.includes('null') || tag.includes(null)
      ? '; a value that may be null says when, by `nullWhen` beside its one type'
      : '; a value has one type';
  return diagnostic(
    'T204',
    document.placeOfValue([...path, 'type']),
    { where: '"type"', allowed: `${oneOf(types)}${hint}` },
    several ? undefined : meantWord(String(tag), types),
  );
}

/** A JSON pointer as a path; list positions become numbers where the document has a list. */
function pathOf(pointer: string, document: SpecDocument): Path {
  const path: (string | number)[] = [];
  let value: unknown = document.value;
  for (const part of pointer.split('/').slice(1)) {
    const segment = part.replaceAll('~1', '/').replaceAll('~0', '~');
    path.push(Array.isArray(value) ? Number(segment) : segment);
    value = (value as Readonly<Record<string, unknown>> | undefined)?.[segment];
  }
  return path;
}

/** What a person calls the value at a path: its key, or its number in a list. */
function nameOf(path: Path): string {
  const last = path.at(-1);
  if (last === undefined) return 'the file';
  return typeof last === 'number' ? `entry ${last + 1} of "${path.at(-2)}"` : `"${last}"`;
}

function expected(type: unknown, value: unknown): string {
  const nouns: Readonly<Record<string, string>> = {
    string: 'text (in quotes where it looks like something else)',
    number: 'a number',
    integer: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'a mapping of keys to values',
  };
  const said = [type]
    .flat()
    .map((name) => nouns[String(name)] ?? String(name))
    .join(' or ');
  const reads = {
    number: Number.isFinite(Number(value)),
    integer: Number.isFinite(Number(value)),
    boolean: value === 'true' || value === 'false',
  }[String(type)];
  return reads && typeof value === 'string' && value.trim() !== '' ? `${said}, without quotes` : said;
}
