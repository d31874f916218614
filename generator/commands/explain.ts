import { explain } from '../diagnostics/explain.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { table } from '../diagnostics/table.ts';
import { explainRule, rules } from '../diff/rules/table.ts';
import type { ExitCode, Terminal } from './terminal.ts';

/** `toolwright explain CODE|RULE`: what a finding or a change means and what to do about it. */
export function explainCode(word: string, terminal: Terminal): ExitCode {
  const name = word.toUpperCase();
  const text = explain(name) ?? explainRule(name);
  if (text !== null) {
    terminal.out(text);
    return 0;
  }
  const meant = nearest(name, [...Object.keys(table), ...Object.keys(rules)]);
  terminal.err(`There is no code or rule ${word}.${meant === undefined ? '' : ` Did you mean ${meant}?`}\n`);
  return 2;
}
