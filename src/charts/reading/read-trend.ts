import { rollingMean } from '../../indicators/rolling-sums.ts';
import type { Bars } from '../../market/bars.ts';
import { TREND_PERIOD, TREND_SLOPE } from '../defaults.ts';
import type { Swing } from '../patterns/swings.ts';
import { showNumber } from './show-number.ts';

export interface TrendReading {
  readonly direction: 'up' | 'down' | 'sideways';
  /** Which rule decided it. */
  readonly rule: 'swings' | 'average' | 'neither';
  /** What the rule saw, in one sentence. */
  readonly because: string;
}

/**
 * The trend at the last bar, by the first rule that decides: (1) the last two swing highs and the last two swing lows both
 * rise, or both fall; (2) the close lies above its moving average, which rises, or below it, while it falls; else the
 * price goes sideways.
 */
export function readTrend(bars: Bars, swings: readonly Swing[]): TrendReading {
  return bySwings(swings) ?? byAverage(bars.closes);
}

function bySwings(swings: readonly Swing[]): TrendReading | null {
  const [highs, lows] = (['high', 'low'] as const).map((kind) =>
    swings.filter((swing) => swing.kind === kind).slice(-2),
  );
  if (highs?.length !== 2 || lows?.length !== 2) return null;
  const [high, low] = [highs, lows].map(([first, second]) => Math.sign(second!.price - first!.price));
  if (high !== low || high === 0) return null;
  const word = high === 1 ? 'higher' : 'lower';
  const pair = ([first, second]: readonly Swing[]) =>
    `${showNumber(second!.price)} after ${showNumber(first!.price)}`;
  return {
    direction: high === 1 ? 'up' : 'down',
    rule: 'swings',
    because: `The last swing high is ${word} than the one before (${pair(highs)}), and so is the last swing low (${pair(lows)}).`,
  };
}

function byAverage(closes: Float64Array): TrendReading {
  const averages = rollingMean(closes, TREND_PERIOD);
  const close = closes.at(-1)!;
  const average = averages.at(-1)!;
  const earlier = averages.at(-1 - TREND_SLOPE) ?? Number.NaN;
  const name = `the mean of ${TREND_PERIOD} closes`;
  const [place, slope] = [Math.sign(close - average), Math.sign(average - earlier)];
  if (place !== 0 && place === slope) {
    return {
      direction: place === 1 ? 'up' : 'down',
      rule: 'average',
      because: `The swings do not agree; the close ${showNumber(close)} is ${place === 1 ? 'above' : 'below'} ${name}, ${showNumber(average)}, which ${place === 1 ? 'rose' : 'fell'} from ${showNumber(earlier)} over ${TREND_SLOPE} candles.`,
    };
  }
  return {
    direction: 'sideways',
    rule: 'neither',
    because: Number.isNaN(earlier)
      ? `The swings do not agree, and there are too few candles for ${name} and its change.`
      : `The swings do not agree, and neither do the close's place beside ${name} and that mean's change.`,
  };
}
