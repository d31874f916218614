import type { Scanner } from '../scanner.ts';
import { distanceFromAverage } from './distance-from-average.ts';
import { momentumRank } from './momentum-rank.ts';
import { newHigh } from './new-high.ts';
import { openingGap } from './opening-gap.ts';
import { unusualVolume } from './unusual-volume.ts';
import { volatilityContraction } from './volatility-contraction.ts';

/** The scanners that come with the server: textbook rankings, as examples. */
export const DEMO_SCANNERS: readonly Scanner[] = [
  distanceFromAverage,
  momentumRank,
  newHigh,
  openingGap,
  unusualVolume,
  volatilityContraction,
];
