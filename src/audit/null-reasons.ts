import type { NullReason } from './outcome.ts';

const OUT_OF_RANGE = 'the figure is outside what a number can represent';

/** Collects why fields of a result are null, so that none is without its reason. */
export interface NullReasons {
  readonly entries: NullReason[];
  /** Hands a finite `value` on; turns anything else into null and notes why. */
  readonly finite: (field: string, value: number | null, reason: string) => number | null;
  /** Notes why `field` is null, where `value` is, and hands it on. */
  readonly present: <Value>(field: string, value: Value | null, reason: string) => Value | null;
}

export function collectNullReasons(): NullReasons {
  const entries: NullReason[] = [];
  const present: NullReasons['present'] = (field, value, reason) => {
    if (value === null) entries.push({ field, reason });
    return value;
  };
  const finite: NullReasons['finite'] = (field, value, reason) =>
    value === null || Number.isFinite(value)
      ? present(field, value, reason)
      : present<number>(field, null, OUT_OF_RANGE);
  return { entries, finite, present };
}
