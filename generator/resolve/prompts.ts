import { diagnostic, type Report } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import type { SpecDocument } from '../load/document.ts';
import type { Prompt } from '../model/contract.ts';
import type { Named, PromptSpec } from './spec.ts';

/** The prompts, sorted by name; what their text leaves open must be arguments of theirs. */
export function resolvePrompts(
  document: SpecDocument | undefined,
  tools: readonly string[],
  report: Report,
): Prompt[] {
  if (document === undefined) return [];
  const specs = document.value as unknown as Named<PromptSpec>;
  return Object.keys(specs)
    .sort()
    .map((name) => {
      const { title, description, arguments: given = {}, text } = specs[name]!;
      checkPlaceholders(name, specs[name]!, document, report);
      return {
        name,
        place: document.placeOfKey([name]),
        title,
        description,
        arguments: Object.entries(given).map(([argument, spec]) => ({
          name: argument,
          place: document.placeOfKey([name, 'arguments', argument]),
          description: spec.description,
          required: spec.required ?? false,
        })),
        text,
        tools: tools.filter((tool) => text.includes(`\`${tool}\``)),
      };
    });
}

function checkPlaceholders(name: string, spec: PromptSpec, document: SpecDocument, report: Report): void {
  const declared = Object.keys(spec.arguments ?? {});
  for (const match of spec.text.matchAll(/\{(\w+)\}/g)) {
    const placeholder = match[1]!;
    if (declared.includes(placeholder)) continue;
    const place = document.placeWithin([name, 'text'], match.index, match.index + match[0].length);
    const facts = { text: 'the text', name: placeholder, declarations: `the arguments of ${name}` };
    report(diagnostic('T310', place, facts, nearest(placeholder, declared)));
  }
}
