import type { Prepared } from './prepare.ts';
import type { FillRule } from './rules.ts';

/** Why fills are where they are, in words. */
export function fillText(rule: FillRule): string {
  return rule === 'next-open'
    ? 'What is decided on a close is filled at the next open.'
    : 'What is decided on a close is filled at the next close, since some opens of these bars were not traded.';
}

/** What every reader of a simulation in this market should know. */
export function marketWarnings({ legs, rules }: Prepared): string[] {
  const delisted = legs.filter(
    ({ instrument, rows }) => instrument.finalReturn !== null && rows.end === instrument.bars.length,
  );
  return [
    ...(rules.fills === 'next-close' ? [fillText(rules.fills)] : []),
    ...legs.flatMap(({ instrument: { symbol, stored } }) => [
      ...(stored.adjustment === 'as-stored' ? [`${symbol}: returns are ${stored.returnBasis}.`] : []),
    ]),
    ...delisted.map(
      ({ instrument }) =>
        `${instrument.symbol} was delisted after its last bar; a position then got what it was worth, ${(100 * instrument.finalReturn!).toFixed(1)} % from the last close.`,
    ),
  ];
}
