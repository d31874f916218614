import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import type { Contract } from '../model/contract.ts';

const DAY = 86_400_000;

/**
 * T518: a page that a person last checked longer ago than `policies.verifiedWithinDays`. Depends on the day, so it is
 * no part of a check: `today` is YYYY-MM-DD, as given on the command line.
 */
export function stalePages({ server, tools }: Contract, today: string): Diagnostic[] {
  const { verifiedWithinDays = Number.POSITIVE_INFINITY } = server.policies;
  return tools.flatMap(({ name, verified, verifiedAt }) => {
    const days = (Date.parse(today) - Date.parse(verified)) / DAY;
    return days > verifiedWithinDays
      ? [diagnostic('T518', verifiedAt, { name, verified, days, most: verifiedWithinDays })]
      : [];
  });
}
