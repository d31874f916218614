import { diagnostic, type Report } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import type { Place } from '../diagnostics/place.ts';
import type { SpecDocument } from '../load/document.ts';
import type { FileKind } from '../load/spec-file.ts';
import type { JsonValue } from '../model/node.ts';

export type NameKind =
  | 'tool'
  | 'type'
  | 'term'
  | 'refusal code'
  | 'group'
  | 'vocabulary'
  | 'fixture'
  | 'toolset'
  | 'switch'
  | 'store'
  | 'tier';

/**
 * The names that specs can refer to, by kind. Null where the file that declares them has findings of its own, be it
 * that it is missing though every project has it: nothing can be said of a name then.
 */
export type Names = Readonly<Record<NameKind, readonly string[] | null>>;

/** Collects the names that sound documents declare. `broken` are the kinds of files that were found unsound. */
export function collectNames(documents: readonly SpecDocument[], broken: ReadonlySet<FileKind>): Names {
  const keys = (kind: FileKind, ...within: readonly string[]): readonly string[] | null => {
    const value = documents.find((document) => document.kind === kind)?.value;
    if (broken.has(kind) || (kind === 'server' && value === undefined)) return null;
    return Object.keys(within.reduce((entries, key) => entriesOf(entries[key]), entriesOf(value)));
  };
  const tools = documents.filter((document) => document.kind === 'tool');
  return {
    tool: broken.has('tool') ? null : tools.map(({ value }) => String(entriesOf(value)['name'])),
    type: keys('types'),
    term: keys('glossary'),
    'refusal code': keys('refusals'),
    group: keys('groups'),
    vocabulary: keys('vocabularies'),
    fixture: keys('fixtures'),
    toolset: keys('server', 'toolsets'),
    switch: keys('server', 'switches'),
    store: keys('server', 'stores'),
    tier: keys('server', 'access', 'tiers'),
  };
}

/** Where a name is looked for, as the end of a sentence, and where it is declared. */
export interface Home {
  readonly within?: string;
  readonly declare: string;
}

const homes: Readonly<Record<string, Home>> = {
  type: { declare: 'specs/types.yaml' },
  term: { declare: 'specs/glossary.yaml' },
  group: { declare: 'specs/groups.yaml' },
  vocabulary: { declare: 'specs/vocabularies.yaml' },
  fixture: { declare: 'specs/fixtures.yaml' },
  switch: { declare: '`switches` of specs/server.yaml' },
  store: { declare: '`stores` of specs/server.yaml' },
  tier: { declare: '`access` of specs/server.yaml' },
};

/** Reports a name that nothing declares, with the nearest that something does, or else where to declare it. */
export function checkName(
  kind: string,
  name: string,
  known: readonly string[] | null,
  place: Place,
  report: Report,
  home: Home | undefined = homes[kind],
): void {
  if (known === null || known.includes(name)) return;
  const meant = nearest(name, known);
  const within = home?.within === undefined ? '' : ` ${home.within}`;
  const declare = meant === undefined && home !== undefined ? `; declare it in ${home.declare}` : '';
  const hint = `${within}${listed(kind, known)}${declare}`;
  report(diagnostic('T301', place, { kind, name, hint }, meant));
}

/** A server has few toolsets, and a new one is declared in another file: the finding names those that there are. */
function listed(kind: string, known: readonly string[]): string {
  return kind !== 'toolset' || known.length === 0 ? '' : `; server.yaml has ${known.join(', ')}`;
}

/** The members of a mapping; none where the value is something else. */
export function entriesOf(value: JsonValue | undefined): Readonly<Record<string, JsonValue>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, JsonValue>>)
    : {};
}
