/** What an answer about saved configurations was read from. */
export const CONFIG_PROVENANCE = {
  vendor: 'saved configurations',
  asOf: null,
  model: null,
  trialCount: null,
  trialsSource: null,
  snapshot: null,
} as const;
