/** A number in a sentence: six significant digits, without an exponent where it is of ordinary size. */
export function showNumber(value: number): string {
  return String(Number(value.toPrecision(6)));
}
