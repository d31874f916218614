import type { Trial } from '../trials/trial.ts';
import type { AsOf, TrialJournal } from '../trials/trial-journal.ts';
import { independenceOf } from './family-independence.ts';
import { countsNow, judgementOf } from './trial-row.ts';
import { NO_EVIDENCE } from './unavailable.ts';
import { findTrial } from './unknown-trial.ts';

export interface CampaignMaterialOptions {
  readonly trial_id: string;
}

/** The evidence that a trial keeps, or why it has none: what was not evaluated is not passed. */
export function evidenceOf({ kind, evidence }: Trial) {
  return { evidence: evidence ?? null, evidence_unavailable: NO_EVIDENCE[kind] };
}

/** What is kept of a trial beside a configuration that came of it: how to make it again, and how far it can be believed. */
export async function campaignMaterial(journal: TrialJournal, options: CampaignMaterialOptions, asOf: AsOf) {
  const found = await findTrial(journal, options.trial_id);
  if (found.kind === 'refusal') return found;
  const { id, runId, tool, recordedAt, trial } = found.record;
  const tally = await journal.tally(trial.family, asOf);
  return {
    kind: 'result' as const,
    result: {
      campaign: {
        trial_id: id,
        recipe: recipeOf(trial),
        ...evidenceOf(trial),
        metadata: {
          run_id: runId,
          tool,
          recorded_at: recordedAt,
          kind: trial.kind,
          family: trial.family,
          n_obs: trial.n_obs,
          ...judgementOf(trial, tally),
          trial_counts: countsNow(tally, trial.n_obs),
          ...(await independenceOf(journal, trial.family, asOf)),
        },
      },
    },
  };
}

/** What it takes to simulate the configuration again. */
function recipeOf(trial: Trial) {
  return {
    strategy: trial.strategy,
    parameters: { ...trial.parameters },
    symbols: [...trial.symbols],
    timeframe: trial.timeframe,
    from: trial.first_bar,
    to: trial.last_bar,
    commission_bps: trial.commission_bps,
    slippage_bps: trial.slippage_bps,
    direction: trial.direction,
    position_fraction: trial.position_fraction,
    target_volatility: trial.target_volatility,
    volatility_window: trial.volatility_window,
    stop_loss: trial.stop_loss,
    fills: trial.fills,
  };
}
