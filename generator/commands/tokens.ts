import { sortedAndDistinct } from '../diagnostics/diagnostic.ts';
import { costs } from '../tokens/costs.ts';
import { countTokens, ENCODING } from '../tokens/count-tokens.ts';
import { renderCosts } from '../tokens/render-costs.ts';
import { printFindings } from './findings.ts';
import { resolveProject } from './resolve-project.ts';
import type { ExitCode, Format, Terminal } from './terminal.ts';

/** `toolwright tokens`: what each tool costs those who read the tool list, and each piece of it. */
export async function tokens(root: string, format: Format, terminal: Terminal): Promise<ExitCode> {
  const { resolved, findings, specs } = await resolveProject(root);
  if (resolved === undefined) {
    printFindings(sortedAndDistinct(findings), specs, format, terminal);
    return 1;
  }
  const measured = costs(resolved.contract, countTokens);
  terminal.out(
    format === 'json'
      ? `${JSON.stringify({ encoding: ENCODING, ...measured }, null, 2)}\n`
      : renderCosts(measured, ENCODING),
  );
  return 0;
}
