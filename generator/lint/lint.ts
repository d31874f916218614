import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Place } from '../diagnostics/place.ts';
import type { Contract } from '../model/contract.ts';
import type { Prose } from '../resolve/prose.ts';

/** A house rule: what it finds in specs that are otherwise sound. */
export interface Lint {
  readonly name: string;
  readonly check: (input: LintInput) => readonly Diagnostic[];
}

export interface LintInput {
  readonly contract: Contract;
  /** Every text that people and agents read, with its place. */
  readonly prose: readonly Prose[];
  /** Where a key of server.yaml stands; the contract keeps no place of what is of no more than a name. */
  readonly serverPlace?: (path: readonly string[]) => Place;
  /** Tokens of a text; undefined where no budget is declared in tokens, since loading a tokenizer takes its time. */
  readonly countTokens?: (text: string) => number;
}
