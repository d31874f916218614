// @generated from specs by toolwright; edit the spec and run "toolwright gen".

/** The same value, to be read and not changed, at every depth. */
export type Immutable<T> = T extends readonly (infer Item)[]
  ? readonly Immutable<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Immutable<T[Key]> }
    : T;

/**
 * This server says none.
 */
export interface Provenance {
}

/**
 * Arguments of describe_numbers, defaults applied.
 */
export interface DescribeNumbersArguments {
  /**
   * The numbers, in any order.
   *
   * Items: One of the numbers.
   */
  numbers: number[]
  /**
   * How many numbers to leave out at each end.
   */
  trim: number
}

/**
 * Result of describe_numbers.
 */
export interface DescribeNumbersResult {
  /**
   * How many numbers the mean is of.
   */
  count: number
  /**
   * Their mean.
   */
  mean: number
}
