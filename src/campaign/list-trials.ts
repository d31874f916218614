import type { AsOf, FamilyTally, TrialFilter, TrialJournal } from '../trials/trial-journal.ts';
import { trialRow } from './trial-row.ts';
import { unknownTrial } from './unknown-trial.ts';

export interface ListTrialsOptions extends TrialFilter {
  /** Only older trials. */
  readonly before?: string;
  readonly limit: number;
}

/** One page of the trials on record, newest first, each judged by all that its family has tried by now. */
export async function listTrials(journal: TrialJournal, options: ListTrialsOptions, asOf: AsOf) {
  const { before, limit, ...filter } = options;
  if (before !== undefined && (await journal.find([before])).length === 0) return unknownTrial(before);
  const from = before === undefined ? {} : { before };
  // One more than asked for tells whether there is another page.
  const { trials, matching } = await journal.page(filter, { ...from, limit: limit + 1 }, asOf);
  const shown = trials.slice(0, limit);
  const tallies = await talliesOf(
    journal,
    shown.map(({ trial }) => trial.family),
    asOf,
  );
  return {
    kind: 'result' as const,
    result: {
      trials: shown.map((summary) => trialRow(summary, tallies.get(summary.trial.family)!)),
      matching,
      next_before: trials.length > limit ? shown.at(-1)!.id : null,
    },
  };
}

/** What each of the families tried, asked once. */
export async function talliesOf(
  journal: Pick<TrialJournal, 'tally'>,
  families: readonly string[],
  asOf: AsOf,
): Promise<ReadonlyMap<string, FamilyTally>> {
  const tallies = new Map<string, FamilyTally>();
  for (const family of new Set(families)) tallies.set(family, await journal.tally(family, asOf));
  return tallies;
}
