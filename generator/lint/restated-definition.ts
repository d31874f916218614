import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { kindOfPath } from '../load/spec-file.ts';
import { memoize, whileSame } from '../memoize.ts';
import type { Term } from '../model/contract.ts';
import type { Prose } from '../resolve/prose.ts';
import type { LintInput } from './lint.ts';
import { wordsOf } from './words.ts';

/** Runs of words that are compared. */
const RUN = 3;

/** The share of a definition's runs at which a text says the same; below it, the two speak of one subject. */
const RESTATED = 0.5;

/** Texts that describe a tool or a value. */
const DESCRIPTIONS: ReadonlySet<string> = new Set(['summary', 'details', 'description']);

/** T513: a description that repeats the definition of a glossary term, which pages and agents get from there. */
export function restatedDefinition({ contract, prose }: LintInput): Diagnostic[] {
  const definitions = definitionsOf(contract.glossary);
  return prose.flatMap((one) => restatedIn(one, definitions));
}

const definitionsOf = memoize((glossary: readonly Term[]) =>
  glossary.map(({ name, definition }) => ({ name, runs: runsOf(definition) })),
);

const restatedIn = whileSame(
  ({ file, key, text, placeOf }: Prose, definitions: ReturnType<typeof definitionsOf>) => {
    if (!DESCRIPTIONS.has(key) || !['tool', 'types', 'groups'].includes(kindOfPath(file)!)) return [];
    const runs = runsOf(text);
    return definitions
      .filter((definition) => shareOf(definition.runs, runs) >= RESTATED)
      .map(({ name }) => diagnostic('T513', placeOf(0, text.length), { key, name }));
  },
);

function runsOf(text: string): ReadonlySet<string> {
  const words = wordsOf(text).map(({ word }) => word);
  return new Set(words.slice(RUN - 1).map((_, index) => words.slice(index, index + RUN).join(' ')));
}

function shareOf(runs: ReadonlySet<string>, others: ReadonlySet<string>): number {
  return runs.size === 0 ? 0 : runs.intersection(others).size / runs.size;
}
