import type { Diagnostic, Report } from './diagnostic.ts';

/** What a piece of work gave, with the findings that it reported, so that both can be given again. */
export interface Kept<Value> {
  readonly value: Value;
  readonly findings: readonly Diagnostic[];
}

/** Does the work and keeps what it reports. */
export function keep<Value>(work: (report: Report) => Value): Kept<Value> {
  const findings: Diagnostic[] = [];
  const value = work((finding) => findings.push(finding));
  return { value, findings };
}

/** The value, with its findings reported. */
export function giveAgain<Value>({ value, findings }: Kept<Value>, report: Report): Value {
  for (const finding of findings) report(finding);
  return value;
}
