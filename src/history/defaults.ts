/** How analogues are chosen when the caller does not say. */
export const MODE = 'soft';

/** Largest number of analogues. */
export const TOP_K = 100;

/** Calendar days after which an analogue weighs half; 0 switches the decay off. */
export const RECENCY_HALF_LIFE_DAYS = 730;

/** Weight of a row marked historical-backfill beside a live row's 1. */
export const BACKFILL_WEIGHT = 1;

/**
 * Trust in a signal, where it is not 1. Both say again what other signals say already: the average true range is
 * a second measure of volatility, the distance from the 200-day average follows the 252-day return.
 */
export const DIM_TRUST = { atr_14_ratio: 0.5, distance_sma_200: 0.75 };

/** Fewer earlier days than this that share the tags make `hybrid` fall back to the distance over all history. */
export const HYBRID_MIN_ANALOGUES = 30;

/**
 * First session of the embedded history that counts as live; every earlier row is historical-backfill.
 *
 * No row of a sample was recorded live: the date is a declared convention, so that `backfill_weight` has something to
 * reach. It is the first session whose open is a traded price.
 */
export const LIVE_SINCE = '2016-01-01';

/**
 * Raised whenever an equal call may give other numbers: a changed default, signal, bin, distance, weight or
 * interval. A test holds it to a fingerprint of these. A raised version asks for a new calibration.
 * Year, month and revision, then the default mode, its dimensions and its half-life.
 */
export const MATCHER_VERSION = '2026.12.2-soft-13d-recency730';
