import { explain } from '../diagnostics/explain.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { table } from '../diagnostics/table.ts';
import { explainRule, rules } from '../diff/rules/table.ts';
import { isExtensionCode } from '../extension/extension.ts';
import { readModule } from './cache.ts';
import type { ExitCode, Terminal } from './terminal.ts';

/**
 * `toolwright explain CODE|RULE`: what a finding or a change means and what to do about it, one of the project's own codes
 * included.
 */
export async function explainCode(word: string, root: string, terminal: Terminal): Promise<ExitCode> {
  const name = word.toUpperCase();
  const own = isExtensionCode(name) ? await codesOf(root) : {};
  const text = explain(name, own) ?? explainRule(name);
  if (text !== null) {
    terminal.out(text);
    return 0;
  }
  const meant = nearest(name, [...Object.keys(table), ...Object.keys(rules), ...Object.keys(own)]);
  terminal.err(`There is no code or rule ${word}.${meant === undefined ? '' : ` Did you mean ${meant}?`}\n`);
  return 2;
}

async function codesOf(root: string) {
  const { loadExtension } = await import('./load-extension.ts');
  const { extension } = await loadExtension(root, (path) => readModule(root, path));
  return extension?.codes ?? {};
}
