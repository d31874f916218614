import { inline } from '../emit/pages/markdown.ts';
import type { Tool } from '../model/contract.ts';
import { kebabCase, uniqueSlugs } from '../model/names.ts';
import { slug } from './slug.ts';

// The ids of the places of a tool's page. They are made of names alone, so that they stay while the contract does.

export const argumentId = (name: string) => `argument-${name}`;
/** Of a field of the result, or of a type, by its path as the page writes it: `days[].date`. */
export const fieldId = (owner: string, path: string) => `${owner}-${path.replaceAll('[]', '')}`;
export const refusalId = (code: string) => `refusal-${code}`;
export const typeId = (name: string) => `type-${name}`;

/** The ids of a tool's guarantees, in order; by their sentence, since they have no name. */
export function guaranteeIds({ guarantees }: Pick<Tool, 'guarantees'>): string[] {
  return uniqueSlugs(guarantees.map(({ says }) => says)).map((name) => `guarantee-${name}`);
}

/** The ids of a tool's examples, in order. */
export function exampleIds({ examples }: Pick<Tool, 'examples'>): string[] {
  return uniqueSlugs(examples.map(({ title }) => title)).map((name) => `example-${name}`);
}

/** The fragment of a heading of the Markdown page -> the id of the same place on the site. */
export function headingIds(tool: Tool, types: readonly string[]): ReadonlyMap<string, string> {
  const guarantees = guaranteeIds(tool);
  const examples = exampleIds(tool);
  return new Map([
    ...tool.examples.map(({ title }, index) => [slug(inline(title)), examples[index]!] as const),
    ...tool.guarantees.map(({ says }, index) => [slug(inline(says)), guarantees[index]!] as const),
    ...tool.refusals.map(({ code }) => [slug(code), refusalId(code)] as const),
    ...tool.arguments.properties.map(({ name }) => [slug(name), argumentId(name)] as const),
    ...types.map((name) => [slug(name), typeId(name)] as const),
  ]);
}

export function toolAddress(name: string): string {
  return `/tools/${kebabCase(name)}/`;
}
