import type { Tool } from './contract.ts';

/** Arguments that the runtime reads and no handler: what forces a call, and what asks for the page after. */
export function runtimeArguments({ effects, pages }: Tool): ReadonlySet<string | undefined> {
  return new Set([effects.journals?.force, pages?.cursor]);
}
