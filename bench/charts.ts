import { STUDIES } from '../src/charts/indicators/registry.ts';
import { findPatterns } from '../src/charts/patterns/find-patterns.ts';
import { readChart } from '../src/charts/read-chart.ts';
import { serveMarket } from '../src/market/served-market.ts';
import { syntheticMarket } from '../src/market/synthetic/synthetic-market.ts';
import { syntheticVendor } from '../src/market/synthetic/synthetic-vendor.ts';
import { chainedMarket } from '../src/market/vendor-chain.ts';
import { type Measurement, time } from './measure.ts';
import { randomNumbers } from './random.ts';

const MINUTES = 1_000_000;

/** The default reading of a chart of 5,000 daily candles; the candles are made before, reading them from there is in it. */
export async function measureChartReading(): Promise<Measurement> {
  const market = chainedMarket(
    [{ assetClass: 'equity', vendors: [syntheticVendor(syntheticMarket(randomNumbers))] }],
    false,
  );
  const served = serveMarket(
    market,
    { clock: 'snapshot', delayFloorSeconds: 900 },
    { tier: 'fresh', freshRefusal: null },
    new Date(),
  );
  const work = () => readChart(served, { symbol: 'SYN001', timeframe: '1D', window: 5000 });
  const ours = await time(work, 51, 20);
  return { what: 'read_chart, defaults, 5,000 candles, warm', ours, target: 'under 10 ms' };
}

/** Every study with its defaults, and every pattern, over a million one-minute bars. */
export async function measureStudiesAndPatterns(): Promise<Measurement> {
  const { bars } = syntheticMarket(randomNumbers).minutes('SYN002', MINUTES / 1.8)!;
  const requests = STUDIES.map((study) => ({
    study,
    parameters: Object.fromEntries(study.parameters.map(({ name, default: value }) => [name, value])),
  }));
  const work = () => {
    for (const { study, parameters } of requests) study.compute(bars, parameters);
    findPatterns(bars, 10);
  };
  const rows = bars.times.length.toLocaleString('en');
  const what = `${STUDIES.length} studies and all patterns, ${rows} one-minute bars, warm`;
  return { what, ours: await time(work, 5, 1), target: 'under 3,000 ms' };
}
