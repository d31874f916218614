import type { ToolListing } from '../contract.ts';
import type { CallerAccess, CallLog } from '../journal/call-log.ts';
import type { RefusalParams } from '../refusal.ts';
import type { Run } from './record-start.ts';

const DAY = 86_400_000;

/**
 * The params of the refusal of a call that is one too many of its day (UTC); undefined where there is no limit, or it is
 * not reached. The log counts, this attempt and every one before it, so that neither a restart nor another process
 * starts anew. Callers without a token count as one, on each tier.
 */
export async function limitCalls(
  log: CallLog,
  { runId, startedAt }: Run,
  { name, limits }: Pick<ToolListing, 'name' | 'limits'>,
  { tier, token }: CallerAccess,
): Promise<RefusalParams | undefined> {
  const limit = limits.callsPerDay;
  if (limit === undefined) return undefined;
  const start = Math.floor(startedAt.getTime() / DAY) * DAY;
  const since = new Date(start).toISOString();
  const attempts = await log.attempts!({ runId, tool: name, tier, token, since, most: limit + 1 });
  if (attempts <= limit) return undefined;
  return { tool: name, limit, retryAfter: Math.ceil((start + DAY - startedAt.getTime()) / 1_000) };
}
