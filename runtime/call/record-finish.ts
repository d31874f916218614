import type { CallLog, FinishedRow } from '../journal/call-log.ts';
import type { Ending } from './ending.ts';
import type { Run } from './record-start.ts';
import { snapshotOf } from './stamp-provenance.ts';

/** What the row says beside the ending. */
export interface Circumstances {
  readonly seed: number | null;
  /** ISO 8601: what the handler saw as now. */
  readonly clock: string;
  readonly warnings: readonly string[];
  readonly serverVersion: string;
  readonly revision: string | null;
}

/** Writes the `finished` row. Rejects where it can't be written: the answer is then withheld. */
export async function recordFinish(
  log: CallLog,
  run: Run,
  ending: Ending,
  circumstances: Circumstances,
  finishedAt: Date,
): Promise<void> {
  const { seed, clock, warnings, serverVersion, revision } = circumstances;
  const recalled = ending.kind === 'result' ? ending.recalled : undefined;
  const row: FinishedRow = {
    runId: run.runId,
    finishedAt: finishedAt.toISOString(),
    outcome: recalled === undefined ? ending.kind : 'remembered',
    code: ending.kind === 'refusal' ? ending.refusal.code : null,
    fault: ending.kind === 'fault' ? describeError(ending.error) : null,
    seed,
    clock: recalled?.clock ?? clock,
    snapshot: ending.kind === 'result' ? snapshotOf(ending.provenance) : null,
    serverVersion,
    revision,
    resultDigest: ending.kind === 'result' ? ending.digest.whole : null,
    fieldDigests: ending.kind === 'result' ? ending.digest.fields : null,
    warnings,
    recalledFrom: recalled?.runId ?? null,
    durationMilliseconds: finishedAt.getTime() - run.startedAt.getTime(),
  };
  await log.finished(row);
}

function describeError(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
