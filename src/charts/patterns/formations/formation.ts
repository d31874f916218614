import { factor } from '../../indicators/parameters.ts';
import type { StudyParameter } from '../../indicators/study.ts';
import type { Formation, Line } from '../pattern.ts';
import { SWING_WIDTH, type Swing } from '../swings.ts';

/** Rows after its last turn within which a formation has to be completed. */
export const PATIENCE = 60;

export const TOLERANCE: StudyParameter = factor(
  'tolerance',
  0.15,
  0.01,
  0.5,
  "Share of the formation's height by which two turns may differ and count as level.",
);

/** What tells one formation from another; the rest is the same for all. */
export type FormationRule = Pick<Formation, 'id' | 'title' | 'definition' | 'turns' | 'outline' | 'source'>;

/** A formation of turns that stand out from five bars on each side. */
export function formation(rule: FormationRule): Formation {
  return {
    kind: 'formation',
    ...rule,
    definition: `${rule.definition} Turns stand out from ${SWING_WIDTH} bars on each side; the formation is complete at the first close that leaves it, at most ${PATIENCE} bars after its last turn was known.`,
    parameters: [TOLERANCE],
    warmUp: 2 * SWING_WIDTH + rule.turns,
    repaints: false,
    assumes: 'The extreme prices were traded, and prices are adjusted for splits.',
    outside: 'Volumes, the trend before it, and what follows: it is a shape, not a forecast.',
  };
}

/** A level line at a turn's price. */
export function levelAt({ row, price }: Swing): Line {
  return { row, price, slope: 0 };
}

/** The line through two turns. */
export function through(first: Swing, second: Swing): Line {
  return {
    row: first.row,
    price: first.price,
    slope: (second.price - first.price) / (second.row - first.row),
  };
}
