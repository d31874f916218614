import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { mappedCodes } from '../model/mapped-codes.ts';
import { isOfOneArgument } from '../model/runtime-codes.ts';
import { VIOLATION } from '../resolve/refusal.ts';
import type { LintInput } from './lint.ts';

/** T508: a code that a bound, an absence or a rule gives, whose reason has no place for what was violated. */
export function violationUnsaid({ contract: { server, tools } }: LintInput): Diagnostic[] {
  const own = tools.flatMap((tool) => {
    const mapped = mappedCodes(tool);
    return tool.refusals.filter(({ code }) => mapped.has(code));
  });
  return [...own, ...server.refusals.filter(({ code }) => isOfOneArgument(code))]
    .filter(({ reason }) => !reason.includes(`{${VIOLATION}}`))
    .map(({ code, place }) => diagnostic('T508', place, { code }));
}
