import { TOPS_AND_BOTTOMS } from './formations/tops-and-bottoms.ts';
import { TRIANGLES } from './formations/triangles.ts';
import type { CandleShape, Formation, Pattern } from './pattern.ts';
import { SINGLE_CANDLES } from './shapes/single-candles.ts';
import { THREE_CANDLES } from './shapes/three-candles.ts';
import { TWO_CANDLES } from './shapes/two-candles.ts';

/** Every candlestick shape that is looked for. */
export const CANDLE_SHAPES: readonly CandleShape[] = [...SINGLE_CANDLES, ...TWO_CANDLES, ...THREE_CANDLES];

/** Every chart formation that is looked for. */
export const FORMATIONS: readonly Formation[] = [...TOPS_AND_BOTTOMS, ...TRIANGLES];

/** Both. */
export const PATTERNS: readonly Pattern[] = [...CANDLE_SHAPES, ...FORMATIONS];
