import type { Violation } from '../answer.ts';
import type { ToolContract } from '../contract.ts';
import { nearestNames } from '../nearest.ts';
import { formatPath, type Path } from '../path.ts';
import { declaredRefusal, type Outcome, violationRefusal } from '../refusal.ts';
import type { ObjectShape } from '../shape.ts';
import { isPlainObject, type PlainObject } from './plain-object.ts';
import { rewriteObjects, withoutMembers } from './rewrite.ts';
import { showValue } from './show-value.ts';
import { violationList } from './violations.ts';
import { suggestFromVocabulary, type Vocabularies } from './vocabularies.ts';

/**
 * Drops what counts as absent (`null` for an optional that can't be null) and refuses what the tool does not
 * have, at any depth: a withheld parameter with its reason, a typo with the nearest names. Where an object
 * says `unknownKeys: warn`, an unknown key is dropped with a warning instead.
 */
export function refuseUnknownArguments(
  contract: ToolContract,
  args: unknown,
  vocabularies: Vocabularies,
  warn: (text: string) => void,
): Outcome<PlainObject> {
  if (!isPlainObject(args)) {
    const params = { problem: `they are ${showValue(args)}` };
    return { kind: 'refused', refusal: declaredRefusal(contract.refusals, 'INVALID_ARGUMENTS', params)! };
  }
  const list = violationList();
  const kept = rewriteObjects(contract.arguments, args, null, (shape, object, parent) => {
    const dropped = new Set<string>();
    for (const key of Object.keys(object)) {
      const property = shape.properties.find(({ name }) => name === key);
      if (property !== undefined) {
        const absent = object[key] === undefined || (object[key] === null && !property.shape.nullable);
        if (absent && property.required === undefined) dropped.add(key);
        continue;
      }
      if (knows(shape, key, vocabularies)) continue;
      const path: Path = { parent, key };
      if (shape.unknownKeys === 'warn') {
        warn(
          `${formatPath(path)} is not known and was ignored. ${suggestion(shape, key, vocabularies)}`.trim(),
        );
        dropped.add(key);
      } else {
        list.add(() => describe(contract, shape, path, vocabularies));
      }
    }
    return withoutMembers(object, dropped);
  });
  const violations = list.violations();
  if (violations.total > 0) {
    return { kind: 'refused', refusal: violationRefusal(contract.refusals, violations) };
  }
  return { kind: 'ok', value: kept as PlainObject };
}

function knows(shape: ObjectShape, key: string, vocabularies: Vocabularies): boolean {
  if (shape.keysFrom !== undefined) return vocabularies.get(shape.keysFrom)?.has(key) ?? false;
  return shape.additionalProperties !== undefined;
}

function describe(
  contract: ToolContract,
  shape: ObjectShape,
  path: NonNullable<Path>,
  vocabularies: Vocabularies,
): Violation {
  const argument = formatPath(path);
  const deferred = contract.deferred.find(({ name }) => name === argument);
  if (deferred !== undefined) {
    const message = `${argument} is withheld from this surface: ${deferred.reason}`;
    return { path: argument, code: 'DEFERRED_ARGUMENT', message };
  }
  const hint = suggestion(shape, String(path.key), vocabularies, withheldIn(contract, path));
  const message = `${argument} is not an argument of this tool. ${hint}`;
  return { path: argument, code: 'UNKNOWN_ARGUMENT', message };
}

/** The withheld parameters that would stand where a key stands, with the reason of each. */
function withheldIn({ deferred }: ToolContract, { parent }: NonNullable<Path>): ReadonlyMap<string, string> {
  const within = parent === null ? '' : `${formatPath(parent)}.`;
  const here = deferred.filter(({ name }) => name.startsWith(within));
  return new Map(here.map(({ name, reason }) => [name.slice(within.length), reason]));
}

function suggestion(
  shape: ObjectShape,
  key: string,
  vocabularies: Vocabularies,
  withheld: ReadonlyMap<string, string> = new Map(),
): string {
  const entries = shape.keysFrom === undefined ? undefined : vocabularies.get(shape.keysFrom);
  if (entries !== undefined) return suggestFromVocabulary(key, shape.keysFrom!, entries);
  const names = shape.properties.map(({ name }) => name);
  const [first, ...more] = nearestNames(key, [...names, ...withheld.keys()]);
  const reason = first === undefined ? undefined : withheld.get(first);
  if (reason !== undefined) return `Did you mean ${first}? It is withheld from this surface: ${reason}`;
  const nearest = [first, ...more].filter((name) => name !== undefined && !withheld.has(name));
  if (nearest.length > 0) return `Did you mean ${nearest.join(' or ')}?`;
  return names.length === 0 ? 'No argument is known there.' : `Known there: ${names.join(', ')}.`;
}
