import { VOLUME_PERIOD } from '../defaults.ts';
import { showNumber } from './show-number.ts';

export interface VolumeReading {
  readonly last: number;
  /** Mean of the candles before the last one. */
  readonly average: number;
  readonly ratio: number;
  readonly reading: string;
}

/**
 * The last volume beside the mean of up to twenty before it; null where those have none. `isPartial` says that the last
 * candle is still running, so that its volume will grow.
 */
export function readVolume(volumes: Float64Array, isPartial: boolean): VolumeReading | null {
  const before = volumes.slice(Math.max(0, volumes.length - 1 - VOLUME_PERIOD), -1);
  const average = before.reduce((sum, volume) => sum + volume, 0) / before.length;
  if (!(average > 0)) return null;
  const last = volumes.at(-1)!;
  const ratio = last / average;
  const running = isPartial ? ', with the candle not complete' : '';
  return {
    last,
    average,
    ratio,
    reading: `The last volume is ${showNumber(ratio)} times the mean of the ${before.length} before it${running}.`,
  };
}
