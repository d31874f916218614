/** Figures as a report prints them; a dash where there is none, or none that is finite. */

const NONE = '–';

/** A fraction in percent. */
export function percent(value: number | null, digits = 2): string {
  return value === null || !Number.isFinite(value) ? NONE : `${fixed(100 * value, digits)} %`;
}

export function ratio(value: number | null, digits = 2): string {
  return value === null || !Number.isFinite(value) ? NONE : fixed(value, digits);
}

/** Without the sign of a zero that was rounded to. */
function fixed(value: number, digits: number): string {
  return value.toFixed(digits).replace(/^-(0(\.0*)?)$/, '$1');
}

/** A number as short as it can be told: parameters, prices. */
export function plain(value: number | null): string {
  return value === null ? NONE : String(Number(value.toPrecision(7)));
}

/** How likely a Sharpe ratio is no luck, which never goes without what was tried. */
export function deflatedText(deflated: number | null, trials: number): string {
  const probability = deflated === null ? 'not defined' : deflated.toFixed(3);
  return `deflated Sharpe ratio ${probability} after ${trials} ${trials === 1 ? 'trial' : 'trials'}`;
}
