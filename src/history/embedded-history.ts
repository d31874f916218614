import type { DatasetIdentity } from '../data/daily-bars.ts';
import { embeddedDatasetLocation, readEmbeddedDataset } from '../data/embedded-dataset.ts';
import { NO_IMPORTS, type SignalImports } from '../data/signals/imported-signals.ts';
import { LIVE_SINCE } from './defaults.ts';
import { withImports } from './imported-table.ts';
import { prepareHistory, type SignalHistory, signalTable } from './signal-history.ts';

export interface MarketHistory {
  readonly signals: SignalHistory;
  readonly dataset: DatasetIdentity;
  /** Identity of the imported signals that are among the columns; null where there are none. */
  readonly importsDigest: string | null;
}

/** Identity of the data that answers come from, imported signals included. */
export function snapshotOf({
  dataset,
  importsDigest,
}: Pick<MarketHistory, 'dataset' | 'importsDigest'>): string {
  const bars = `${dataset.vendor}/${dataset.symbol}@sha256:${dataset.digest}`;
  return importsDigest === null ? bars : `${bars} signals@sha256:${importsDigest}`;
}

/** Reads the sample that is installed with the server, computes its signals and joins imported ones; about 160 ms, once. */
export function readEmbeddedHistory(imports: SignalImports = NO_IMPORTS): MarketHistory {
  const reading = readEmbeddedDataset(embeddedDatasetLocation());
  if (reading.kind === 'invalid') {
    throw new Error(`The embedded market data is broken at line ${reading.line}: ${reading.problem}.`);
  }
  const { bars, identity } = reading.dataset;
  const table = withImports(signalTable(bars, LIVE_SINCE), imports);
  return { signals: prepareHistory(table), dataset: identity, importsDigest: imports.digest };
}
