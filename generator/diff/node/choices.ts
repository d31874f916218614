import { type Change, changed, inside, type Spot } from '../change.ts';
import { equal, memberOf } from '../json.ts';
import { compareValues } from '../lists.ts';
import type { Direction } from './scope.ts';

export const choiceKeywords: readonly string[] = ['enum', 'pattern', 'valuesFrom', 'keysFrom'];

const rulesOf = {
  argument: {
    valueAdded: 'ARGUMENT_VALUE_ADDED',
    valueRemoved: 'ARGUMENT_VALUE_REMOVED',
    closed: 'ARGUMENT_VALUES_CLOSED',
    opened: 'ARGUMENT_VALUES_OPENED',
    patternStated: 'ARGUMENT_PATTERN_CHANGED',
    patternChanged: 'ARGUMENT_PATTERN_CHANGED',
    patternLifted: 'ARGUMENT_PATTERN_LIFTED',
    vocabularyChanged: 'ARGUMENT_VOCABULARY_CHANGED',
    vocabularyLifted: 'ARGUMENT_VOCABULARY_LIFTED',
  },
  result: {
    valueAdded: 'RESULT_VALUE_ADDED',
    valueRemoved: 'RESULT_VALUE_REMOVED',
    closed: 'RESULT_VALUES_CLOSED',
    opened: 'RESULT_VALUES_OPENED',
    patternStated: 'RESULT_PATTERN_STATED',
    patternChanged: 'RESULT_PATTERN_CHANGED',
    patternLifted: 'RESULT_PATTERN_CHANGED',
    vocabularyChanged: 'RESULT_VOCABULARY_CHANGED',
    vocabularyLifted: 'RESULT_VOCABULARY_CHANGED',
  },
} as const;

/** Which values a text, a number or a key can be: listed ones, those that match, those of a vocabulary. */
export function compareChoices(before: unknown, after: unknown, spot: Spot, direction: Direction): Change[] {
  return [
    ...compareListed(before, after, inside(spot, ['enum']), direction),
    ...comparePattern(before, after, inside(spot, ['pattern']), direction),
    ...compareVocabulary('valuesFrom', before, after, spot, direction),
    ...compareVocabulary('keysFrom', before, after, spot, direction),
  ];
}

function compareListed(before: unknown, after: unknown, spot: Spot, direction: Direction): Change[] {
  const [from, to] = [memberOf(before, 'enum'), memberOf(after, 'enum')];
  if (equal(from, to)) return [];
  const rules = rulesOf[direction];
  if (!Array.isArray(from) || !Array.isArray(to)) {
    return [changed(to === undefined ? rules.opened : rules.closed, spot, from, to)];
  }
  return compareValues(from, to, spot, {
    added: (value) => changed(rules.valueAdded, spot, from, to, { value }),
    removed: (value) => changed(rules.valueRemoved, spot, from, to, { value }),
  });
}

function comparePattern(before: unknown, after: unknown, spot: Spot, direction: Direction): Change[] {
  const [from, to] = [memberOf(before, 'pattern'), memberOf(after, 'pattern')];
  if (equal(from, to)) return [];
  const { patternStated, patternChanged, patternLifted } = rulesOf[direction];
  const rule = to === undefined ? patternLifted : from === undefined ? patternStated : patternChanged;
  return [changed(rule, spot, from, to)];
}

function compareVocabulary(
  keyword: 'valuesFrom' | 'keysFrom',
  before: unknown,
  after: unknown,
  spot: Spot,
  direction: Direction,
): Change[] {
  const [from, to] = [memberOf(before, keyword), memberOf(after, keyword)];
  if (equal(from, to)) return [];
  const { vocabularyChanged, vocabularyLifted } = rulesOf[direction];
  // Without its vocabulary a text is free, while an object has no other keys to take.
  const lifted = keyword === 'valuesFrom' && to === undefined;
  return [
    changed(lifted ? vocabularyLifted : vocabularyChanged, inside(spot, [keyword]), from, to, { keyword }),
  ];
}
