import type { ToolListing } from 'toolwright-runtime';

/** The tools that read the log. */
export const TOOLSET = 'record';

/**
 * Why a run of this tool is not computed again on a caller's word; undefined where it may be, and where there is no such
 * tool any more, which the replay itself says.
 */
export function whyNotReplayable(
  listing: Pick<ToolListing, 'toolset' | 'annotations'> | undefined,
): string | undefined {
  if (listing === undefined) return undefined;
  if (listing.toolset === TOOLSET) return 'reads the log itself, and the log has grown since';
  return listing.annotations.readOnlyHint ? undefined : 'changes something, and would change it again';
}
