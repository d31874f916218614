import type { ErrorObject } from 'ajv';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import type { Path, SpecDocument } from '../load/document.ts';
import { SOMETHING } from './json-schema.ts';
import { limitProblem } from './limit-problem.ts';

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
      return diagnostic('T201', at, { key, where }, meantKey(error));
    }
    case 'required': {
      const where = String(parentSchema['title']);
      return diagnostic('T202', document.placeOfKey(path), { where, key: String(params['missingProperty']) });
    }
    case 'type':
      return diagnostic('T203', place, { where: nameOf(path), expected: expected(params['type']) });
    case 'enum':
    case 'const': {
      const allowed = [params['allowedValues'] ?? params['allowedValue']].flat().map(String);
      const meant = typeof error.data === 'string' ? nearest(error.data, allowed) : undefined;
      return diagnostic('T204', place, { where: nameOf(path), allowed: oneOf(allowed) }, meant);
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

/** The key that an unknown one was probably meant to be; undefined where none is near. */
export function meantKey({ params, parentSchema }: ErrorObject): string | undefined {
  const known = Object.keys((parentSchema?.['properties'] as object | undefined) ?? {});
  return nearest(String(params['additionalProperty']), known);
}

function oneOf(allowed: readonly string[]): string {
  return allowed.length === 1 ? allowed[0]! : `one of ${allowed.join(', ')}`;
}

/** A value that names no type, or one that doesn't exist. */
function typeFinding(error: ErrorObject, path: Path, document: SpecDocument): Diagnostic {
  const tag: unknown = error.params['tagValue'];
  if (tag === undefined) return diagnostic('T207', document.placeOfKey(path), { where: nameOf(path) });
  const types = ['string', 'number', 'integer', 'boolean', 'array', 'object'];
  return diagnostic(
    'T204',
    document.placeOfValue([...path, 'type']),
    { where: '"type"', allowed: oneOf(types) },
    nearest(String(tag), types),
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

function expected(type: unknown): string {
  const nouns: Readonly<Record<string, string>> = {
    string: 'text (in quotes where it looks like something else)',
    number: 'a number',
    integer: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'a mapping of keys to values',
  };
  return [type]
    .flat()
    .map((name) => nouns[String(name)] ?? String(name))
    .join(' or ');
}
