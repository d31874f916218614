import type { Outcome } from '../refusal.ts';
import { checkRules } from './check-rules.ts';
import type { PlainObject } from './plain-object.ts';
import type { CallSettings, ServedTool } from './settings.ts';
import { refuseUnknownArguments } from './unknown-arguments.ts';
import { validateArguments } from './validate-arguments.ts';
import { loadVocabularies } from './vocabularies.ts';
import { warnDeprecated } from './warn-deprecated.ts';

/** The arguments as the handler gets them, or the first refusal of what the contract says of them. */
export async function decideArguments<Services>(
  settings: CallSettings<Services>,
  tool: ServedTool<Services>,
  given: unknown,
  warn: (text: string) => void,
): Promise<Outcome<PlainObject>> {
  const contract = await tool.contract();
  const names = await tool.vocabularies();
  const vocabularies = await loadVocabularies(names, settings.vocabularies, settings.services);
  const known = refuseUnknownArguments(contract, given, vocabularies, warn);
  if (known.kind === 'refused') return known;
  warnDeprecated(contract, known.value, warn);
  const valid = validateArguments(contract, known.value, vocabularies, warn);
  return valid.kind === 'refused' ? valid : checkRules(contract, valid.value);
}
