import type { StudyParameter } from '../../indicators/study.ts';
import { MEASURES_WARM_UP } from '../candle-measures.ts';
import type { CandleShape } from '../pattern.ts';

const ASSUMES =
  'Opens are traded prices. Sizes are measured by the candles before: long and short bodies by the mean body of ten, doji and very short shadows by a tenth of the mean range of ten, near, far and equal by 20, 60 and 5 % of the mean range of five.';
const OUTSIDE = 'The trend before it, volumes, and what follows: it is a shape, not a forecast.';

/** What tells one shape from another; the rest is the same for all. */
export interface ShapeRule {
  readonly id: string;
  readonly title: string;
  readonly definition: string;
  readonly candles: number;
  readonly function: string;
  readonly parameters?: readonly StudyParameter[];
  readonly at: CandleShape['at'];
}

/** A shape by TA-Lib's rule of the given function. */
export function shape({ function: name, parameters = [], ...rule }: ShapeRule): CandleShape {
  return {
    kind: 'candlestick',
    ...rule,
    parameters,
    warmUp: MEASURES_WARM_UP + rule.candles - 1,
    repaints: false,
    assumes: ASSUMES,
    outside: OUTSIDE,
    source: `TA-Lib, ${name}, with its default candle settings`,
  };
}
