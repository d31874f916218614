import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import type { Contract } from '../model/contract.ts';

/** T502: a tool whose name holds words that the policies forbid. */
export function forbiddenTool({ server, tools }: Contract): Diagnostic[] {
  return tools.flatMap(({ name, place }) =>
    server.forbiddenTools
      .filter((forbidden) => `_${name}_`.includes(`_${forbidden}_`))
      .map((forbidden) => diagnostic('T502', place, { name, forbidden })),
  );
}
