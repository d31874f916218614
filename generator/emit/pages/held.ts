import type { Tool } from '../../model/contract.ts';
import type { KeptPromises } from '../emitter.ts';

/** True where the guarantee held when it was last run, and the contract is still the one that it was run with. */
export function holds(says: string, digest: string, held: KeptPromises | undefined): boolean {
  return held?.contract === digest && held.held.includes(says);
}

/** How many of a tool's guarantees held when they were last run, in a sentence. */
export function heldText({ guarantees }: Tool, digest: string, held: KeptPromises | undefined): string {
  const count = guarantees.filter(({ says }) => holds(says, digest, held)).length;
  if (count === guarantees.length)
    return `All ${count} held when they were last run, with the contract of this page.`;
  const rest = guarantees.length - count;
  return `${rest} of ${guarantees.length} were not run with the contract of this page yet; \`make record\` runs them.`;
}
