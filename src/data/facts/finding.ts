/** What is to be said of a place in a company-facts file. An error keeps the file out; a note does not. */
export interface FactFinding {
  readonly severity: 'error' | 'note';
  /** Keys from the root, with slashes between, as `facts/us-gaap/Assets/units/USD/3`; empty for the file as a whole. */
  readonly place: string;
  readonly problem: string;
}

/** `error, facts/us-gaap/Assets/units/USD/3: "filed" is no day: "2020-13-01"` */
export function factFindingText({ severity, place, problem }: FactFinding): string {
  return `${severity}${place === '' ? '' : `, ${place}`}: ${problem}`;
}

/** A value of the file as a message can show it: on one line, short, without control characters. */
export function shown(value: unknown): string {
  const text = value === undefined ? 'missing' : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

/** A key of the file in a place, without control characters. */
export function placeKey(key: string): string {
  return JSON.stringify(key).slice(1, -1).slice(0, 100);
}
