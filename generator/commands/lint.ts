import { type Diagnostic, sortedAndDistinct } from '../diagnostics/diagnostic.ts';
import { guardedLints } from '../extension/guard.ts';
import { lints } from '../lint/index.ts';
import { runLints } from '../lint/run-lints.ts';
import { stalePages } from '../lint/stale-pages.ts';
import { readModule } from './cache.ts';
import { printFindings } from './findings.ts';
import { loadExtension } from './load-extension.ts';
import { resolveProject } from './resolve-project.ts';
import type { ExitCode, Format, Terminal } from './terminal.ts';

/**
 * `toolwright lint`: the findings of the specs alone, without generating. With a day (YYYY-MM-DD) also the pages that a
 * person checked too long before it.
 */
export async function lint(
  root: string,
  today: string | undefined,
  format: Format,
  terminal: Terminal,
): Promise<ExitCode> {
  const { resolved, findings, specs } = await resolveProject(root);
  const { extension, findings: misfits } = await loadExtension(root, (path) => readModule(root, path));
  const found: Diagnostic[] = [...findings, ...misfits];
  if (resolved !== undefined) {
    await runLints(
      [...lints, ...(extension === undefined ? [] : guardedLints(extension))],
      resolved,
      (_, work) => work(),
      (finding) => found.push(finding),
    );
    if (today !== undefined) {
      if (resolved.contract.server.policies.verifiedWithinDays === undefined) {
        terminal.err('specs/server.yaml declares no policies.verifiedWithinDays to hold --today against.\n');
        return 2;
      }
      found.push(...stalePages(resolved.contract, today));
    }
  }
  printFindings(sortedAndDistinct(found), specs, format, terminal);
  return found.length > 0 ? 1 : 0;
}
