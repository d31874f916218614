import { MINIMUM_OBSERVATIONS } from '../audit/defaults.ts';
import { delayedFloor } from '../charts/load-candles.ts';
import { dayAt, isoDay } from '../market/calendar.ts';
import { ageWarning, type ServedMarket } from '../market/served-market.ts';
import { type Timeframe, timeframeNamed } from '../market/timeframes.ts';
import { buyAndHold } from './buy-and-hold.ts';
import { constantRiskHold, type HoldPath } from './constant-risk.ts';
import { type LineReport, lineReport } from './line-report.ts';
import { type BenchmarkWindow, benchmarkWindow } from './window.ts';

const BASIS_POINT = 1e-4;

export interface BenchmarkOptions {
  readonly symbol: string;
  /** A name of timeframes.ts. */
  readonly timeframe: string;
  /** Candles to measure over, after those that seed the volatility. */
  readonly window: number;
  readonly feeBps: number;
  readonly slippageBps: number;
  /** Of a year, as a fraction. */
  readonly targetVolAnnual: number;
  /** Returns that the volatility is measured over. */
  readonly volWindow: number;
  /** Share of equity, at most 1. */
  readonly maxExposure: number;
}

/**
 * What holding an instrument did over a window: bought and held without cost, and held at constant risk, sized on trailing
 * volatility and filled with costs. Both begin with equity of 1 at the window's first open and are measured at its closes.
 */
export async function nullBenchmark(market: ServedMarket, options: BenchmarkOptions) {
  const { symbol, window, volWindow } = options;
  const timeframe = timeframeNamed(options.timeframe)!;
  if (window < MINIMUM_OBSERVATIONS)
    return refusal('too-few-bars', { bars: window, needed: MINIMUM_OBSERVATIONS });
  const seeds = volWindow + 1;
  const found = await benchmarkWindow(market, symbol, timeframe, { window, seeds });
  if (found.kind === 'refusal') return found;
  const bars = found.candles.times.length;
  if (bars < found.wanted && found.withheld > 0)
    return delayedFloor(market, symbol, bars, found.wanted, found.withheld);
  if (bars < found.wanted) return refusal('TOO_FEW_BARS', { symbol, bars, needed: found.wanted });
  const broken = brokenRow(found);
  if (broken !== null)
    return refusal('bars-not-finite', { bar: timeText(timeframe, found.candles.times[broken]!) });

  const perYear = timeframe.candlesPerYear;
  const path = constantRiskHold(found, {
    fee: options.feeBps * BASIS_POINT,
    slippage: options.slippageBps * BASIS_POINT,
    targetVolatility: options.targetVolAnnual,
    volatilityWindow: volWindow,
    maximumExposure: options.maxExposure,
    candlesPerYear: perYear,
  });
  const held = lineReport(buyAndHold(found), perYear);
  const sized = lineReport(path.equity, perYear);
  if (held === null || sized === null)
    return refusal('sharpe-report-refused', { line: held === null ? 'buy-and-hold' : 'constant-risk hold' });
  return {
    kind: 'result' as const,
    result: resultOf(options, timeframe, found, { held, sized, path }),
    warnings: warningsOf(market, found),
    window: found,
  };
}

function resultOf(
  options: BenchmarkOptions,
  timeframe: Timeframe,
  found: BenchmarkWindow,
  { held, sized, path }: { readonly held: LineReport; readonly sized: LineReport; readonly path: HoldPath },
) {
  const { times } = found.candles;
  const exposures = [...path.exposures];
  return {
    symbol: options.symbol,
    timeframe: timeframe.name,
    interval: found.stored.interval,
    window: {
      bars: options.window,
      firstBar: timeText(timeframe, times[found.start]!),
      lastBar: timeText(timeframe, times.at(-1)!),
      seedBars: found.start,
    },
    costs: {
      feeBps: options.feeBps,
      slippageBps: options.slippageBps,
      rule: `Every rebalance of the constant-risk hold fills at the ${found.fillsAtOpen ? 'open' : 'close before the candle'}, worse by the slippage on the traded side, and pays the fee on the filled value. Buy-and-hold pays nothing.`,
      fillsAt: found.fillsAtOpen ? ('open' as const) : ('previous close' as const),
    },
    returnBasis: found.stored.returnBasis,
    periodsPerYear: timeframe.candlesPerYear,
    annualization: { periodsPerYear: timeframe.candlesPerYear, convention: timeframe.yearConvention },
    sizing: {
      periodsPerYear: timeframe.candlesPerYear,
      targetVolAnnual: options.targetVolAnnual,
      volWindow: options.volWindow,
      maxExposure: options.maxExposure,
      rule: `Sample deviation of the log returns up to the close before the ${found.fillsAtOpen ? 'open' : 'close'} that it trades at, annualised; zero volatility means maxExposure.`,
    },
    buyAndHold: held,
    volTargetedHold: {
      ...sized,
      meanExposure: exposures.reduce((sum, exposure) => sum + exposure, 0) / exposures.length,
      highestExposure: Math.max(...exposures),
      rebalances: path.trades,
      costsPaid: path.costs,
      turnover: path.traded,
    },
  };
}

function warningsOf(
  market: ServedMarket,
  { asOf, fillsAtOpen, leftOutRunning, stored, finalReturn }: BenchmarkWindow,
): string[] {
  const warnings = [ageWarning(market, asOf)];
  warnings.push(...stored.notes);
  if (!fillsAtOpen)
    warnings.push(
      'Opens of the window are no traded prices: both lines trade at the close before each candle instead.',
    );
  if (leftOutRunning) warnings.push('The newest candle is not complete and was left out.');
  if (stored.actions.delisting !== null)
    warnings.push(
      `The share was delisted after its last bar; both lines end with what it was worth then, ${(100 * finalReturn).toFixed(1)} % from the last close.`,
    );
  return warnings;
}

/** The first row whose open or close is no price. */
function brokenRow({ candles, fillsAtOpen }: BenchmarkWindow): number | null {
  const isPrice = (price: number) => Number.isFinite(price) && price > 0;
  const row = candles.closes.findIndex(
    (close, at) => !(isPrice(close) && (!fillsAtOpen || isPrice(candles.opens[at]!))),
  );
  return row === -1 ? null : row;
}

function timeText(timeframe: Timeframe, time: number): string {
  return timeframe.interval === '1day' ? isoDay(dayAt(time)) : new Date(time).toISOString();
}

interface BenchmarkRefusals {
  TOO_FEW_BARS: { symbol: string; bars: number; needed: number };
  'too-few-bars': { bars: number; needed: number };
  'bars-not-finite': { bar: string };
  'sharpe-report-refused': { line: string };
}

function refusal<Code extends keyof BenchmarkRefusals>(code: Code, params: BenchmarkRefusals[Code]) {
  return { kind: 'refusal', code, params } as const;
}
