import type { ServerContract, ToolListing } from '../contract.ts';
import { canonicalJson, NotJsonError } from '../digest.ts';
import type { RefusalParams } from '../refusal.ts';

/** Arguments that can be logged: they are JSON, no larger than the limit. */
export interface Admitted {
  readonly kind: 'admitted';
  readonly arguments: unknown;
  /** RFC 8785 text of the arguments. */
  readonly canonical: string;
}

/** A call that is turned away before it is logged. Its code is phrased by the tool's contract. */
export interface TurnedAway {
  readonly kind: 'turned-away';
  readonly code: string;
  readonly params: RefusalParams;
}

/**
 * Checks what can be checked before a call is logged: the tool's switches, that the arguments are JSON at
 * all, and their size in bytes of canonical JSON. Arguments left out are the empty object.
 */
export function admit(
  server: ServerContract,
  listing: ToolListing,
  args: unknown,
  environment: Readonly<Record<string, string | undefined>>,
): Admitted | TurnedAway {
  for (const name of listing.switches) {
    const gate = server.switches.find((candidate) => candidate.name === name);
    const variable = gate?.variable ?? name;
    if (environment[variable] !== '1') {
      return turnAway('SWITCHED_OFF', { tool: listing.name, switch: name, variable });
    }
  }
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

function turnAway(code: string, params: RefusalParams): TurnedAway {
  return { kind: 'turned-away', code, params };
}
