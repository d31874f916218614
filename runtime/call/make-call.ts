import type { Remembered } from '../journal/journal.ts';
import type { RefusalParams } from '../refusal.ts';
import { decideArguments } from './decide-arguments.ts';
import { type Ending, endInRefusal } from './ending.ts';
import { keepAnswer } from './keep-answer.ts';
import { limitCalls } from './limit-calls.ts';
import { limitTime, TIMED_OUT } from './limit-time.ts';
import { laterPage } from './paginate.ts';
import { givenAgain, memoOf, recall, recalledEnding } from './recall.ts';
import { type HandlerEnd, type Progress, runHandler } from './run-handler.ts';
import type { Decided, Started } from './started.ts';

/** The steps between the two rows of the log. One that the tool declares no use for is not taken. */
export async function makeCall<Services>(started: Started<Services>): Promise<Ending> {
  const { settings, tool, request, admitted, run, caller, notes } = started;
  const warn = (text: string) => {
    notes.warnings.push(text);
  };
  const isReplay = request.replayOf !== undefined;
  const contract = await tool.contract();
  if (tool.listing.limits.callsPerDay !== undefined && !isReplay) {
    const tooMany = await limitCalls(settings.log, run, tool.listing, caller);
    if (tooMany !== undefined) return endInRefusal(contract.refusals, 'CALL_LIMIT', tooMany);
  }
  const decided = await decideArguments(settings, tool, admitted.arguments, warn);
  if (decided.kind === 'refused') return { kind: 'refusal', refusal: decided.refusal };
  const args = decided.value;

  const seed = request.seed ?? tool.seed();
  notes.seed = seed;
  const { pages, journal, refusals } = contract;
  const recalledAs = journal === undefined ? undefined : false;
  if (pages !== undefined) {
    const page = await laterPage(settings.journal, request.tool, { pages, refusals }, args);
    if (page?.kind === 'refused') return { kind: 'refusal', refusal: page.refusal };
    if (page !== undefined) return recalledEnding(page.value, warn, recalledAs);
  }
  const isRemembered = journal?.memoized === true && !isReplay;
  const memo = isRemembered
    ? await memoOf(settings, tool.listing, journal, { args, seed, now: notes.now })
    : undefined;
  const recalled = memo && (await recall(settings.journal, memo));
  const endAgain = (earlier: Remembered) =>
    recalledEnding({ ...earlier, result: givenAgain(earlier.result, journal ?? {}) }, warn, recalledAs);
  if (recalled !== undefined) return endAgain(recalled);

  const warnedBefore = notes.warnings.length;
  const end = await compute(started, { contract, args, seed, memo }, warn);
  if ('code' in end) return endInRefusal(contract.refusals, end.code, end.params);
  if (end.kind === 'refused') return { kind: 'refusal', refusal: end.refusal };
  const kept = await keepAnswer(started, { contract, args, seed, memo }, end, warnedBefore);
  if (kept.kind !== 'overtaken') return kept;
  notes.warnings.length = warnedBefore;
  return endAgain(kept.by);
}

/** A limit that ended the work, under its code. */
interface Exceeded {
  readonly code: 'BUSY' | 'TIME_LIMIT';
  readonly params: RefusalParams;
}

/** Runs the handler within the limits of its tool. */
async function compute<Services>(
  { settings, tool, request, run, caller, notes }: Started<Services>,
  { contract, args, seed }: Decided,
  warn: (text: string) => void,
): Promise<HandlerEnd | Exceeded> {
  const handler = await tool.handler();
  const { milliseconds, heavyCalls } = tool.listing.limits;
  const leave = heavyCalls === undefined ? undefined : settings.heavyCalls.enter(heavyCalls);
  if (heavyCalls !== undefined && leave === undefined) return { code: 'BUSY', params: { limit: heavyCalls } };
  const work = (signal: AbortSignal) => {
    const ending = runHandler(handler, args, contract.refusals, {
      runId: request.replayOf ?? run.runId,
      caller,
      seed,
      now: notes.now,
      signal,
      progress: request.progress ?? noProgress,
      warn,
      services: settings.services,
    });
    // Work that its time-out left behind still keeps the machine busy.
    return leave === undefined ? ending : ending.finally(leave);
  };
  const end = await limitTime(milliseconds, request.signal ?? new AbortController().signal, work);
  return end === TIMED_OUT ? { code: 'TIME_LIMIT', params: { milliseconds: milliseconds! } } : end;
}

/** Nobody watches: the caller asked for no progress. */
const noProgress: Progress = () => undefined;
