/** A whole number within bounds, written in digits; undefined for anything else. */
export function wholeNumber(text: string, least: number, most: number): number | undefined {
  const value = Number(text);
  return /^\d+$/.test(text) && value >= least && value <= most ? value : undefined;
}
