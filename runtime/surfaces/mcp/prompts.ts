import type { PromptContract } from '../../contract.ts';
import { nearestNames } from '../../nearest.ts';
import { fillTemplate } from '../../refusal.ts';
import { INVALID_PARAMS, protocolError } from './protocol-error.ts';

type Reply = Readonly<Record<string, unknown>>;

/** What `prompts/list` shows. */
export function listPrompts(prompts: readonly PromptContract[]): Reply {
  return {
    prompts: prompts.map(({ name, title, description, arguments: asked }) => ({
      name,
      title,
      description,
      arguments: asked.map(({ valuesFrom: _, ...shown }) => shown),
    })),
  };
}

/**
 * One prompt, filled in. Throws a protocol error, as the protocol asks, for a prompt that is not there, and for
 * arguments that are missing, not text, or not the prompt's.
 */
export function getPrompt(prompts: readonly PromptContract[], params: Reply): Reply {
  const name = String(params['name']);
  const prompt = prompts.find((candidate) => candidate.name === name);
  if (prompt === undefined) throw unknown('prompt', name, prompts);
  const given = (params['arguments'] ?? {}) as Reply;
  for (const [argument, value] of Object.entries(given)) {
    if (!prompt.arguments.some((known) => known.name === argument)) {
      throw unknown(`argument of the prompt ${name}:`, argument, prompt.arguments);
    }
    if (typeof value !== 'string') throw protocolError(INVALID_PARAMS, `${argument} must be text.`);
  }
  const missing = prompt.arguments.filter(({ name: asked, required }) => required && !given[asked]);
  if (missing.length > 0) {
    const names = missing.map(({ name: asked, description }) => `${asked} (${description})`);
    throw protocolError(INVALID_PARAMS, `The prompt ${name} needs ${names.join(', ')}.`);
  }
  const blanks = Object.fromEntries(prompt.arguments.map((asked) => [asked.name, '']));
  const text = fillTemplate(prompt.text, { ...blanks, ...(given as Readonly<Record<string, string>>) });
  return { description: prompt.description, messages: [{ role: 'user', content: { type: 'text', text } }] };
}

function unknown(kind: string, name: string, known: readonly { readonly name: string }[]): Error {
  const names = known.map((candidate) => candidate.name);
  const near = nearestNames(name, names);
  const hint = near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : '';
  return protocolError(INVALID_PARAMS, `There is no ${kind} ${name}.${hint}`);
}
