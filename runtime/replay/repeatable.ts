import type { ToolListing } from '../contract.ts';

/**
 * Whether calls of a tool can be made again to be compared. A tool whose handler writes would write again; what a handler
 * puts on record is written by the runtime, which leaves that out of a replay.
 */
export function isRepeatable({ handlerWrites }: Pick<ToolListing, 'handlerWrites'>): boolean {
  return handlerWrites !== true;
}
