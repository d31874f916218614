/** What a reader is served, and why an explicit wish for the newest bars was not met. */
export interface ReaderTier {
  /** `fresh`: every bar that the store holds. `delayed`: those that closed a while ago. */
  readonly tier: 'fresh' | 'delayed';
  /** The allowance of the month is spent, there is no account to count for, or counting failed. */
  readonly freshRefusal: 'quota' | 'signin' | 'meter' | null;
}

/** Counts the live-data sessions of tokens. */
export interface LiveSessions {
  /** Spends a session for the token, unless it has one now; false where the month's allowance is spent. */
  readonly spend: (token: string) => Promise<boolean>;
}

/** The tier of server.yaml that always reads live. */
const LIVE_TIER = 'researcher';

const DELAYED: ReaderTier = { tier: 'delayed', freshRefusal: null };

/**
 * Which bars a caller reads. Whoever runs the server, and tokens of the highest tier, read fresh ones always; other tokens
 * where they ask for it and a session of their allowance pays; callers without a token never. Where sessions can't be
 * counted, the answer is the delayed tier.
 */
export async function readerTier(
  caller: { readonly tier: string | null; readonly token: string | null },
  wantsFresh: boolean,
  sessions: () => Promise<LiveSessions>,
): Promise<ReaderTier> {
  if (caller.tier === LIVE_TIER) return { tier: 'fresh', freshRefusal: null };
  if (!wantsFresh) return DELAYED;
  if (caller.token === null) return { tier: 'delayed', freshRefusal: 'signin' };
  try {
    const spent = await (await sessions()).spend(caller.token);
    return spent ? { tier: 'fresh', freshRefusal: null } : { tier: 'delayed', freshRefusal: 'quota' };
  } catch {
    return { tier: 'delayed', freshRefusal: 'meter' };
  }
}
