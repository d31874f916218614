import type { DatasetIdentity } from '../data/daily-bars.ts';
import { embeddedDatasetLocation, readEmbeddedDataset } from '../data/embedded-dataset.ts';
import { LIVE_SINCE } from './defaults.ts';
import { prepareHistory, type SignalHistory, signalTable } from './signal-history.ts';

export interface MarketHistory {
  readonly signals: SignalHistory;
  readonly dataset: DatasetIdentity;
}

/** Reads the sample that is installed with the server and computes its signals; about 160 ms, once. */
export function readEmbeddedHistory(): MarketHistory {
  const reading = readEmbeddedDataset(embeddedDatasetLocation());
  if (reading.kind === 'invalid') {
    throw new Error(`The embedded market data is broken at line ${reading.line}: ${reading.problem}.`);
  }
  const { bars, identity } = reading.dataset;
  return { signals: prepareHistory(signalTable(bars, LIVE_SINCE)), dataset: identity };
}
