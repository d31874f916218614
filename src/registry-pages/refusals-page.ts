import { page, type RegistryPage } from './page.ts';

/** What stands where a running server prints the counts. */
export const CENSUS_PLACE = 'A running server prints the counts here.';

/** `/docs/refusals`, whose counts a server puts in their place when somebody reads it. */
export function refusalsPage(): RegistryPage {
  return {
    address: 'docs/refusals',
    markdown: page(
      '# Refusals of campaigns',
      'What a search leaves out says more than what it shows. Here each campaign of this server stands with its bar, as it was sealed before the first determination, and with the counts of all its tapes: counts only, no symbol.',
      '## Census',
      CENSUS_PLACE,
      '## How it is counted',
      'SELECTED tapes meet the sealed bar, CANDIDATE ones the lower bar alone. A REFUSAL meets neither, or was refused by the audit with a code. An ERROR is a tape whose audit failed, or gives other figures when it is computed again from the logged arguments. The first audit of a tape after the seal counts.',
      'The same counts are the answer of [refusal_census](../tools/refusal-census.md). [The codes of all refusals](../refusals.md) are another page.',
    ),
  };
}
