import { explain, nearestCode } from '../diagnostics/explain.ts';
import type { ExitCode, Terminal } from './terminal.ts';

/** `toolwright explain CODE`: what a finding means and what to do about it. */
export function explainCode(code: string, terminal: Terminal): ExitCode {
  const text = explain(code.toUpperCase());
  if (text !== null) {
    terminal.out(text);
    return 0;
  }
  const meant = nearestCode(code.toUpperCase());
  terminal.err(`There is no code ${code}.${meant === undefined ? '' : ` Did you mean ${meant}?`}\n`);
  return 2;
}
