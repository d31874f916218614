import { closedMarket } from '../market/closed-market.ts';
import type { MarketData } from '../market/market-data.ts';
import { readerTier } from '../market/reader-tier.ts';
import { servedUntil } from '../market/served-market.ts';
import type { Services } from '../services.ts';
import type { RegisteredStrategy } from '../strategies/strategy.ts';
import type { FamilyTally } from '../trials/trial-journal.ts';
import type { Watch } from './work.ts';

/** What a simulation reads besides its arguments. */
export interface SimulationSources {
  /** Bars that had closed at the call. */
  readonly market: MarketData;
  readonly strategy: RegisteredStrategy;
  /** What was tried in a family so far. */
  readonly tally: (family: string) => Promise<FamilyTally>;
  readonly watch: Watch;
}

/** What is read of a call. */
interface SimulationCall extends Watch {
  readonly caller: Parameters<typeof readerTier>[0];
  readonly services: Services;
  readonly now: Date;
  readonly runId: string;
}

/** The sources of a call that simulates a strategy of the vocabulary. */
export async function simulationSources(
  call: SimulationCall,
  strategyName: string,
): Promise<SimulationSources> {
  const { services, now, runId } = call;
  const strategies = await services.strategies();
  return {
    market: await simulationMarket(call),
    strategy: strategies.find(({ name }) => name === strategyName)!,
    tally: async (family) => (await services.trials()).tally(family, { now, runId }),
    watch: call,
  };
}

/** The bars that the caller may read, up to the last session that had closed at the call. */
export async function simulationMarket({
  caller,
  services,
  now,
}: Pick<SimulationCall, 'caller' | 'services' | 'now'>): Promise<MarketData> {
  const reader = await readerTier(caller, false, services.liveSessions);
  return closedMarket(await services.market(), servedUntil(services.marketSettings, reader, now));
}
