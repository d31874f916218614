import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import type { LintInput } from './lint.ts';

/** T503: a refusal of a tool that no example call triggers. */
export function refusalWithoutExample({ contract }: LintInput): Diagnostic[] {
  return contract.tools.flatMap(({ refusals }) =>
    refusals
      .filter((refusal) => refusal.example === undefined)
      .map(({ code, place }) => diagnostic('T503', place, { code })),
  );
}
