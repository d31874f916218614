import type { ToolContract } from '../contract.ts';
import { type Outcome, violationRefusal } from '../refusal.ts';
import { applyDefaults } from './apply-defaults.ts';
import { coerceVocabularyValues } from './coerce-vocabulary-values.ts';
import { explain } from './explain.ts';
import type { PlainObject } from './plain-object.ts';
import type { Vocabularies } from './vocabularies.ts';

/**
 * Coerces, fills defaults, and validates: what comes out is what the handler gets, what the seed is drawn
 * from and what a replay needs. The generated validator decides; only where it rejects (or names come from a
 * vocabulary, which it can't know) is the value walked for words.
 *
 * Throws where the validator rejects what the shape finds nothing wrong with: the two were not generated from
 * one contract.
 */
export function validateArguments(
  contract: ToolContract,
  args: PlainObject,
  vocabularies: Vocabularies,
  warn: (text: string) => void,
): Outcome<PlainObject> {
  const coerced = coerceVocabularyValues(contract.arguments, args, vocabularies, warn);
  const filled = applyDefaults(contract.arguments, coerced);
  const valid = contract.validateArguments(filled);
  if (valid && vocabularies.size === 0) return { kind: 'ok', value: filled };
  const violations = explain(contract.arguments, filled, vocabularies);
  if (violations.total > 0) {
    return { kind: 'refused', refusal: violationRefusal(contract.refusals, violations) };
  }
  if (!valid) throw new Error('validator and shape disagree');
  return { kind: 'ok', value: filled };
}
