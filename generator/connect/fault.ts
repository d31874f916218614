import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import type { Place } from '../diagnostics/place.ts';
import { printable } from '../diagnostics/printable.ts';

/** A server that cannot be worked with, as the finding to be printed. */
export class ConnectionFault extends Error {
  override readonly name = 'ConnectionFault';
  readonly finding: Diagnostic;

  constructor(finding: Diagnostic) {
    super(finding.message);
    this.finding = finding;
  }
}

/** No line of a file says what a server does: its command line or its address stands for one. */
export function placeOfServer(label: string): Place {
  return { file: printable(label), line: 1, column: 1, endLine: 1, endColumn: 1 };
}

/** The server answered, and not as the protocol says. */
export function oddAnswer(label: string, method: string, problem: string): ConnectionFault {
  return new ConnectionFault(diagnostic('T914', placeOfServer(label), { method, problem }));
}
