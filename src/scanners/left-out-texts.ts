import type { LeftOut, LeftOutReason } from './universe.ts';

const TEXTS: Readonly<Record<LeftOutReason, string>> = {
  no_daily_bars: 'without daily bars',
  licence_pending: 'whose licence the operator has not confirmed',
  not_listed_yet: 'not listed yet',
  not_traded: 'without a bar of the session, delisted or not traded',
  missing_input: 'without what the scanner reads',
  too_few_bars: 'with too few bars',
  no_price: 'with a close that is no price',
};

/** Symbols that a sentence names. */
const MOST_NAMED = 5;

/** What was left out, counted and named by reason; the result has every one. */
export function leftOutTexts(leftOut: readonly LeftOut[]): string[] {
  const byReason = Map.groupBy(leftOut, ({ reason }) => reason);
  return Object.entries(TEXTS).flatMap(([reason, text]) => {
    const symbols = byReason.get(reason as LeftOutReason)?.map(({ symbol }) => symbol);
    if (symbols === undefined) return [];
    const more = symbols.length - MOST_NAMED;
    const named = symbols.slice(0, MOST_NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
    return [`${symbols.length} left out ${text}: ${named}`];
  });
}
