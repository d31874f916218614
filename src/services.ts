import type { DatasetIdentity } from './data/daily-bars.ts';
import { embeddedDatasetLocation, readEmbeddedDataset } from './data/embedded-dataset.ts';
import { LIVE_SINCE } from './history/defaults.ts';
import { prepareHistory, type SignalHistory, signalTable } from './history/signal-history.ts';

/** What handlers find on the call besides their arguments. */
export interface Services {
  /** The market's history; read and computed on the first call that needs it. */
  readonly history: () => Promise<MarketHistory>;
}

export interface MarketHistory {
  readonly signals: SignalHistory;
  readonly dataset: DatasetIdentity;
}

/** The services of a server as it stands: its data is the sample that is installed with it. */
export async function openServices(): Promise<Services> {
  let history: MarketHistory | undefined;
  return {
    history: async () => {
      history ??= readHistory();
      return history;
    },
  };
}

function readHistory(): MarketHistory {
  const reading = readEmbeddedDataset(embeddedDatasetLocation());
  if (reading.kind === 'invalid') {
    throw new Error(`The embedded market data is broken at line ${reading.line}: ${reading.problem}.`);
  }
  const { bars, identity } = reading.dataset;
  return { signals: prepareHistory(signalTable(bars, LIVE_SINCE)), dataset: identity };
}
