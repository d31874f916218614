import { DEMO_SCANNERS } from './demo/demo-scanners.ts';
import type { RegisteredScanner, Scanner } from './scanner.ts';

/** The scanners of a server: those that come with it and those that were installed, by name. */
export function registerScanners(installed: readonly Scanner[]): readonly RegisteredScanner[] {
  return [
    ...DEMO_SCANNERS.map((scanner) => ({ ...scanner, demo: true })),
    ...installed.map((scanner) => ({ ...scanner, demo: false })),
  ].sort((a, b) => (a.name < b.name ? -1 : 1));
}
