import { type Definition, type ExtensionCode, table } from './table.ts';

type OwnCodes = Readonly<Partial<Record<ExtensionCode, Definition>>>;

/** What the table, or the project's own codes, know of a code, as text; null where there is no such code. */
export function explain(code: string, own: OwnCodes = {}): string | null {
  const codes: Readonly<Record<string, Definition>> = { ...own, ...table };
  if (!Object.hasOwn(codes, code)) return null;
  const { severity, title, message, cause, fix } = codes[code]!;
  return [`${code} ${title} (${severity})`, `Says:  ${message}`, `Cause: ${cause}`, `Fix:   ${fix}`, ''].join(
    '\n',
  );
}
