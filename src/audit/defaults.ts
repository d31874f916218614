/** Observations to a year: daily sessions. */
export const PERIODS_PER_YEAR = 252;

/** Risk-free return of a year, as a fraction. */
export const RISK_FREE_ANNUAL = 0;

/** Blocks that cross-validation splits the rows of a matrix into: 12,870 splits. */
export const CSCV_BLOCKS = 16;

/** Most blocks that are read: 184,756 splits, about a second for 200 configurations. */
export const MAXIMUM_CSCV_BLOCKS = 20;

/** Most configurations that are read of a matrix. */
export const MAXIMUM_CONFIGURATIONS = 200;

/**
 * Fewest finite returns that are audited. The raw kurtosis of n values is at most n - 2 + 1 / (n - 1): fewer than ten
 * can't show the fat tails that the deflation corrects for.
 */
export const MINIMUM_OBSERVATIONS = 10;

/** Below this many observations the normal approximation of the Sharpe ratio's distribution is warned of. */
export const NORMAL_APPROXIMATION_OBSERVATIONS = 30;

/** One-sided confidence of the minimum track record lengths. */
export const MINIMUM_TRACK_RECORD_CONFIDENCE = 0.95;

/** Chance that independent returns are warned of as serially correlated. */
export const SERIAL_CORRELATION_SIGNIFICANCE = 0.01;

/** Share by which nObs / years may differ from periodsPerYear before it is warned of. */
export const YEARS_TOLERANCE = 0.1;
