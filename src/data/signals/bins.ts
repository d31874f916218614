/** One interval of a numeric signal with a name. */
export interface Bin {
  readonly name: string;
  /** The values of this bin lie below it, and not below the bin before. The last bin's is Infinity. */
  readonly below: number;
}

/** The bin that a value lies in; a value on a border belongs to the upper bin. Null for NaN. */
export function binOf(bins: readonly Bin[], value: number): Bin | null {
  return bins.find(({ below }) => value < below) ?? null;
}
