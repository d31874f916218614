import { type Bars, emptyBars } from '../bars.ts';
import { dayAt } from '../calendar.ts';
import { openInstant, sessionMinutes } from '../exchange-calendar.ts';
import { bridgeMaximum, toCents } from './bridge.ts';
import { type Draws, drawsOf, type SeededRandom } from './random.ts';

/** A session's own deviation where open, high, low and close do not show one: a share that hardly moved. */
const LEAST_DEVIATION = 1e-4;

/**
 * One-minute bars of the sessions of some daily rows, each drawn from a stream of its own: a Brownian path, livelier near
 * open and close, bent to the day's open, high, low and close, whose volume it shares out. Put together again, the
 * minutes of a session give exactly its daily bar.
 */
export function generateMinutes(seeded: SeededRandom, symbol: string, daily: Bars): Bars {
  const lengths = Array.from(daily.times, (time) => sessionMinutes(dayAt(time)));
  const bars = emptyBars(lengths.reduce((sum, length) => sum + length, 0));
  let first = 0;
  for (const [row, length] of lengths.entries()) {
    const draws = drawsOf(seeded, `minutes/${symbol}/${dayAt(daily.times[row]!)}`);
    generateSession(bars, first, length, daily, row, draws);
    first += length;
  }
  return bars;
}

function generateSession(bars: Bars, first: number, length: number, daily: Bars, day: number, draws: Draws) {
  const open = daily.opens[day]!;
  const close = daily.closes[day]!;
  const deviation = Math.max(LEAST_DEVIATION, Math.log(daily.highs[day]! / daily.lows[day]!) / 1.7);
  const liveliness = Float64Array.from({ length }, (_, minute) => livelinessAt(minute, length));
  const total = liveliness.reduce((sum, value) => sum + value, 0);
  const path = bridge(liveliness, total, deviation, Math.log(close / open), draws);
  const start = openInstant(dayAt(daily.times[day]!));
  for (let minute = 0; minute < length; minute++) {
    const row = first + minute;
    const variance = (deviation * deviation * liveliness[minute]!) / total;
    // The first trade of a minute is not the last one of the minute before.
    const jitter = minute === 0 ? 0 : 0.3 * Math.sqrt(variance) * draws.normal();
    const from = path[minute]! + jitter;
    const step = path[minute + 1]! - from;
    bars.times[row] = start + minute * 60_000;
    bars.opens[row] = open * Math.exp(from);
    bars.closes[row] = open * Math.exp(path[minute + 1]!);
    bars.highs[row] = open * Math.exp(from + bridgeMaximum(step, variance, draws.uniform()));
    bars.lows[row] = open * Math.exp(from - bridgeMaximum(-step, variance, draws.uniform()));
  }
  bars.opens[first] = open;
  bars.closes[first + length - 1] = close;
  bend(bars, first, length, daily, day);
  shareOut(bars.volumes, first, liveliness, daily.volumes[day]!, draws);
}

/** More happens near the open and the close. */
function livelinessAt(minute: number, length: number): number {
  const fromMiddle = (2 * minute) / length - 1;
  return 0.6 + 1.4 * fromMiddle * fromMiddle;
}

/** Log price over the open at the end of each minute, from 0 to `end`. */
function bridge(
  liveliness: Float64Array,
  total: number,
  deviation: number,
  end: number,
  { normal }: Draws,
): Float64Array {
  const path = new Float64Array(liveliness.length + 1);
  for (let minute = 0; minute < liveliness.length; minute++)
    path[minute + 1] = path[minute]! + deviation * Math.sqrt(liveliness[minute]! / total) * normal();
  const miss = end - path[liveliness.length]!;
  let elapsed = 0;
  for (let minute = 0; minute < liveliness.length; minute++) {
    elapsed += liveliness[minute]! / total;
    path[minute + 1]! += miss * elapsed;
  }
  return path;
}

/** Stretches what lies above open and close to reach the day's high, and what lies below to reach its low; to cents. */
function bend(bars: Bars, first: number, length: number, daily: Bars, day: number): void {
  const end = first + length;
  const top = Math.max(daily.opens[day]!, daily.closes[day]!);
  const bottom = Math.min(daily.opens[day]!, daily.closes[day]!);
  let highest = first;
  let lowest = first;
  for (let row = first; row < end; row++) {
    bars.highs[row] = Math.max(bars.highs[row]!, bars.opens[row]!, bars.closes[row]!);
    bars.lows[row] = Math.min(bars.lows[row]!, bars.opens[row]!, bars.closes[row]!);
    if (bars.highs[row]! > bars.highs[highest]!) highest = row;
    if (bars.lows[row]! < bars.lows[lowest]!) lowest = row;
  }
  const above = (daily.highs[day]! - top) / Math.max(bars.highs[highest]! - top, Number.MIN_VALUE);
  const below = (bottom - daily.lows[day]!) / Math.max(bottom - bars.lows[lowest]!, Number.MIN_VALUE);
  const bent = (price: number) => {
    if (price > top) return toCents(top + above * (price - top));
    return toCents(price < bottom ? bottom - below * (bottom - price) : price);
  };
  for (let row = first; row < end; row++) {
    bars.opens[row] = bent(bars.opens[row]!);
    bars.highs[row] = bent(bars.highs[row]!);
    bars.lows[row] = bent(bars.lows[row]!);
    bars.closes[row] = bent(bars.closes[row]!);
  }
  // A path that never left the span of open and close could not be stretched.
  bars.highs[highest] = daily.highs[day]!;
  bars.lows[lowest] = daily.lows[day]!;
}

/** Whole shares for each minute, that add up to the day's. */
function shareOut(
  volumes: Float64Array,
  first: number,
  liveliness: Float64Array,
  volume: number,
  { normal }: Draws,
): void {
  const weights = liveliness.map((level) => level * Math.exp(0.4 * normal()));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let rest = volume;
  for (let minute = 0; minute < weights.length; minute++) {
    const shares = Math.min(rest, Math.floor((volume * weights[minute]!) / total));
    volumes[first + minute] = shares;
    rest -= shares;
  }
  volumes[first + weights.length - 1]! += rest;
}
