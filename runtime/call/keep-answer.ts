import { resultDigest } from '../digest.ts';
import type { Remembered } from '../journal/journal.ts';
import { type Ending, endInRefusal } from './ending.ts';
import { keepArtifacts } from './keep-artifacts.ts';
import { firstPage, withoutNext } from './paginate.ts';
import { givenAgain } from './recall.ts';
import { recordEntries } from './record-entries.ts';
import type { HandlerEnd } from './run-handler.ts';
import { shapeResult } from './shape-result.ts';
import { stampProvenance } from './stamp-provenance.ts';
import type { Decided, Started } from './started.ts';

/** Gives what the handler returned its shape, checks how long it is, and keeps what there is to keep. */
export async function keepAnswer<Services>(
  { settings, tool, request, run, notes }: Started<Services>,
  { contract, args, seed, memo }: Decided,
  end: Extract<HandlerEnd, { kind: 'returned' }>,
  warnedBefore: number,
): Promise<Ending | { readonly kind: 'overtaken'; readonly by: Remembered }> {
  const isReplay = request.replayOf !== undefined;
  const { resultBytes, artifactBytes } = tool.listing.limits;
  const bytesKept = end.artifacts.reduce((bytes, { content }) => bytes + content.byteLength, 0);
  if (artifactBytes !== undefined && bytesKept > artifactBytes) {
    return endInRefusal(contract.refusals, 'ARTIFACTS_TOO_LARGE', { bytes: bytesKept, limit: artifactBytes });
  }
  const { pages, journal } = contract;
  const returned = pages === undefined ? end.result : withoutNext(pages, end.result);
  const shaped = shapeResult(contract, args, returned, tool.listing);
  const whole = request.givenAgain && journal !== undefined ? givenAgain(shaped, journal) : shaped;
  const stamps = {
    runId: run.runId,
    serverVersion: settings.server.version,
    contractDigest: tool.listing.digest,
    seed,
    now: notes.now,
    clock: notes.clock,
  };
  const provenance = stampProvenance(end.provenance, stamps, await settings.provenance());
  const warnings = notes.warnings.slice(warnedBefore);
  const computed = { runId: run.runId, clock: notes.clock, result: whole, provenance, warnings };
  const result =
    pages === undefined
      ? whole
      : await firstPage(settings.journal, request.tool, pages, args, computed, isReplay);
  const digest = resultDigest(result);
  if (resultBytes !== undefined && digest.bytes > resultBytes) {
    return endInRefusal(contract.refusals, 'RESULT_TOO_LARGE', { bytes: digest.bytes, limit: resultBytes });
  }
  if (tool.listing.artifacts !== undefined || end.artifacts.length > 0) {
    const call = { runId: run.runId, keptAt: settings.wallClock(), isReplay };
    await keepArtifacts(settings.artifacts, tool.listing, end.artifacts, result, call);
  }
  if (journal === undefined) {
    if (end.entries.length > 0) throw new Error('the handler journaled, and its contract names no store');
    return { kind: 'result', result, digest, provenance };
  }
  const call = { tool: tool.listing.name, memo, isReplay, recordedAt: settings.wallClock() };
  const answer = { ...computed, result };
  const recorded = await recordEntries(settings.journal, journal, end.entries, answer, call);
  if (recorded.kind === 'overtaken') return recorded;
  return { kind: 'result', result, digest, provenance, journaled: recorded.kind === 'recorded' };
}
