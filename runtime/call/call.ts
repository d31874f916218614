import type { Access } from '../access/access.ts';
import type { Answer } from '../answer.ts';
import type { ServerContract } from '../contract.ts';
import type { CallerAccess } from '../journal/call-log.ts';
import { declaredRefusal } from '../refusal.ts';
import { admit } from './admit.ts';
import { answerEnding, unidentifiedFault, unloggedFault } from './answer-ending.ts';
import type { Ending } from './ending.ts';
import { findTool } from './find-tool.ts';
import { makeCall } from './make-call.ts';
import { recordFinish } from './record-finish.ts';
import { type Run, recordStart } from './record-start.ts';
import type { CallRequest, CallSettings, ServedTool } from './settings.ts';
import type { Notes } from './started.ts';
import type { TurnedAway } from './turn-away.ts';

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

  const now = request.now ?? run.startedAt;
  const notes: Notes = { now, clock: now.toISOString(), warnings: [], seed: request.seed ?? null };
  const ending = await makeCall({ settings, tool, request, admitted, run, caller, notes }).catch(
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
