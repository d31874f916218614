import { accumulationDistribution } from './studies/accumulation-distribution.ts';
import { adx } from './studies/adx.ts';
import { aroon } from './studies/aroon.ts';
import { atr } from './studies/atr.ts';
import { awesomeOscillator } from './studies/awesome-oscillator.ts';
import { bollinger } from './studies/bollinger.ts';
import { cci } from './studies/cci.ts';
import { cmf } from './studies/cmf.ts';
import { dema } from './studies/dema.ts';
import { donchian } from './studies/donchian.ts';
import { ema } from './studies/ema.ts';
import { forceIndex } from './studies/force-index.ts';
import { hma } from './studies/hma.ts';
import { ichimoku } from './studies/ichimoku.ts';
import { kama } from './studies/kama.ts';
import { keltner } from './studies/keltner.ts';
import { linearRegressionSlope } from './studies/linear-regression-slope.ts';
import { macd } from './studies/macd.ts';
import { mfi } from './studies/mfi.ts';
import { momentum } from './studies/momentum.ts';
import { natr } from './studies/natr.ts';
import { obv } from './studies/obv.ts';
import { parabolicSar } from './studies/parabolic-sar.ts';
import { roc } from './studies/roc.ts';
import { rsi } from './studies/rsi.ts';
import { sma } from './studies/sma.ts';
import { standardDeviation } from './studies/standard-deviation.ts';
import { stochastic } from './studies/stochastic.ts';
import { stochasticRsi } from './studies/stochastic-rsi.ts';
import { supertrend } from './studies/supertrend.ts';
import { tema } from './studies/tema.ts';
import { trix } from './studies/trix.ts';
import { tsi } from './studies/tsi.ts';
import { ultimateOscillator } from './studies/ultimate-oscillator.ts';
import { volatility } from './studies/volatility.ts';
import { vortex } from './studies/vortex.ts';
import { vwma } from './studies/vwma.ts';
import { williamsR } from './studies/williams-r.ts';
import { wma } from './studies/wma.ts';
import { zigzag } from './studies/zigzag.ts';
import type { Study } from './study.ts';

/** Every study that a chart can be read with: averages, bands, directions, oscillators, sizes, volumes, and one that repaints. */
export const STUDIES: readonly Study[] = [
  sma,
  ema,
  wma,
  dema,
  tema,
  hma,
  kama,
  vwma,
  bollinger,
  keltner,
  donchian,
  parabolicSar,
  supertrend,
  ichimoku,
  macd,
  adx,
  aroon,
  vortex,
  trix,
  linearRegressionSlope,
  rsi,
  stochastic,
  stochasticRsi,
  cci,
  williamsR,
  roc,
  momentum,
  awesomeOscillator,
  ultimateOscillator,
  tsi,
  atr,
  natr,
  standardDeviation,
  volatility,
  obv,
  accumulationDistribution,
  cmf,
  mfi,
  forceIndex,
  zigzag,
];

/** The study of an id; undefined where there is none. */
export function studyNamed(id: string): Study | undefined {
  return STUDIES.find((study) => study.id === id);
}
