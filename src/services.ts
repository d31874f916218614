import { once, seededRandom } from 'toolwright-runtime';
import type { ConfigStore } from './configs/config-store.ts';
import type { FactStore } from './data/facts/imported-facts.ts';
import type { ImportedDefinition } from './data/signals/definitions.ts';
import type { SignalImports } from './data/signals/imported-signals.ts';
import type { MarketHistory } from './history/embedded-history.ts';
import type { LedgerStore } from './ledger/ledger-store.ts';
import type { MarketData } from './market/market-data.ts';
import type { LiveSessions } from './market/reader-tier.ts';
import type { MarketSettings } from './market/served-market.ts';
import { NO_PLUGINS, type Plugins } from './plugins/plugin.ts';
import type { LoggedCalls } from './record/logged-calls.ts';
import type { RegisteredScanner } from './scanners/scanner.ts';
import type { RegisteredStrategy } from './strategies/strategy.ts';
import type { TrialJournal } from './trials/trial-journal.ts';

/** Age of the newest bars that readers of the delayed tier are served. */
const DELAY_FLOOR_SECONDS = 900;

/** What handlers find on the call besides their arguments. */
export interface Services {
  /** The market's history; read and computed on the first call that needs it. */
  readonly history: () => Promise<MarketHistory>;
  readonly calls: LoggedCalls;
  /** What was said of the imported signals that are in the history. */
  readonly importedSignals: () => Promise<readonly ImportedDefinition[]>;
  /** Bars of symbols. */
  readonly market: () => Promise<MarketData>;
  readonly marketSettings: MarketSettings;
  /** Counts the live-data sessions of tokens; opened by the first call that spends one. */
  readonly liveSessions: () => Promise<LiveSessions>;
  /** The ledgers of sealed claims; opened by the first call that needs them. */
  readonly ledgers: () => Promise<LedgerStore>;
  /** Filed facts of companies, as they were imported. */
  readonly facts: () => Promise<FactStore>;
  /** The strategies that can be simulated, by name. */
  readonly strategies: () => Promise<readonly RegisteredStrategy[]>;
  /** What the operator added to both, and what of it was refused. */
  readonly plugins: () => Promise<Plugins>;
  /** The scanners that rank symbols, by name. */
  readonly scanners: () => Promise<readonly RegisteredScanner[]>;
  /** The trials on record; opened by the first call that needs them. */
  readonly trials: () => Promise<TrialJournal>;
  /** The saved configurations. */
  readonly configs: () => Promise<ConfigStore>;
}

/** What services are made of besides the sample that is installed with the server. */
export interface ServiceParts {
  readonly calls: LoggedCalls;
  readonly ledgers: () => Promise<LedgerStore>;
  readonly trials: () => Promise<TrialJournal>;
  readonly configs: () => Promise<ConfigStore>;
  /** The folder that signals were imported into; none are read where it is absent. */
  readonly signalsFolder?: string;
  /** The folder that bars were imported into; none are read where it is absent. */
  readonly barsFolder?: string;
  /** Whether the operator has confirmed that imported bars may be served; they have not where it is left out. */
  readonly marketDataConfirmed?: boolean;
  readonly liveSessions: () => Promise<LiveSessions>;
  /** The market stands still at the end of what is stored where it is left out. */
  readonly marketClock?: MarketSettings['clock'];
  /** The folder that facts were imported into; there are none where it is absent. */
  readonly factsFolder?: string;
  /** Strategies and scanners of the operator's own; none where it is left out. */
  readonly plugins?: () => Promise<Plugins>;
}

/**
 * The services of a server: its data is the sample that is installed with it, a market that it makes itself, and the signals
 * and bars that were imported. Each is read once, on the first call that needs it; what could not be read is tried again by
 * the next call, and what is imported later needs another start.
 */
export async function openServices({
  calls,
  ledgers,
  trials,
  configs,
  signalsFolder,
  barsFolder,
  marketDataConfirmed = false,
  liveSessions,
  marketClock = 'snapshot',
  factsFolder,
  plugins = async () => NO_PLUGINS,
}: ServiceParts): Promise<Services> {
  const readImports = once(async (): Promise<SignalImports> => {
    const module = await import('./data/signals/imported-signals.ts');
    return signalsFolder === undefined ? module.NO_IMPORTS : module.readImports(signalsFolder);
  });
  return {
    calls,
    ledgers,
    trials,
    configs,
    plugins,
    scanners: once(async () => {
      const { registerScanners } = await import('./scanners/registry.ts');
      return registerScanners((await plugins()).scanners);
    }),
    strategies: once(async () => {
      const { registerStrategies } = await import('./strategies/registry.ts');
      return registerStrategies((await plugins()).strategies);
    }),
    liveSessions,
    marketSettings: { clock: marketClock, delayFloorSeconds: DELAY_FLOOR_SECONDS },
    importedSignals: async () =>
      (await readImports()).imports.flatMap(({ definitions }) => definitions.signals),
    // The numeric code behind them is imported then too: a server that only lists its tools starts without it.
    history: once(async () => {
      const { readEmbeddedHistory } = await import('./history/embedded-history.ts');
      return readEmbeddedHistory(await readImports());
    }),
    facts: once(() => openFacts(factsFolder)),
    market: once(() => openMarket(barsFolder, marketDataConfirmed)),
  };
}

async function openFacts(folder: string | undefined): Promise<FactStore> {
  if (folder === undefined) return { find: () => undefined, symbols: () => [] };
  return (await import('./data/facts/imported-facts.ts')).importedFacts(folder);
}

/** For each asset class the imported bars come first: who imports a symbol wants theirs. */
async function openMarket(barsFolder: string | undefined, isConfirmed: boolean): Promise<MarketData> {
  const [{ syntheticMarket }, { syntheticVendor }, { sampleVendor }, { importedVendor }, { chainedMarket }] =
    await Promise.all([
      import('./market/synthetic/synthetic-market.ts'),
      import('./market/synthetic/synthetic-vendor.ts'),
      import('./data/sample-vendor.ts'),
      import('./data/bars/imported-vendor.ts'),
      import('./market/vendor-chain.ts'),
    ]);
  const imported = importedVendor(barsFolder);
  const sample = sampleVendor();
  const synthetic = syntheticVendor(syntheticMarket(seededRandom));
  return chainedMarket(
    [
      { assetClass: 'index', vendors: [imported, sample] },
      { assetClass: 'equity', vendors: [imported, sample, synthetic] },
    ],
    isConfirmed,
  );
}
