/** Studies that a chart is read with where none are asked for. */
export const DEFAULT_STUDIES = [
  { id: 'sma', parameters: { period: 20 } },
  { id: 'ema', parameters: { period: 9 } },
  { id: 'rsi', parameters: { period: 14 } },
] as const;

/** Fewest candles that are read: the years of a decade. */
export const MINIMUM_CANDLES = 10;

/** Newest patterns that are listed; all are counted. */
export const LISTED_PATTERNS = 10;

/** Swing levels that are listed on each side of the close. */
export const LEVELS_PER_SIDE = 3;

/** Candles of the mean volume that the last one is set beside. */
export const VOLUME_PERIOD = 20;

/** Candles of the average that a trend without swings is told by, and those back to which its slope is measured. */
export const TREND_PERIOD = 20;
export const TREND_SLOPE = 5;

/** Candles before the window that patterns are measured by. */
export const PATTERN_LEAD = 120;
