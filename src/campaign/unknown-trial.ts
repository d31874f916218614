import type { TrialJournal, TrialRecord } from '../trials/trial-journal.ts';

/** A trial that is not on record. */
export function unknownTrial(trial: string) {
  return { kind: 'refusal', code: 'UNKNOWN_TRIAL', params: { trial } } as const;
}

/** The trial of an id, or the refusal that says that there is none. */
export async function findTrial(journal: Pick<TrialJournal, 'find'>, id: string) {
  const [record] = await journal.find([id]);
  return record === undefined ? unknownTrial(id) : ({ kind: 'trial', record } as FoundTrial);
}

interface FoundTrial {
  readonly kind: 'trial';
  readonly record: TrialRecord;
}
