import type { Json } from '../answer.ts';
import type { ToolListing } from '../contract.ts';
import { sha256 } from '../digest.ts';
import type { CallLog, StartedRow } from '../journal/call-log.ts';
import type { Admitted } from './admit.ts';

/** A call that has its row: who it is, and when it began on the wall clock. */
export interface Run {
  readonly runId: string;
  readonly startedAt: Date;
}

/** Writes the `started` row. Rejects where it can't be written: a call that is not logged is not made. */
export async function recordStart(
  log: CallLog,
  run: Run,
  listing: ToolListing,
  admitted: Admitted,
  caller: StartedRow['caller'],
): Promise<void> {
  await log.started({
    runId: run.runId,
    startedAt: run.startedAt.toISOString(),
    tool: listing.name,
    contractDigest: listing.digest,
    arguments: admitted.arguments as Json,
    argumentsDigest: sha256(admitted.canonical),
    caller,
  });
}
