import {
  AD,
  ADX,
  AO,
  Aroon,
  ATR,
  BollingerBands,
  CCI,
  CMF,
  DEMA,
  DonchianChannels,
  EMA,
  ForceIndex,
  HMA,
  IchimokuCloud,
  KAMA,
  KeltnerChannels,
  LinearRegression,
  MACD,
  MFI,
  MOM,
  NATR,
  OBV,
  ROC,
  RSI,
  SMA,
  StochasticOscillator,
  SuperTrend,
  TEMA,
  TRIX,
  TSI,
  UltimateOscillator,
  VortexIndicator,
  VWMA,
  WilliamsR,
  WMA,
} from 'trading-signals';
import { describe, expect, test } from 'vitest';
import { studyNamed } from '../../../src/charts/indicators/registry.ts';
import type { Bars } from '../../../src/market/bars.ts';
import { generatedBars } from '../generated-bars.ts';

const ROWS = 1500;

/** Where recursive studies that begin otherwise have come together. */
const SETTLED = 1000;

const inputs: readonly [string, Bars][] = ['SYN001', 'SYN007', 'SYN013'].map((symbol) => [
  symbol,
  generatedBars(ROWS, symbol),
]);

interface Candle {
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: number;
}

interface Indicator<Input> {
  add(value: Input): unknown;
}

/** What the library says in every row, each value in the form that `pick` gives it. */
function said<Input>(
  indicator: Indicator<Input>,
  bars: Bars,
  input: (candle: Candle) => Input,
  pick: (result: never) => readonly number[],
): (readonly number[] | null)[] {
  return Array.from(bars.times, (_, row) => {
    const candle = {
      open: bars.opens[row]!,
      high: bars.highs[row]!,
      low: bars.lows[row]!,
      close: bars.closes[row]!,
      volume: bars.volumes[row]!,
    };
    const result = indicator.add(input(candle));
    return result === null || result === undefined ? null : pick(result as never);
  });
}

const close = (candle: Candle) => candle.close;
const whole = (candle: Candle) => candle;
const one = (value: number) => [value];

type Said = (bars: Bars) => (readonly number[] | null)[];
/** A study, what the library says of it, and the row from which the two can agree. */
type Case = readonly [id: string, said: Said, from: number];

const ofCloses = (make: () => unknown, pick: (result: never) => readonly number[] = one as never): Said => {
  return (bars) => said(make() as Indicator<number>, bars, close, pick);
};
const ofCandles = (make: () => unknown, pick: (result: never) => readonly number[] = one as never): Said => {
  return (bars) => said(make() as Indicator<Candle>, bars, whole, pick);
};

const CASES: readonly Case[] = [
  ['sma', ofCloses(() => new SMA(20)), 0],
  ['ema', ofCloses(() => new EMA(9)), SETTLED],
  ['wma', ofCloses(() => new WMA(20)), 0],
  ['dema', ofCloses(() => new DEMA(20)), SETTLED],
  ['tema', ofCloses(() => new TEMA(20)), SETTLED],
  ['hma', ofCloses(() => new HMA(16)), 0],
  ['kama', ofCloses(() => new KAMA(10)), SETTLED],
  ['vwma', ofCandles(() => new VWMA(20)), 0],
  [
    'bollinger',
    ofCloses(
      () => new BollingerBands(20, 2),
      ({ upper, middle, lower }: { upper: number; middle: number; lower: number }) => [upper, middle, lower],
    ),
    0,
  ],
  [
    'keltner',
    ofCandles(
      () => new KeltnerChannels(),
      ({ upper, middle, lower }: { upper: number; middle: number; lower: number }) => [upper, middle, lower],
    ),
    SETTLED,
  ],
  [
    'donchian',
    ofCandles(
      () => new DonchianChannels(20),
      ({ upper, middle, lower }: { upper: number; middle: number; lower: number }) => [upper, middle, lower],
    ),
    0,
  ],
  [
    'supertrend',
    ofCandles(
      () => new SuperTrend(),
      ({ supertrend }: { supertrend: number }) => [supertrend],
    ),
    SETTLED,
  ],
  [
    'macd',
    ofCloses(
      () => new MACD(new EMA(12), new EMA(26), new EMA(9)),
      ({ macd, signal, histogram }: { macd: number; signal: number; histogram: number }) => [
        macd,
        signal,
        histogram,
      ],
    ),
    SETTLED,
  ],
  ['adx', ofCandles(() => new ADX(14)), SETTLED],
  [
    'aroon',
    ofCandles(
      () => new Aroon(25),
      ({ aroonUp, aroonDown }: { aroonUp: number; aroonDown: number }) => [aroonUp, aroonDown],
    ),
    0,
  ],
  // The library divides the change by the new value, TA-Lib by the old one.
  ['trix', ofCloses(() => new TRIX(15), ((value: number) => [value / (1 - value / 100)]) as never), SETTLED],
  [
    'linear_regression_slope',
    ofCloses(
      () => new LinearRegression(14),
      ({ slope }: { slope: number }) => [slope],
    ),
    0,
  ],
  ['rsi', ofCloses(() => new RSI(14)), 0],
  [
    'stochastic',
    ofCandles(
      () => new StochasticOscillator({ kPeriod: 14, kSlowingPeriod: 3, dPeriod: 3 }),
      ({ stochK, stochD }: { stochK: number; stochD: number }) => [stochK, stochD],
    ),
    0,
  ],
  ['cci', ofCandles(() => new CCI(20)), 0],
  ['williams_r', ofCandles(() => new WilliamsR(14)), 0],
  ['roc', ofCloses(() => new ROC(12), ((value: number) => [100 * value]) as never), 0],
  ['momentum', ofCloses(() => new MOM(10)), 0],
  ['awesome_oscillator', ofCandles(() => new AO(5, 34)), 0],
  ['ultimate_oscillator', ofCandles(() => new UltimateOscillator()), 0],
  ['tsi', ofCloses(() => new TSI()), SETTLED],
  ['atr', ofCandles(() => new ATR(14)), SETTLED],
  ['natr', ofCandles(() => new NATR(14)), SETTLED],
  ['obv', ofCandles(() => new OBV(2)), 0],
  ['accumulation_distribution', ofCandles(() => new AD()), 0],
  ['cmf', ofCandles(() => new CMF(20)), 0],
  ['mfi', ofCandles(() => new MFI(14)), 0],
  ['force_index', ofCandles(() => new ForceIndex(13)), SETTLED],
  [
    'vortex',
    ofCandles(
      () => new VortexIndicator(14),
      ({ plus, minus }: { plus: number; minus: number }) => [plus, minus],
    ),
    0,
  ],
];

describe.each(inputs)('on the generated bars of %s', (_, bars) => {
  test.each(CASES)('%s agrees with trading-signals', (id, library, from) => {
    const study = studyNamed(id)!;
    const parameters = Object.fromEntries(study.parameters.map(({ name, default: value }) => [name, value]));
    const ours = study.compute(bars, parameters);
    const theirs = library(bars);
    let compared = 0;
    for (let row = Math.max(from, study.warmUp(parameters)); row < ROWS; row++) {
      theirs[row]?.forEach((value, at) => {
        const scale = Math.max(Math.abs(value), 1e-3);
        expect(
          Math.abs(ours[at]![row]! - value) / scale,
          `row ${row}: ${ours[at]![row]} and ${value}`,
        ).toBeLessThan(1e-6);
        compared++;
      });
    }
    expect(compared).toBeGreaterThan(400);
  });

  test('ichimoku agrees, its cloud 26 rows later', () => {
    const cloud = said(new IchimokuCloud() as Indicator<Candle>, bars, whole, (({
      conversion,
      base,
      spanA,
      spanB,
    }: never) => [conversion, base, spanA, spanB]) as never);
    const [conversion, base, spanA, spanB] = studyNamed('ichimoku')!.compute(bars, {
      conversion: 9,
      base: 26,
      span: 52,
    });
    for (let row = 80; row < ROWS; row++) {
      expect([conversion![row], base![row]]).toEqual(cloud[row]!.slice(0, 2));
      expect([spanA![row], spanB![row]]).toEqual(cloud[row - 26]!.slice(2));
    }
  });
});
