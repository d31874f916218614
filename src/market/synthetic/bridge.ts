/**
 * How far a Brownian path that ends `end` away from its start rises above the start, drawn from its exact law; for
 * `variance` over the whole path and `uniform` in [0, 1). The fall is that of `-end`.
 */
export function bridgeMaximum(end: number, variance: number, uniform: number): number {
  return (end + Math.sqrt(end * end - 2 * variance * Math.log(1 - uniform))) / 2;
}

/** To whole cents, and never below one. */
export function toCents(price: number): number {
  return Math.max(1, Math.round(price * 100)) / 100;
}
