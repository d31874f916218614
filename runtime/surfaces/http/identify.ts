import type { Request } from 'express';
import type { Identify, RemoteAccess } from '../../access/access.ts';
import type { TokenVerdict } from '../../access/token.ts';
import type { AccessContract } from '../../contract.ts';
import { once } from '../../once.ts';

export interface IdentifyOptions {
  /** True where others than this machine reach the server. */
  readonly published: boolean;
  /** What a token comes to; rejects where that can't be looked up. No token is taken where it is left out. */
  readonly authenticate?: (token: string) => Promise<TokenVerdict>;
}

/** Who sent a request: whom its token names, else somebody without one. A request's token is looked up once. */
export function identifyBy(
  access: AccessContract | undefined,
  { published, authenticate }: IdentifyOptions,
): (request: Request) => Identify {
  const known = new WeakMap<Request, Identify>();
  return (request) => {
    const identify = known.get(request) ?? once(() => accessOf(request));
    known.set(request, identify);
    return identify;
  };

  async function accessOf(request: Request): Promise<RemoteAccess> {
    const address = published ? clientAddress(request.ip) : null;
    const unknown: RemoteAccess = { kind: 'remote', tier: null, token: null, address };
    const header = request.headers.authorization;
    if (access === undefined) return unknown;
    if (header === undefined) {
      return { ...unknown, tier: access.anonymous[published ? 'published' : 'loopback'] ?? null };
    }
    const text = /^Bearer +(\S+)$/i.exec(header.trim())?.[1];
    if (text === undefined) return { ...unknown, problem: 'the Authorization header is not "Bearer TOKEN"' };
    const verdict = await authenticate?.(text);
    if (verdict === undefined) return { ...unknown, problem: 'this server takes no tokens' };
    if (verdict.kind === 'rejected') return { ...unknown, problem: verdict.problem };
    const { id, tier } = verdict.token;
    // A token outlives the contract that named its tier.
    const isTier = access.tiers.some(({ name }) => name === tier);
    return isTier
      ? { ...unknown, tier, token: id }
      : { ...unknown, problem: `the token ${id} has the tier ${tier}, which is no longer there` };
  }
}

/**
 * The address that calls are counted by. One household or machine has a whole IPv6 network of 64 bits, so those count
 * as one; IPv4 in IPv6 clothing is IPv4.
 */
export function clientAddress(address: string | undefined): string {
  if (address === undefined) return 'unknown';
  const plain = address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [head, tail] = plain.split('::');
  const groups = (text: string | undefined) => (text ? text.split(':') : []);
  const missing = 8 - groups(head).length - groups(tail).length;
  const all =
    tail === undefined ? groups(head) : [...groups(head), ...Array(missing).fill('0'), ...groups(tail)];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
