import type { MarketHistory } from './history/embedded-history.ts';
import type { LoggedCalls } from './record/logged-calls.ts';

/** What handlers find on the call besides their arguments. */
export interface Services {
  /** The market's history; read and computed on the first call that needs it. */
  readonly history: () => Promise<MarketHistory>;
  readonly calls: LoggedCalls;
}

/** The services of a server as it stands: its data is the sample that is installed with it. */
export async function openServices(calls: LoggedCalls): Promise<Services> {
  let history: Promise<MarketHistory> | undefined;
  return {
    calls,
    history: () => {
      // The numeric code behind it is imported then too: a server that only lists its tools starts without it.
      history ??= import('./history/embedded-history.ts').then(({ readEmbeddedHistory }) =>
        readEmbeddedHistory(),
      );
      return history;
    },
  };
}
