import { own } from '../access/access.ts';
import type { Answer, JsonObject, ResultAnswer } from '../answer.ts';
import { snapshotOf } from '../call/stamp-provenance.ts';
import { type ResultDigest, resultDigest } from '../digest.ts';
import { type CallRecord, type FinishedRow, REPLAY_OF } from '../journal/call-log.ts';
import type { Server } from '../server.ts';
import { isRepeatable } from './repeatable.ts';

/** What a call that was made again says of the one in the log. */
export interface Replay {
  /** The run that was made again. */
  readonly runId: string;
  readonly tool: string;
  /** The run that it was made again as; null where there was none to make. */
  readonly replayRunId: string | null;
  /** `impossible` where there is nothing to compare with, or no tool to call. */
  readonly verdict: 'same' | 'different' | 'impossible';
  /** A sentence: what is the same, what differs first, or why nothing could be compared. */
  readonly reason: string;
  /** The first field of the result that differs, in the result's own order. */
  readonly field: string | null;
  /** What of the circumstances is not as it was; a likely cause where the result differs. */
  readonly changed: readonly Change[];
}

export interface Change {
  readonly what: 'contract' | 'version' | 'revision' | 'snapshot';
  readonly logged: string | null;
  readonly now: string | null;
}

/** Whether a logged call can be made again; a tool that is gone is for the replay to tell. */
export function canReplay(server: Server, { started }: CallRecord): boolean {
  return server.listings().every((listing) => listing.name !== started.tool || isRepeatable(listing));
}

/** The run that a logged call was itself made to compare; null for any other call. */
export function replayedRun({ started: { caller } }: Pick<CallRecord, 'started'>): string | null {
  const isReplay = caller.surface === 'call' && caller.client?.startsWith(REPLAY_OF);
  return isReplay ? caller.client!.slice(REPLAY_OF.length) : null;
}

/**
 * Makes a logged call again, with its arguments, clock and seed, and compares the digest of what comes out with the
 * logged one. The replay is a call like any other and has rows of its own in the log. Never rejects.
 */
export async function replay(server: Server, record: CallRecord, revision: string | null): Promise<Replay> {
  const { started, finished } = record;
  const { runId, tool } = started;
  const subject = { runId, tool, replayRunId: null, field: null, changed: [] };
  if (finished === null) {
    return {
      ...subject,
      verdict: 'impossible',
      reason: 'The call never ended, so there is no answer to compare.',
    };
  }
  if (!canReplay(server, record)) {
    const reason = `${tool} writes: made again, the call would write again.`;
    return { ...subject, verdict: 'impossible', reason };
  }
  const answer = await server.call({
    tool,
    arguments: started.arguments,
    caller: { surface: 'call', client: `${REPLAY_OF}${runId}` },
    identify: own,
    now: new Date(finished.clock),
    replayOf: finished.recalledFrom ?? runId,
    givenAgain: finished.outcome === 'remembered',
    ...(finished.seed !== null && { seed: finished.seed }),
  });
  if (answer.kind === 'unknown-tool') {
    return { ...subject, verdict: 'impossible', reason: `This server has no tool ${tool} any more.` };
  }
  const listing = server.listings().find(({ name }) => name === tool);
  const changed = changes(started.contractDigest, finished, [
    ['contract', listing?.digest ?? null],
    ['version', server.contract.version],
    ['revision', revision],
    ...(answer.kind === 'result' ? ([['snapshot', snapshotOf(provenanceOf(answer))]] as const) : []),
  ]);
  return { ...subject, replayRunId: answer.runId, changed, ...compare(finished, answer) };
}

type Comparison = Pick<Replay, 'verdict' | 'reason' | 'field'>;

function compare(logged: FinishedRow, answer: Exclude<Answer, { kind: 'unknown-tool' }>): Comparison {
  const different = (reason: string, field: string | null = null): Comparison => ({
    verdict: 'different',
    reason,
    field,
  });
  // What was remembered is a result like the one that it repeated.
  const outcome = logged.outcome === 'remembered' ? 'result' : logged.outcome;
  if (answer.kind !== outcome) {
    return different(`It ended in ${ending(outcome, logged.code)}, and ends in ${endingOf(answer)} now.`);
  }
  if (answer.kind === 'result') return compareResults(logged, resultDigest(answer.result));
  if (answer.kind === 'refusal' && answer.refusal.code !== logged.code) {
    return different(`It was refused with ${logged.code}, and is refused with ${answer.refusal.code} now.`);
  }
  const how = answer.kind === 'refusal' ? `Refused with ${logged.code} again.` : 'It fails again.';
  return { verdict: 'same', reason: how, field: null };
}

function compareResults(logged: FinishedRow, now: ResultDigest): Comparison {
  if (logged.resultDigest === now.whole) {
    return { verdict: 'same', reason: `The result is the same, sha256:${now.whole}.`, field: null };
  }
  const before = logged.fieldDigests ?? {};
  const names = [...new Set([...Object.keys(now.fields), ...Object.keys(before)])];
  const field = names.find((name) => before[name] !== now.fields[name]) ?? null;
  const where = field === null ? 'The result differs.' : `The result differs, first in ${field}.`;
  return { verdict: 'different', reason: where, field };
}

function ending(outcome: string, code: string | null): string {
  return outcome === 'refusal' ? `the refusal ${code}` : `a ${outcome}`;
}

function endingOf(answer: Answer): string {
  return ending(answer.kind, answer.kind === 'refusal' ? answer.refusal.code : null);
}

function changes(
  contractDigest: string,
  finished: FinishedRow,
  now: readonly (readonly [Change['what'], string | null])[],
): Change[] {
  const logged = {
    contract: contractDigest,
    version: finished.serverVersion,
    revision: finished.revision,
    snapshot: finished.snapshot,
  };
  return now
    .filter(([what, value]) => logged[what] !== value)
    .map(([what, value]) => ({ what, logged: logged[what], now: value }));
}

function provenanceOf({ envelope }: ResultAnswer): JsonObject {
  return envelope['provenance'] as JsonObject;
}
