import { sha256 } from '../digest.ts';
import { nodeCrypto } from '../node-crypto.ts';

/** A token as a server keeps it: everything but the token itself. */
export interface StoredToken {
  readonly id: string;
  /** SHA-256 of the token, lowercase hex. A token has 256 random bits, so nothing slower is needed. */
  readonly hash: string;
  readonly tier: string;
  readonly name: string | null;
  /** ISO 8601, wall clock, as are the other times. */
  readonly createdAt: string;
  /** The moment from which it is no longer taken; null where it never expires. */
  readonly expiresAt: string | null;
  readonly revokedAt: string | null;
}

/** Where tokens are kept. Every reading is fresh, so that servers on one state share what was revoked. */
export interface TokenStore {
  readonly add: (token: StoredToken) => Promise<void>;
  readonly find: (id: string) => Promise<StoredToken | undefined>;
  /** Oldest first. */
  readonly list: () => Promise<readonly StoredToken[]>;
  /** Once revoked, a token stays so. False where it was revoked before, or is not there. */
  readonly revoke: (id: string, at: string) => Promise<boolean>;
}

/** What a token that was sent comes to. */
export type TokenVerdict =
  | { readonly kind: 'valid'; readonly token: StoredToken }
  | { readonly kind: 'rejected'; readonly problem: string };

const ID_BYTES = 6;
const SECRET_BYTES = 32;
const FORM = /^[a-z][a-z0-9-]*_([0-9a-f]{12})_[A-Za-z0-9_-]{43}$/;

/**
 * Makes a token: `NAME_ID_SECRET`, where the name is the server's, so that a token that turns up somewhere says whose
 * it is, the id finds its row and the secret is 256 random bits.
 */
export function mintToken(
  server: string,
  facts: Pick<StoredToken, 'tier' | 'name' | 'createdAt' | 'expiresAt'>,
): { readonly text: string; readonly stored: StoredToken } {
  const { randomBytes } = nodeCrypto();
  const id = randomBytes(ID_BYTES).toString('hex');
  const text = `${server}_${id}_${randomBytes(SECRET_BYTES).toString('base64url')}`;
  return { text, stored: { id, hash: sha256(text), ...facts, revokedAt: null } };
}

/** Looks a token up and compares it in constant time. What is wrong with it is told to those alone who hold it. */
export async function verifyToken(store: TokenStore, text: string, now: Date): Promise<TokenVerdict> {
  const id = FORM.exec(text)?.[1];
  if (id === undefined) return rejected('what was sent is not a token of this server');
  const token = await store.find(id);
  const { timingSafeEqual } = nodeCrypto();
  const isIt = timingSafeEqual(hexBytes(sha256(text)), hexBytes(token?.hash ?? sha256('')));
  if (token === undefined || !isIt) return rejected('the token is not known here');
  const problem = stateOf(token, now);
  return problem === 'valid' ? { kind: 'valid', token } : rejected(`the token ${id} is ${problem}`);
}

/** Whether a token is taken at a moment. */
export function stateOf(token: StoredToken, now: Date): 'valid' | 'revoked' | 'expired' {
  if (token.revokedAt !== null) return 'revoked';
  return token.expiresAt !== null && Date.parse(token.expiresAt) <= now.getTime() ? 'expired' : 'valid';
}

function rejected(problem: string): TokenVerdict {
  return { kind: 'rejected', problem };
}

function hexBytes(hex: string): Buffer {
  return Buffer.from(hex, 'hex');
}
