import { counted } from '../counted.ts';
import { formatPath, outermostKey, type Path } from '../path.ts';
import { INVALID_ARGUMENT_PATTERN, type Violations } from '../refusal.ts';
import type { ArrayShape, ObjectShape, Shape } from '../shape.ts';
import { entryKind, fitsEntry } from './coerce-vocabulary-values.ts';
import { describeWrongType, numberProblems, type Problem, stringProblems } from './explain-scalar.ts';
import { isPlainObject, type PlainObject } from './plain-object.ts';
import { showValue } from './show-value.ts';
import { violationList } from './violations.ts';
import { NO_VOCABULARIES, suggestFromVocabulary, type Vocabularies } from './vocabularies.ts';

type Report = (path: Path, code: string | undefined, problem: Problem) => void;

/**
 * Says what is wrong with a value that does not fit its shape, in contract order. Finds something exactly
 * when a validator generated from the same contract rejects, or where a name is not in its vocabulary.
 */
export function explain(shape: Shape, value: unknown, vocabularies: Vocabularies): Violations {
  const list = violationList();
  const report: Report = (path, code, problem) =>
    list.add(() => ({
      path: formatPath(path),
      code: code ?? patternCode(path),
      message: `${formatPath(path) || 'The value'} ${problem.says()}`,
    }));
  visit(shape, value, null, vocabularies, report);
  return list.violations();
}

/** What is wrong with a value of our own that its validator rejects, in sentences. */
export function problemsOf(shape: Shape, value: unknown): string {
  const { shown, total } = explain(shape, value, NO_VOCABULARIES);
  if (total === 0) return 'validator and shape disagree';
  const sentences = shown.map(({ message }) => message).join(' ');
  return total > shown.length ? `${sentences} (${total} in all)` : sentences;
}

function patternCode(path: Path): string {
  const argument = outermostKey(path);
  return argument === null ? 'INVALID_ARGUMENTS' : usualCode(argument);
}

/** The code of an argument that the spec names no other for. */
export function usualCode(argument: string): string {
  const name = argument
    .replaceAll(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1_$2')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
    .replaceAll(/^_|_$/g, '');
  return INVALID_ARGUMENT_PATTERN.replace('{ARGUMENT}', () => name.toUpperCase());
}

function visit(shape: Shape, value: unknown, path: Path, vocabularies: Vocabularies, report: Report): void {
  if (value === null && shape.nullable) return;
  const tell = (problem: Problem) => report(path, shape.refuse?.[problem.keyword], problem);
  if (shape.type === 'number' || shape.type === 'integer') {
    numberProblems(shape, value, tell);
  } else if (shape.type === 'string' && typeof value === 'string') {
    stringProblems(shape, value, tell);
    if (shape.valuesFrom !== undefined) visitName(shape.valuesFrom, value, vocabularies, tell);
  } else if (shape.type === 'array' && Array.isArray(value)) {
    visitArray(shape, value, path, vocabularies, report, tell);
  } else if (shape.type === 'object' && isPlainObject(value)) {
    visitObject(shape, value, path, vocabularies, report);
  } else if (shape.type !== 'boolean' || typeof value !== 'boolean') {
    tell(describeWrongType(shape, value));
  }
}

function visitName(
  vocabulary: string,
  name: string,
  vocabularies: Vocabularies,
  tell: (problem: Problem) => void,
): void {
  const entries = vocabularies.get(vocabulary);
  if (entries === undefined || entries.has(name)) return;
  const says = () => `has no value ${showValue(name)}. ${suggestFromVocabulary(name, vocabulary, entries)}`;
  tell({ keyword: 'valuesFrom', says });
}

function visitArray(
  shape: ArrayShape,
  items: readonly unknown[],
  parent: Path,
  vocabularies: Vocabularies,
  report: Report,
  tell: (problem: Problem) => void,
): void {
  const { length } = items;
  if (shape.minItems !== undefined && length < shape.minItems) {
    tell({
      keyword: 'minItems',
      says: () => `has ${counted(length, 'item')}; it must have at least ${shape.minItems}.`,
    });
  }
  if (shape.maxItems !== undefined && length > shape.maxItems) {
    tell({
      keyword: 'maxItems',
      says: () => `has ${counted(length, 'item')}; it can have at most ${shape.maxItems}.`,
    });
  }
  for (let key = 0; key < length; key++) {
    visit(shape.items, items[key], { parent, key }, vocabularies, report);
  }
  if (shape.uniqueItems) {
    const repeated = firstRepeated(items);
    if (repeated !== -1) {
      tell({
        keyword: 'uniqueItems',
        says: () => `repeats an item at position ${repeated}; items must differ.`,
      });
    }
  }
}

function firstRepeated(items: readonly unknown[]): number {
  const seen = new Set<string>();
  return items.findIndex((item) => {
    const text = textOf(item);
    if (seen.has(text)) return true;
    seen.add(text);
    return false;
  });
}

/** Equal values give equal text. Unlike canonical JSON, it takes whatever a bad value may hold. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(textOf).join()}]`;
  if (!isPlainObject(value)) return typeof value === 'string' ? JSON.stringify(value) : String(value);
  const keys = Object.keys(value).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${textOf(value[key])}`).join()}}`;
}

function visitObject(
  shape: ObjectShape,
  object: PlainObject,
  parent: Path,
  vocabularies: Vocabularies,
  report: Report,
): void {
  for (const { name, shape: member, required, requiredRefusal } of shape.properties) {
    const path: Path = { parent, key: name };
    if (Object.hasOwn(object, name) && object[name] !== undefined) {
      visit(member, object[name], path, vocabularies, report);
    } else if (required) {
      report(path, requiredRefusal, { keyword: 'required', says: () => 'is required.' });
    }
  }
  const entries = shape.keysFrom === undefined ? undefined : vocabularies.get(shape.keysFrom);
  const known = new Set(shape.properties.map(({ name }) => name));
  for (const key of Object.keys(object)) {
    if (known.has(key)) continue;
    const path: Path = { parent, key };
    // Where the object types its values itself, the vocabulary gives names alone.
    const entry = shape.additionalProperties === undefined ? entries?.get(key) : undefined;
    if (entry !== undefined && !fitsEntry(entry, object[key])) {
      const says = () => `must be ${entryKind(entry)}, not ${showValue(object[key])}.`;
      report(path, shape.refuse?.['keysFrom'], { keyword: 'keysFrom', says });
    } else if (shape.additionalProperties) {
      visit(shape.additionalProperties, object[key], path, vocabularies, report);
    } else if (shape.keysFrom === undefined) {
      const code = shape.refuse?.['additionalProperties'];
      report(path, code, { keyword: 'additionalProperties', says: () => 'is not known.' });
    }
  }
}
