import { diagnostic, type Report } from '../diagnostics/diagnostic.ts';
import type { SpecDocument } from '../load/document.ts';
import type { Access } from '../model/contract.ts';
import { checkName, type Names } from './names.ts';
import type { ServerSpec, ToolSpec } from './spec.ts';

/** The tiers in their order, and who has which without a token; undefined where the server has none. */
export function resolveAccess(document: SpecDocument, names: Names, report: Report): Access | undefined {
  const { access } = document.value as unknown as ServerSpec;
  if (access === undefined) return undefined;
  const { tiers, anonymous = {} } = access;
  for (const [where, tier] of Object.entries(anonymous)) {
    const place = document.placeOfValue(['access', 'anonymous', where]);
    checkName('tier', tier, names.tier, place, report);
  }
  const { loopback, published } = anonymous;
  const rank = (tier: string | undefined) => (tier === undefined ? -1 : Object.keys(tiers).indexOf(tier));
  if (published !== undefined && rank(published) > rank(loopback)) {
    const problem =
      'a caller without a token may do more on a server that others reach than on their own machine';
    report(diagnostic('T312', document.placeOfValue(['access', 'anonymous', 'published']), { problem }));
  }
  return {
    tiers: Object.entries(tiers).map(([name, { description, callsPerMinute = {} }]) => ({
      name,
      description,
      callsPerMinute,
    })),
    anonymous,
  };
}

/** The tier that a tool needs: its own, else the lowest; undefined where the server has none. */
export function resolveToolAccess(
  { access }: ToolSpec,
  document: SpecDocument,
  names: Names,
  report: Report,
): string | undefined {
  if (access === undefined) return names.tier?.[0];
  checkName('tier', access, names.tier, document.placeOfValue(['access']), report);
  return access;
}
