import { DEMO_STRATEGIES } from './demo/demo-strategies.ts';
import type { RegisteredStrategy, Strategy } from './strategy.ts';

/** The strategies of a server: those that come with it and those that were installed, by name. */
export function registerStrategies(installed: readonly Strategy[]): readonly RegisteredStrategy[] {
  return [
    ...DEMO_STRATEGIES.map((strategy) => ({ ...strategy, demo: true })),
    ...installed.map((strategy) => ({ ...strategy, demo: false })),
  ].sort((a, b) => (a.name < b.name ? -1 : 1));
}
