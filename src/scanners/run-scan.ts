import { type Instrument, instrumentOf } from '../backtest/instrument.ts';
import { dayAt, isIsoDay, isoDay } from '../market/calendar.ts';
import { isSession, previousSession } from '../market/exchange-calendar.ts';
import type { StoredBars } from '../market/market-data.ts';
import { missingReads } from '../market/missing-reads.ts';
import { type CalendarTimeframe, timeframeNamed } from '../market/timeframes.ts';
import { constructionProblems, withDefaults } from '../strategies/check-parameters.ts';
import type { ParameterValues } from '../strategies/strategy.ts';
import { leftOutTexts } from './left-out-texts.ts';
import type { RegisteredScanner } from './scanner.ts';
import { type LeftOut, readUniverse, type ScannedMarket, universeOf } from './universe.ts';

export interface ScanOptions {
  readonly scanner: string;
  readonly parameters?: ParameterValues;
  /** Every share of the market where they are left out. */
  readonly symbols?: readonly string[];
  readonly timeframe: string;
  /** ISO day; the newest session where it is left out. */
  readonly as_of?: string;
  /** Rows that are shown, the first ones. */
  readonly top_n: number;
}

export interface ScanSources {
  readonly market: ScannedMarket;
  readonly scanner: RegisteredScanner;
}

/** A symbol with its place and its number. */
export interface RankedSymbol {
  readonly rank: number;
  readonly symbol: string;
  readonly value: number;
  readonly close: number;
}

/**
 * Ranks a universe as of a day by bars that had closed by then. Everything is checked, and the symbols that can not be
 * measured are set aside, before the scanner runs; equal numbers are ranked by symbol.
 */
export async function runScan({ market, scanner }: ScanSources, options: ScanOptions) {
  const given = options.parameters ?? {};
  const values = withDefaults(scanner.parameters, given);
  const problems = constructionProblems(scanner, given);
  if (problems.length > 0) return refusal('UNUSABLE_PARAMETERS', { problems: problems.join(' ') });
  const asOf = options.as_of ?? null;
  if (asOf !== null && !isIsoDay(asOf)) return refusal('NO_SUCH_DAY', { argument: 'as_of', date: asOf });
  const symbols = universeOf(market, options.symbols);
  const { session, traded, leftOut: untraded } = await readUniverse(market, symbols, asOf);
  const timeframe = timeframeNamed(options.timeframe) as CalendarTimeframe;
  const warmUp = scanner.warmUp(values);
  const leftOut = [...untraded];
  const instruments: Instrument[] = [];
  for (const { symbol, known } of traded) {
    const judged = judge(symbol, known, scanner, timeframe, warmUp);
    if ('reason' in judged) leftOut.push(judged);
    else instruments.push(judged);
  }
  if (session === null || instruments.length === 0)
    return refusal('EMPTY_SCAN', { symbols: symbols.length, why: leftOutTexts(leftOut).join('; ') });
  const measured = measureAll(scanner, instruments, values);
  if ('problem' in measured) return refusal('SCANNER_FAULT', measured);
  const ranked = rank(scanner, measured.values);
  const rows = ranked.slice(0, options.top_n);
  return {
    kind: 'result' as const,
    result: {
      scanner: scanner.name,
      parameters: { ...values },
      as_of: asOf ?? isoDay(session),
      session: isoDay(session),
      timeframe: timeframe.name,
      sort_key: { ...scanner.key },
      universe: symbols.length,
      measured: instruments.length,
      matched: ranked.length,
      rows,
      truncated: ranked.length - rows.length,
      left_out: leftOut.toSorted((a, b) => (a.symbol < b.symbol ? -1 : 1)),
      caveat:
        'A scan is a search: what it found looks better than it will be up to this day. Judge it by bars after the day.' as const,
    },
    ranked,
    instruments,
    warnings: [...scanWarnings(session, asOf, instruments), ...leftOutTexts(leftOut)],
  };
}

/** The instrument of a symbol, or why it can not be measured. */
function judge(
  symbol: string,
  known: StoredBars,
  scanner: RegisteredScanner,
  timeframe: CalendarTimeframe,
  warmUp: number,
): Instrument | LeftOut {
  const instrument = instrumentOf(symbol, known, timeframe);
  const { length, times, closes } = instrument.bars;
  if (length <= warmUp)
    return { symbol, reason: 'too_few_bars', why: `${length} bars; ${warmUp + 1} are needed` };
  const lacks = missingReads(scanner.reads, known, dayAt(times[length - 1 - warmUp]!));
  if (lacks.length > 0) return { symbol, reason: 'missing_input', why: lacks.join(', ') };
  const odd = closes.subarray(length - 1 - warmUp).findIndex((close) => !(close > 0 && close < Infinity));
  if (odd === -1) return instrument;
  const day = isoDay(dayAt(times[length - 1 - warmUp + odd]!));
  return { symbol, reason: 'no_price', why: `the close of ${day} is no price` };
}

type Measured =
  | { readonly values: readonly Omit<RankedSymbol, 'rank'>[] }
  | { readonly scanner: string; readonly symbol: string; readonly problem: string };

function measureAll(
  { name, measure }: RegisteredScanner,
  instruments: readonly Instrument[],
  parameters: ParameterValues,
): Measured {
  const values: Omit<RankedSymbol, 'rank'>[] = [];
  for (const { symbol, bars, sharesPerUnit } of instruments) {
    const fault = (problem: string) => ({ scanner: name, symbol, problem });
    let value: number | null;
    try {
      value = measure(bars, parameters);
    } catch (error) {
      return fault(`it threw: ${error instanceof Error ? error.message : error}`);
    }
    if (value === null) continue;
    if (!Number.isFinite(value)) return fault(`it gave ${value}, which can not be ranked`);
    const last = bars.length - 1;
    values.push({ symbol, value, close: bars.closes[last]! / sharesPerUnit[last]! });
  }
  return { values };
}

function rank({ key }: RegisteredScanner, values: readonly Omit<RankedSymbol, 'rank'>[]): RankedSymbol[] {
  const sign = key.first === 'largest' ? -1 : 1;
  return values
    .toSorted((a, b) => sign * (a.value - b.value) || (a.symbol < b.symbol ? -1 : 1))
    .map((entry, index) => ({ rank: index + 1, ...entry }));
}

function scanWarnings(session: number, asOf: string | null, instruments: readonly Instrument[]): string[] {
  const warnings: string[] = [];
  const day = asOf === null ? session : Date.parse(asOf) / 86_400_000;
  const lastSession = isSession(day) ? day : previousSession(day);
  if (session < lastSession)
    warnings.push(`The newest bars of the universe are those of ${isoDay(session)}, and as_of is ${asOf}.`);
  const vendors = [...new Set(instruments.map(({ stored }) => stored.vendor))].toSorted();
  if (vendors.length > 1)
    warnings.push(`Bars of several vendors are ranked together: ${vendors.join(', ')}.`);
  return warnings;
}

interface ScanRefusals {
  UNUSABLE_PARAMETERS: { problems: string };
  NO_SUCH_DAY: { argument: string; date: string };
  EMPTY_SCAN: { symbols: number; why: string };
  SCANNER_FAULT: { scanner: string; symbol: string; problem: string };
}

function refusal<Code extends keyof ScanRefusals>(code: Code, params: ScanRefusals[Code]) {
  return { kind: 'refusal', code, params } as {
    [One in keyof ScanRefusals]: { kind: 'refusal'; code: One; params: ScanRefusals[One] };
  }[keyof ScanRefusals];
}
