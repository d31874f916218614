import { diagnostic, type Report } from '../diagnostics/diagnostic.ts';
import type { Place } from '../diagnostics/place.ts';
import { memoize } from '../memoize.ts';
import type { Contract, Tool } from '../model/contract.ts';
import { kebabCase, pascalCase } from '../model/names.ts';

/** Names that stand beside the types of the specs in the generated code, and what has them. */
const TAKEN = new Map<string, string>([
  ...['Handler', 'Immutable', 'Services', 'StampedField'].map((name) => [name, 'the runtime'] as const),
  ...['Omit', 'Record'].map((name) => [name, 'TypeScript'] as const),
]);

/**
 * Reports types and tools whose generated names meet: a type with what the code beside it has, and two tools whose
 * names differ in nothing that a type's or a file's name shows.
 */
export function checkGeneratedNames(
  { types, tools }: Pick<Contract, 'types' | 'tools'>,
  report: Report,
): void {
  const typeNames = new Map(TAKEN);
  const folders = new Map([['provenance', 'the provenance of answers']]);
  const claim = (taken: Map<string, string>, name: string, owner: string, place: Place): boolean => {
    const other = taken.get(name);
    if (other === undefined) taken.set(name, owner);
    else if (other !== owner) report(diagnostic('T316', place, { owner, name, other }));
    return other === undefined;
  };
  for (const tool of tools) {
    const owner = `the tool ${tool.name}`;
    if (!claim(folders, kebabCase(tool.name), owner, tool.place)) continue;
    for (const name of typeNamesOf(tool)) if (!claim(typeNames, name, owner, tool.place)) break;
  }
  for (const { name, place } of types) claim(typeNames, name, `the type ${name}`, place);
}

const typeNamesOf = memoize(({ name }: Tool): string[] =>
  ['Arguments', 'Result', 'Handler', 'Refusals'].map((suffix) => `${pascalCase(name)}${suffix}`),
);
