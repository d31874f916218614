import type { RefusedPlugin } from '../plugins/plugin.ts';
import { parameterEntry } from '../strategies/list-strategies.ts';
import type { RegisteredScanner } from './scanner.ts';

/** The scanners of a server as a caller reads them. */
export function listScanners(scanners: readonly RegisteredScanner[], refused: readonly RefusedPlugin[]) {
  const demo = scanners.filter((scanner) => scanner.demo).length;
  return {
    scanners: scanners.map(scannerEntry),
    demo,
    installed: scanners.length - demo,
    refused: refused.map((plugin) => ({ ...plugin })),
  };
}

function scannerEntry(scanner: RegisteredScanner) {
  const { name, title, description, key, timeframe, demo, parameters, ascending, reads } = scanner;
  return {
    name,
    title,
    description,
    sort_key: { name: key.name, description: key.description, unit: key.unit, first: key.first },
    timeframe,
    demo,
    parameters: parameters.map(parameterEntry),
    ascending: ascending === undefined ? null : [...ascending],
    reads: [...(reads ?? [])],
  };
}
