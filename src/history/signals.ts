import { CATEGORY_SIGNALS, type CategorySignal } from './category-signals.ts';
import { NUMERIC_SIGNALS, type NumericSignal } from './numeric-signals.ts';

export type SignalDefinition = NumericSignal | CategorySignal;

/**
 * Every signal there is: what a table has columns for and a signal vector may name. They are computed from
 * closes, highs and lows; never from opens or volumes, which the embedded sample has wrong.
 */
export const SIGNALS: readonly SignalDefinition[] = [...NUMERIC_SIGNALS, ...CATEGORY_SIGNALS];
