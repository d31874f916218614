/** Where the answers of the campaign's tools come from: the trials that were on record when the call began. */
export function trialProvenance(runId: string, trialCount: number | null) {
  return {
    vendor: 'trial journal',
    asOf: null,
    model: null,
    trialCount,
    trialsSource: trialCount === null ? null : 'trial journal',
    snapshot: `trial-journal@before ${runId}`,
  };
}

/** What the families of these rows tried, all together. */
export function triedIn(rows: readonly { readonly family: string; readonly n_trials: number }[]): number {
  const counts = new Map(rows.map(({ family, n_trials }) => [family, n_trials]));
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}
