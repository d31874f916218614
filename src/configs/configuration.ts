import type { BacktestRequest } from '../backtest/request.ts';
import type { ParameterValues } from '../strategies/strategy.ts';

/** What the simulation holds a position to; nothing else is enforced. Absent where there is none. */
export interface EnforcedLimits {
  readonly position_fraction?: number;
  readonly target_volatility?: number;
  readonly volatility_window?: number;
  readonly stop_loss?: number;
}

export const ENFORCED_LIMITS = [
  'position_fraction',
  'target_volatility',
  'volatility_window',
  'stop_loss',
] as const satisfies readonly (keyof EnforcedLimits)[];

/** Where a configuration comes from, as its author says. */
export interface ConfigProvenance {
  readonly author?: string;
  readonly source?: string;
  readonly hypothesis?: string;
  readonly notes?: string;
  /** Id of the trial that it came of. */
  readonly campaign?: string;
}

export const PROVENANCE_TEXTS = [
  'author',
  'source',
  'hypothesis',
  'notes',
  'campaign',
] as const satisfies readonly (keyof ConfigProvenance)[];

/** A configuration of a strategy or of a scanner. It has no costs: these are assumptions of a test. */
export interface Configuration {
  /** Null where it is of a scanner. */
  readonly strategy: string | null;
  /** Null where it is of a strategy. */
  readonly scanner: string | null;
  readonly parameters: ParameterValues;
  /** Kept as they were given; the strategy or the scanner declares none of them. */
  readonly undeclared_parameters: ParameterValues;
  /** Null where it is meant for no universe in particular. */
  readonly symbols: readonly string[] | null;
  readonly timeframe: '1D' | '1W' | '1M';
  /** Null for a scanner, which takes no position. */
  readonly direction: BacktestRequest['direction'] | null;
  /** None for a scanner. */
  readonly limits: EnforcedLimits;
  readonly provenance: ConfigProvenance;
  /** What was kept of that trial when it was saved, as JSON; null where there is none. */
  readonly campaign: string | null;
}

/** A configuration as it stands in its file, whose name is its own. */
export interface SavedConfiguration extends Configuration {
  /** ISO 8601, wall clock. */
  readonly saved_at: string;
}

/** The text of its file. */
export function configurationText(configuration: SavedConfiguration): string {
  return `${JSON.stringify({ format: 1, ...configuration }, null, 2)}\n`;
}
