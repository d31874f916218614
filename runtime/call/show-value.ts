const LONGEST_SHOWN = 60;

/** A value as a sentence about it can say it: short values as JSON, the rest by kind. */
export function showValue(value: unknown): string {
  if (Array.isArray(value)) return `an array of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  if (typeof value === 'string') {
    return JSON.stringify(value.length > LONGEST_SHOWN ? `${value.slice(0, LONGEST_SHOWN)}…` : value);
  }
  return String(value);
}

/** `a, b or c`, cut after a dozen. */
export function listChoices(choices: readonly (string | number)[]): string {
  const shown = choices.slice(0, 12).map((choice) => JSON.stringify(choice));
  if (choices.length > shown.length) return `${shown.join(', ')} and ${choices.length - shown.length} more`;
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} or ${shown.at(-1)}`;
}
