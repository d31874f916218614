import type { Strategy } from '../strategy.ts';
import { bandReversal } from './band-reversal.ts';
import { buyAndHold } from './buy-and-hold.ts';
import { calmMarket } from './calm-market.ts';
import { channelBreakout } from './channel-breakout.ts';
import { convergenceDivergence } from './convergence-divergence.ts';
import { movingAverageCross } from './moving-average-cross.ts';
import { priceAboveAverage } from './price-above-average.ts';
import { strengthReversal } from './strength-reversal.ts';
import { timeSeriesMomentum } from './time-series-momentum.ts';

/** The strategies that come with the server: textbook rules, as examples and to test the engine with. */
export const DEMO_STRATEGIES: readonly Strategy[] = [
  bandReversal,
  buyAndHold,
  calmMarket,
  channelBreakout,
  convergenceDivergence,
  movingAverageCross,
  priceAboveAverage,
  strengthReversal,
  timeSeriesMomentum,
];
