import { nearest } from './nearest.ts';
import { type Definition, isCode, table } from './table.ts';

/** What the table knows of a code, as text; null where there is no such code. */
export function explain(code: string): string | null {
  if (!isCode(code)) return null;
  const { severity, title, message, cause, fix }: Definition = table[code];
  return [`${code} ${title} (${severity})`, `Says:  ${message}`, `Cause: ${cause}`, `Fix:   ${fix}`, ''].join(
    '\n',
  );
}

/** The code that was probably meant by one that the table doesn't have. */
export function nearestCode(code: string): string | undefined {
  return nearest(code, Object.keys(table));
}
