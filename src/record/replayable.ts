import { isRepeatable, type ToolListing } from 'toolwright-runtime';

const RECORD_TOOLSET = 'record';

/** Tools of other toolsets that read the log, too. */
const LOG_READERS: ReadonlySet<string> = new Set(['refusal_census']);

/** Whether a tool reads the log, which grows with every call. */
export function readsLog({ name, toolset }: Pick<ToolListing, 'name' | 'toolset'>): boolean {
  return toolset === RECORD_TOOLSET || LOG_READERS.has(name);
}

/**
 * Why a run of this tool is not computed again on a caller's word; undefined where it may be, and where there is no such
 * tool any more, which the replay itself says.
 */
export function whyNotReplayable(
  listing: Pick<ToolListing, 'name' | 'toolset' | 'handlerWrites'> | undefined,
): string | undefined {
  if (listing === undefined) return undefined;
  if (readsLog(listing)) return 'reads the log itself, and the log has grown since';
  return isRepeatable(listing) ? undefined : 'changes something, and would change it again';
}
