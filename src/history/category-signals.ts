import type { DailyBars } from '../data/daily-bars.ts';
import { simpleMovingAverage } from '../indicators/simple-moving-average.ts';
import { monthlyVolatilityPercentile } from './numeric-signals.ts';

/** A signal whose values are words. Words have no distance: they tag rows, and soft matching passes them by. */
export interface CategorySignal {
  readonly name: string;
  readonly type: 'category';
  readonly unit: 'category';
  readonly description: string;
  readonly definition: string;
  readonly formula: string;
  /** What about it is not to be relied on. */
  readonly unreliable: string;
  readonly categories: readonly string[];
  /** One value per bar, from that bar and earlier ones only; null while the signal warms up. */
  readonly compute: (bars: DailyBars) => (string | null)[];
}

export const CATEGORY_SIGNALS: readonly CategorySignal[] = [
  {
    name: 'trend',
    type: 'category',
    unit: 'category',
    description: 'The order of the close and its two averages.',
    definition:
      'UP when the close is above its 50-session average and that above the 200-session one; DOWN when both are the other way round; else MIXED.',
    formula: 'close > sma(50) > sma(200): UP; close < sma(50) < sma(200): DOWN; else MIXED',
    unreliable:
      'Crosses late: both averages lag, and a market about a border changes its tag from day to day.',
    categories: ['UP', 'MIXED', 'DOWN'],
    compute: trend,
  },
  {
    name: 'volatility',
    type: 'category',
    unit: 'category',
    description: 'Volatility beside its own last year.',
    definition: 'LOW when rv_21d_percentile_252d is below 25, HIGH when it is above 75, else MEDIUM.',
    formula: 'rv_21d_percentile_252d < 25: LOW; > 75: HIGH; else MEDIUM',
    unreliable: 'Relative to one year alone, as rv_21d_percentile_252d is.',
    categories: ['LOW', 'MEDIUM', 'HIGH'],
    compute: volatility,
  },
  {
    name: 'regime',
    type: 'category',
    unit: 'category',
    description: 'Market regime: what trend and volatility say together.',
    definition:
      'RISK-ON when the trend is UP and volatility is not HIGH; RISK-OFF when the trend is DOWN and volatility is HIGH; CAUTIOUS when exactly one of the two warns (UP with HIGH, or DOWN without); TRANSITIONAL when the trend is MIXED.',
    formula:
      'trend MIXED: TRANSITIONAL; UP: volatility HIGH ? CAUTIOUS : RISK-ON; DOWN: volatility HIGH ? RISK-OFF : CAUTIOUS',
    unreliable:
      'Says nothing that trend and volatility do not say; its names describe prices, and forecast nothing.',
    categories: ['RISK-ON', 'CAUTIOUS', 'TRANSITIONAL', 'RISK-OFF'],
    compute: regime,
  },
];

function trend({ closes }: DailyBars): ('UP' | 'MIXED' | 'DOWN' | null)[] {
  const fast = simpleMovingAverage(closes, 50);
  const slow = simpleMovingAverage(closes, 200);
  return Array.from(closes, (close, row) => {
    if (Number.isNaN(slow[row])) return null;
    if (close > fast[row]! && fast[row]! > slow[row]!) return 'UP';
    if (close < fast[row]! && fast[row]! < slow[row]!) return 'DOWN';
    return 'MIXED';
  });
}

function volatility(bars: DailyBars): ('LOW' | 'MEDIUM' | 'HIGH' | null)[] {
  return Array.from(monthlyVolatilityPercentile(bars), (percentile) => {
    if (Number.isNaN(percentile)) return null;
    if (percentile < 25) return 'LOW';
    return percentile > 75 ? 'HIGH' : 'MEDIUM';
  });
}

function regime(bars: DailyBars): (string | null)[] {
  const volatilities = volatility(bars);
  return trend(bars).map((direction, row) => {
    if (direction === null || volatilities[row] === null) return null;
    if (direction === 'MIXED') return 'TRANSITIONAL';
    const high = volatilities[row] === 'HIGH';
    if (direction === 'UP') return high ? 'CAUTIOUS' : 'RISK-ON';
    return high ? 'RISK-OFF' : 'CAUTIOUS';
  });
}
