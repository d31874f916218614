/**
 * Who makes a call, as far as it decides what they may call. `own` is whoever runs the process themselves (stdio, the
 * command line, code in the process): they have the highest tier, and no tier limits how often they
 * call.
 */
export type Access = { readonly kind: 'own' } | RemoteAccess;

/** A caller who reached a listening server. */
export interface RemoteAccess {
  readonly kind: 'remote';
  /** The tier of the token, or of a caller without one; null where there is none. */
  readonly tier: string | null;
  /** The id of the token, which is no secret; null without one. */
  readonly token: string | null;
  /** Where the call comes from; null where every caller is this machine. */
  readonly address: string | null;
  /** Why the token that was sent is not taken. Such a caller is not an anonymous one. */
  readonly problem?: string;
}

/** Finds out who makes a call, when a step of the call asks. Rejects where that can't be found out. */
export type Identify = () => Promise<Access>;

const OWN: Access = { kind: 'own' };

/** The caller is whoever runs the process. */
export const own: Identify = async () => OWN;
