import type { Report } from '../diagnostics/diagnostic.ts';
import type { SpecDocument } from '../load/document.ts';
import type { Prompt } from '../model/contract.ts';
import { checkName, type Names } from './names.ts';
import { checkPlaceholders } from './placeholders.ts';
import type { Named, PromptSpec } from './spec.ts';

/** The prompts, sorted by name; what their text leaves open must be arguments of theirs. */
export function resolvePrompts(
  document: SpecDocument,
  tools: readonly string[],
  names: Names,
  report: Report,
): Prompt[] {
  const specs = document.value as unknown as Named<PromptSpec>;
  return Object.keys(specs)
    .sort()
    .map((name) => {
      const { title, description, arguments: given = {}, text } = specs[name]!;
      const declared = Object.keys(given);
      const declarations = `the arguments of ${name}`;
      for (const [argument, { valuesFrom }] of Object.entries(given)) {
        if (valuesFrom === undefined) continue;
        const place = document.placeOfValue([name, 'arguments', argument, 'valuesFrom']);
        checkName('vocabulary', valuesFrom, names.vocabulary, place, report);
      }
      checkPlaceholders(
        { text, path: [name, 'text'], what: 'the text', declared, declarations },
        document,
        report,
      );
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
          ...(spec.valuesFrom !== undefined && { valuesFrom: spec.valuesFrom }),
        })),
        text,
        tools: tools.filter((tool) => text.includes(`\`${tool}\``)),
      };
    });
}
