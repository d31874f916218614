import { kebabCase } from '../model/names.ts';
import { toolName } from '../schema/forms.ts';

/** Longest name of a tool. */
const LONGEST = 64;

/**
 * The names that specs can give to what a server calls so, in order: its own wherever a spec can have it, else one of the same
 * words. No two share a file or a type of the generated code.
 */
export function specNames(names: readonly string[]): string[] {
  const taken = new Set(['provenance']);
  return names.map((name) => {
    const base = isToolName.test(name) ? name : worded(name);
    let found = base;
    for (let count = 2; taken.has(kebabCase(found)); count++) {
      const end = `_${count}`;
      found = `${base.slice(0, LONGEST - end.length)}${end}`;
    }
    taken.add(kebabCase(found));
    return found;
  });
}

const isToolName = new RegExp(toolName['pattern'] as string);

function worded(name: string): string {
  const words = name.replace(/[^A-Za-z0-9-]+/g, '_').replace(/^[^A-Za-z]+|_+$/g, '');
  return words.slice(0, LONGEST) || 'tool';
}

/** `get-sum` -> `Get sum`: what people read where the server says nothing. */
export function titleOf(name: string): string {
  const words = kebabCase(name).replaceAll('-', ' ');
  return words === '' ? 'Tool' : words.charAt(0).toUpperCase() + words.slice(1);
}
