import type { Access } from '../access/access.ts';
import type { Answer, Refusal } from '../answer.ts';
import type { ServerContract, ToolContract } from '../contract.ts';
import { resultDigest, seedOf } from '../digest.ts';
import type { CallerAccess } from '../journal/call-log.ts';
import { declaredRefusal, type RefusalParams } from '../refusal.ts';
import { type Admitted, admit } from './admit.ts';
import { answerEnding, unidentifiedFault, unloggedFault } from './answer-ending.ts';
import { checkRules } from './check-rules.ts';
import { findTool } from './find-tool.ts';
import { limitTime, TIMED_OUT } from './limit-time.ts';
import { memoOf, recall, recalledEnding } from './recall.ts';
import { recordEntries } from './record-entries.ts';
import { type Ending, recordFinish } from './record-finish.ts';
import { type Run, recordStart } from './record-start.ts';
import { type Progress, runHandler } from './run-handler.ts';
import type { CallRequest, CallSettings, ServedTool } from './settings.ts';
import { shapeResult } from './shape-result.ts';
import { stampProvenance } from './stamp-provenance.ts';
import type { TurnedAway } from './turn-away.ts';
import { refuseUnknownArguments } from './unknown-arguments.ts';
import { validateArguments } from './validate-arguments.ts';
import { loadVocabularies } from './vocabularies.ts';
import { warnDeprecated } from './warn-deprecated.ts';

/** Facts that come up while a call is made and belong in its `finished` row however it ends. */
interface Notes {
  readonly now: Date;
  readonly warnings: string[];
  seed: number | null;
}

/** Makes one call. Never rejects: whatever goes wrong is an answer. */
export async function callTool<Services>(
  settings: CallSettings<Services>,
  request: CallRequest,
): Promise<Answer> {
  const tool = findTool(settings.tools, request.tool);
  if (tool.kind === 'unknown-tool') return tool;

  const run: Run = { runId: settings.newRunId(), startedAt: settings.wallClock() };
  const where = `run ${run.runId} of ${request.tool}`;
  const report = (error: unknown) => settings.reportFault({ where, error });
  let access: Access;
  try {
    access = await request.identify();
  } catch (error) {
    report(error);
    return unidentifiedFault(error);
  }
  const admitted = admit(settings, tool.listing, access, request.arguments);
  if (admitted.kind === 'turned-away') return turnAway(tool, admitted, report);

  const caller = accessOf(access, settings.server);
  try {
    await recordStart(settings.log, run, tool.listing, admitted, { ...request.caller, ...caller });
  } catch (error) {
    report(error);
    return unloggedFault(run.runId, 'start', error);
  }

  const notes: Notes = { now: request.now ?? run.startedAt, warnings: [], seed: request.seed ?? null };
  const ending = await makeCall(settings, tool, request, admitted, { ...run, caller }, notes).catch(
    (error: unknown): Ending => ({ kind: 'fault', error }),
  );
  if (ending.kind === 'fault') report(ending.error);

  try {
    const { revision, server, wallClock, log } = settings;
    const circumstances = { ...notes, serverVersion: server.version, revision };
    await recordFinish(log, run, ending, circumstances, wallClock());
  } catch (error) {
    report(error);
    return unloggedFault(run.runId, 'end', error);
  }
  return answerEnding(run.runId, ending, notes.warnings);
}

/** What the log keeps of who called. */
function accessOf(access: Access, server: ServerContract): CallerAccess {
  if (access.kind === 'own') return { tier: server.access?.tiers.at(-1)?.name ?? null, token: null };
  return { tier: access.tier, token: access.token };
}

/** The steps between the two rows of the log. */
async function makeCall<Services>(
  settings: CallSettings<Services>,
  tool: ServedTool<Services>,
  request: CallRequest,
  admitted: Admitted,
  run: Run & { readonly caller: CallerAccess },
  notes: Notes,
): Promise<Ending> {
  const warn = (text: string) => {
    notes.warnings.push(text);
  };
  const contract = await tool.contract();
  const names = await tool.vocabularies();
  const vocabularies = await loadVocabularies(names, settings.vocabularies, settings.services);

  const known = refuseUnknownArguments(contract, admitted.arguments, vocabularies, warn);
  if (known.kind === 'refused') return refusalEnding(known.refusal);
  warnDeprecated(contract, known.value, warn);
  const valid = validateArguments(contract, known.value, vocabularies, warn);
  if (valid.kind === 'refused') return refusalEnding(valid.refusal);
  const args = valid.value;
  const ruled = checkRules(contract, args);
  if (ruled.kind === 'refused') return refusalEnding(ruled.refusal);

  const seed = request.seed ?? seedOf(request.tool);
  notes.seed = seed;
  const isReplay = request.replayOf !== undefined;
  const memo = isReplay ? undefined : await memoOf(settings, tool.listing, contract, args, seed);
  const recalled = memo && (await recall(settings.journal, memo));
  if (recalled !== undefined) return recalledEnding(recalled, warn);

  const handler = await tool.handler();
  const { milliseconds, resultBytes } = tool.listing.limits;
  const caller = request.signal ?? new AbortController().signal;
  const warnedBefore = notes.warnings.length;
  const end = await limitTime(milliseconds, caller, (signal) =>
    runHandler(handler, args, contract.refusals, {
      runId: request.replayOf ?? run.runId,
      caller: run.caller,
      seed,
      now: notes.now,
      signal,
      progress: request.progress ?? noProgress,
      warn,
      services: settings.services,
    }),
  );
  if (end === TIMED_OUT) return refuse(contract, 'TIME_LIMIT', { milliseconds: milliseconds! });
  if (end.kind === 'refused') return refusalEnding(end.refusal);

  const result = shapeResult(contract, args, end.result);
  const digest = resultDigest(result);
  if (resultBytes !== undefined && digest.bytes > resultBytes) {
    return refuse(contract, 'RESULT_TOO_LARGE', { bytes: digest.bytes, limit: resultBytes });
  }
  const stamps = {
    runId: run.runId,
    serverVersion: settings.server.version,
    contractDigest: tool.listing.digest,
    seed,
    now: notes.now,
  };
  const provenance = stampProvenance(end.provenance, stamps, await settings.provenance());
  const warnings = notes.warnings.slice(warnedBefore);
  const answer = { runId: run.runId, clock: notes.now.toISOString(), result, provenance, warnings };
  const recorded = await recordEntries(settings.journal, contract, end.entries, answer, {
    tool: tool.listing.name,
    memo,
    isReplay,
    recordedAt: settings.wallClock(),
  });
  if (recorded.kind === 'overtaken') {
    notes.warnings.length = warnedBefore;
    return recalledEnding(recorded.by, warn);
  }
  const marks = recorded.kind === 'unjournaled' ? {} : { journaled: recorded.kind === 'recorded' };
  return { kind: 'result', result, digest, provenance, ...marks };
}

function refuse(contract: ToolContract, code: string, params: RefusalParams): Ending {
  return refusalEnding(declaredRefusal(contract.refusals, code, params)!);
}

function refusalEnding(refusal: Refusal): Ending {
  return { kind: 'refusal', refusal };
}

/** Nobody watches: the caller asked for no progress. */
const noProgress: Progress = () => undefined;

/** Phrases the refusal of a call that was declined before it was logged, in its contract's words. */
async function turnAway<Services>(
  tool: ServedTool<Services>,
  { code, params }: TurnedAway,
  report: (error: unknown) => void,
): Promise<Answer> {
  try {
    const { refusals } = await tool.contract();
    return { kind: 'refusal', runId: null, refusal: declaredRefusal(refusals, code, params)!, warnings: [] };
  } catch (error) {
    report(error);
    return { kind: 'fault', runId: null, message: `${tool.listing.name} can't be served at the moment.` };
  }
}
