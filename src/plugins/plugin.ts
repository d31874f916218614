import type { Scanner } from '../scanners/scanner.ts';
import type { Strategy } from '../strategies/strategy.ts';

/** What was installed and can not be used, with the reason. */
export interface RefusedPlugin {
  /** The file, the folder or the package, without the path before it. */
  readonly source: string;
  /** The strategy or scanner; null where the whole module was refused. */
  readonly name: string | null;
  readonly problem: string;
}

/** What an operator added to the strategies and scanners of the server. */
export interface Plugins {
  readonly strategies: readonly Strategy[];
  readonly scanners: readonly Scanner[];
  readonly refused: readonly RefusedPlugin[];
}

/** A server that nobody added anything to. */
export const NO_PLUGINS: Plugins = { strategies: [], scanners: [], refused: [] };
