import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import type { LintInput } from './lint.ts';

/** T501: what a person is asked to fill in, and the prompt's text then leaves out. */
export function unusedPromptArgument({ contract }: LintInput): Diagnostic[] {
  return contract.prompts.flatMap(({ text, arguments: asked }) =>
    asked
      .filter(({ name }) => !text.includes(`{${name}}`))
      .map(({ name, place }) => diagnostic('T501', place, { kind: 'argument', name })),
  );
}
