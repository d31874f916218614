import type { Access, Tool } from '../model/contract.ts';

/** Who may call a tool, in a sentence; empty where the server has no tiers. */
export function whoMayCall({ access: needed }: Tool, access: Access | undefined): string {
  if (access === undefined) return '';
  const rank = (tier: string | undefined) => access.tiers.findIndex(({ name }) => name === tier);
  const { loopback, published } = access.anonymous;
  if (rank(published) >= rank(needed)) return 'Anyone may call it.';
  const token = `a token of the tier ${tierOrHigher(needed!, access)}`;
  return rank(loopback) >= rank(needed)
    ? `Anyone on the server's own machine may call it; from elsewhere it needs ${token}.`
    : `Whoever runs the server may call it; over HTTP it needs ${token}.`;
}

/** What an agent reads of it: a tool of the lowest tier asks nothing that the server doesn't. */
export function accessSentence({ access: needed }: Tool, access: Access | undefined): string {
  if (access === undefined || needed === access.tiers[0]!.name) return '';
  return `Over HTTP it needs a token of the tier ${tierOrHigher(needed!, access)}.`;
}

function tierOrHigher(needed: string, { tiers }: Access): string {
  return tiers.at(-1)!.name === needed ? needed : `${needed} or higher`;
}
