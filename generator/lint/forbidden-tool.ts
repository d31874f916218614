import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { snakeCase } from '../model/names.ts';
import type { LintInput } from './lint.ts';

/** T502: a tool whose name holds words that the policies forbid. */
export function forbiddenTool({ contract: { server, tools } }: LintInput): Diagnostic[] {
  return tools.flatMap(({ name, place }) =>
    server.policies.forbiddenTools
      .filter((forbidden) => `_${snakeCase(name)}_`.includes(`_${forbidden}_`))
      .map((forbidden) => diagnostic('T502', place, { name, forbidden })),
  );
}
