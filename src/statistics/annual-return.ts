/**
 * Compound return a year: what the growth over `periods` comes to at `periodsPerYear`, as a fraction.
 *
 * @param growth last equity over the first
 */
export function annualReturn(growth: number, periods: number, periodsPerYear: number): number {
  return growth ** (periodsPerYear / periods) - 1;
}
