import type { Access } from '../access/access.ts';
import type { ToolListing } from '../contract.ts';
import { canonicalJson, NotJsonError } from '../digest.ts';
import { checkAccess } from './check-access.ts';
import { checkSwitches } from './check-switches.ts';
import type { CallSettings } from './settings.ts';
import { type TurnedAway, turnAway } from './turn-away.ts';

/** Arguments that can be logged: they are JSON, no larger than the limit. */
export interface Admitted {
  readonly kind: 'admitted';
  readonly arguments: unknown;
  /** RFC 8785 text of the arguments. */
  readonly canonical: string;
}

/**
 * Checks what can be checked before a call is logged: the tool's switches, how often the caller has called (a call that
 * they may not make counts too, or tokens could be guessed without end), that they may call it, that the arguments are
 * JSON at all, and their size in bytes of canonical JSON. Arguments left out are the empty object.
 */
export function admit(
  { server, environment, rateLimit }: Pick<CallSettings<never>, 'server' | 'environment' | 'rateLimit'>,
  listing: ToolListing,
  caller: Access,
  args: unknown,
): Admitted | TurnedAway {
  const away =
    checkSwitches(server, listing, environment) ??
    rateLimit(caller) ??
    checkAccess(server.access, listing, caller);
  if (away !== undefined) return away;
  const given = args ?? {};
  let canonical: string;
  try {
    canonical = canonicalJson(given);
  } catch (error) {
    return turnAway('INVALID_ARGUMENTS', { problem: whatIsWrong(error) });
  }
  const bytes = Buffer.byteLength(canonical);
  const limit = listing.limits.argumentBytes;
  if (bytes > limit) return turnAway('ARGUMENTS_TOO_LARGE', { bytes, limit });
  return { kind: 'admitted', arguments: given, canonical };
}

function whatIsWrong(error: unknown): string {
  if (error instanceof NotJsonError) return `they hold ${error.what}, which JSON can't say`;
  // Whoever walks through a value does so by recursion, and the stack is what ends first.
  if (error instanceof RangeError) return 'they are nested too deeply';
  throw error;
}
