import type { Prompt } from '../../model/contract.ts';
import type { OutputFile } from '../emitter.ts';
import { code, literal, string } from '../print/code.ts';
import { sourceFile } from '../print/source-file.ts';

/** `prompts.ts`: the messages that clients offer to people. */
export function promptsFile(prompts: readonly Prompt[]): OutputFile {
  const offered = prompts.map(({ name, title, description, arguments: asked, text, tools }) => ({
    name,
    title,
    description,
    arguments: asked.map(({ place: _, ...argument }) => argument),
    text,
    tools,
  }));
  return sourceFile(
    'generated/contract/prompts.ts',
    'specs/prompts.yaml',
    code`import type { PromptContract } from ${string('toolwright-runtime')};

export const prompts: readonly PromptContract[] = ${literal(offered)};`,
  );
}
