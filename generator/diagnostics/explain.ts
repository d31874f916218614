import { type Definition, isCode, table } from './table.ts';

/** What the table knows of a code, as text; null where there is no such code. */
export function explain(code: string): string | null {
  if (!isCode(code)) return null;
  const { severity, title, message, cause, fix }: Definition = table[code];
  return [`${code} ${title} (${severity})`, `Says:  ${message}`, `Cause: ${cause}`, `Fix:   ${fix}`, ''].join(
    '\n',
  );
}
