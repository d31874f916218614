import { parseDocument } from 'yaml';

/** How many values aliases may stand for, in each of their uses. */
const ALIASES = 1_000;

/** A YAML text, or JSON, as plain values, without positions; throws where it is neither. */
export function readYaml(text: string): unknown {
  const document = parseDocument(text, { prettyErrors: false, logLevel: 'silent' });
  const [error] = document.errors;
  if (error !== undefined) throw new Error(error.message.split('\n')[0]);
  return document.toJS({ maxAliasCount: ALIASES });
}
