import type { Report } from '../diagnostics/diagnostic.ts';
import { failingRules } from '../diff/rules/table.ts';
import type { SpecDocument } from '../load/document.ts';
import type { AcceptedChange, Fixture, Group, Term, Vocabulary } from '../model/contract.ts';
import { resolveReference } from './code-reference.ts';
import { defined } from './defined.ts';
import { checkName } from './names.ts';
import type { ProjectCode } from './project.ts';
import type { AcceptedChangeSpec, FixtureSpec, TermSpec, VocabularySpec } from './spec.ts';

/** The terms of the glossary, sorted by name. */
export function resolveGlossary(document: SpecDocument | undefined): Term[] {
  return sortedEntries<TermSpec>(document).map(([name, spec]) =>
    defined({
      name,
      place: document!.placeOfKey([name]),
      title: spec.title,
      definition: spec.definition,
      pitfalls: spec.pitfalls ?? [],
      formula: spec.formula,
      unit: spec.unit,
      aliases: spec.aliases ?? [],
      sources: spec.sources ?? [],
    }),
  );
}

/** The groups of arguments, sorted by name; what they hold stands in the tools that include them. */
export function resolveGroups(document: SpecDocument | undefined): Group[] {
  return sortedEntries<object>(document).map(([name, spec]) => ({
    name,
    place: document!.placeOfKey([name]),
    arguments: Object.keys(spec),
  }));
}

/** The vocabularies, sorted by name, and the functions that give their entries. */
export function resolveVocabularies(
  document: SpecDocument | undefined,
  code: ProjectCode,
  report: Report,
): Vocabulary[] {
  return sortedEntries<VocabularySpec>(document).map(([name, spec]) => ({
    name,
    place: document!.placeOfKey([name]),
    title: spec.title,
    description: spec.description,
    from: resolveReference(spec.from, document!.placeOfValue([name, 'from']), code, report),
  }));
}

/** The fixtures, sorted by name, and the functions that prepare them. */
export function resolveFixtures(
  document: SpecDocument | undefined,
  code: ProjectCode,
  report: Report,
): Fixture[] {
  return sortedEntries<FixtureSpec>(document).map(([name, spec]) => ({
    name,
    place: document!.placeOfKey([name]),
    description: spec.description,
    from: resolveReference(spec.from, document!.placeOfValue([name, 'from']), code, report),
  }));
}

/** The changes that are accepted, in the order of the file. */
export function resolveAcceptedChanges(document: SpecDocument | undefined, report: Report): AcceptedChange[] {
  const specs = (document?.value ?? []) as unknown as readonly AcceptedChangeSpec[];
  return specs.map(({ rule, tool, path, reason }, index) => {
    checkName(
      'breaking or dangerous change',
      rule,
      failingRules,
      document!.placeOfValue([index, 'rule']),
      report,
    );
    return defined({ place: document!.placeOfValue([index, 'rule']), rule, tool, path, reason });
  });
}

function sortedEntries<Spec>(document: SpecDocument | undefined): [string, Spec][] {
  const specs = (document?.value ?? {}) as unknown as Readonly<Record<string, Spec>>;
  return Object.entries(specs).sort(([a], [b]) => (a < b ? -1 : 1));
}
