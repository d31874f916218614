/** Where the answers of the record's tools come from: the call log, as far as it was read. */
export function logProvenance(snapshot: string) {
  return {
    vendor: 'call log',
    asOf: null,
    model: null,
    trialCount: null,
    trialsSource: null,
    snapshot: `call-log@${snapshot}`,
  };
}
