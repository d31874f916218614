import type { AsOf, TrialJournal } from '../trials/trial-journal.ts';
import { evidenceOf } from './campaign-material.ts';
import { independenceOf } from './family-independence.ts';
import { countsNow, judgementOf } from './trial-row.ts';
import { findTrial } from './unknown-trial.ts';

export interface GetTrialOptions {
  readonly trial_id: string;
  readonly include_series: boolean;
  readonly include_trades: boolean;
}

/** A trial as it was put on record, judged by all that its family has tried by now. */
export async function getTrial(journal: TrialJournal, options: GetTrialOptions, asOf: AsOf) {
  const found = await findTrial(journal, options.trial_id);
  if (found.kind === 'refusal') return found;
  const { id, runId, tool, recordedAt, trial } = found.record;
  const { series, trades, evidence: _, folds: __, ...rest } = trial;
  const tally = await journal.tally(trial.family, asOf);
  return {
    kind: 'result' as const,
    result: {
      trial_id: id,
      run_id: runId,
      tool,
      recorded_at: recordedAt,
      trial: {
        ...rest,
        ...(options.include_series && series !== undefined && { series }),
        ...(options.include_trades && trades !== undefined && { trades }),
      },
      has_series: series !== undefined,
      recorded_trades: trades?.length ?? null,
      ...judgementOf(trial, tally),
      trial_counts: countsNow(tally, trial.n_obs),
      ...(await independenceOf(journal, trial.family, asOf)),
      ...evidenceOf(trial),
    },
  };
}
