import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import type { Contract } from '../model/contract.ts';

/** T501: what a person is asked to fill in, and the prompt's text then leaves out. */
export function unusedPromptArgument({ prompts }: Contract): Diagnostic[] {
  return prompts.flatMap(({ text, arguments: asked }) =>
    asked
      .filter(({ name }) => !text.includes(`{${name}}`))
      .map(({ name, place }) => diagnostic('T501', place, { kind: 'argument', name })),
  );
}
