import type { Place } from '../diagnostics/place.ts';
import type { Path, SpecDocument } from '../load/document.ts';
import { memoize } from '../memoize.ts';
import type { Lifecycle } from '../model/lifecycle.ts';
import type {
  AcceptedChangeSpec,
  Named,
  NodeSpec,
  PromptSpec,
  RefusalSpec,
  ServerSpec,
  SuppressionSpec,
  TermSpec,
  ToolSpec,
  VocabularySpec,
} from './spec.ts';

/** A text of a spec that people and agents read, and where it stands. */
export interface Prose {
  readonly file: string;
  /** The tool whose spec holds it; undefined in the files that tools share. */
  readonly tool?: string;
  /** The key that it stands under, such as `recover`. */
  readonly key: string;
  readonly text: string;
  /** Set for the description of a value: the terms that it and the values around it are instances of. */
  readonly terms?: readonly string[];
  /** Where characters `start` to `end` of it stand. */
  readonly placeOf: (start: number, end: number) => Place;
}

type Add = (path: Path, text: unknown, terms?: readonly string[]) => void;

/** Every prose text of every spec, in the order of the files. Arguments of calls are no prose. */
export function collectProse(documents: readonly SpecDocument[]): Prose[] {
  return documents.flatMap(proseOf);
}

const proseOf = memoize((document: SpecDocument): readonly Prose[] => {
  const { path: file, kind, value } = document;
  const prose: Prose[] = [];
  const tool = kind === 'tool' ? { tool: (value as unknown as ToolSpec).name } : {};
  readers[kind](value as never, (path, text, terms) => {
    if (typeof text !== 'string') return;
    const placeOf = (start: number, end: number) => document.placeWithin(path, start, end);
    const key = String(path.findLast((segment) => typeof segment === 'string'));
    prose.push({ file, ...tool, key, text, ...(terms === undefined ? {} : { terms }), placeOf });
  });
  return prose;
});

const readers = {
  tool: (spec: ToolSpec, add: Add) => {
    keys(spec, ['title', 'summary', 'details'], [], add);
    deprecation(spec, [], add);
    nodes(spec.arguments, ['arguments'], add);
    entries(spec.deferred, ['reason'], ['deferred'], add);
    entries(spec.rules, ['says'], ['rules'], add);
    nodes(spec.result, ['result'], add);
    entries(spec.refusals, ['condition', 'reason', 'recover'], ['refusals'], add);
    entries(spec.guarantees, ['says'], ['guarantees'], add);
    entries(spec.examples, ['title', 'reads'], ['examples'], add);
    entries(spec.decisions, ['question', 'options', 'decision', 'because'], ['decisions'], add);
    suppressions(spec.lint, add);
  },
  server: (spec: ServerSpec, add: Add) => {
    keys(spec, ['title', 'summary', 'instructions'], [], add);
    entries(spec.toolsets, ['title', 'description'], ['toolsets'], add);
    entries(spec.environment, ['description'], ['environment'], add);
    entries(spec.switches, ['description'], ['switches'], add);
    suppressions(spec.lint, add);
  },
  glossary: (spec: Named<TermSpec> | null, add: Add) =>
    entries(spec ?? {}, ['title', 'definition', 'pitfalls'], [], add),
  refusals: (spec: Named<RefusalSpec> | null, add: Add) =>
    entries(spec ?? {}, ['condition', 'reason', 'recover'], [], add),
  types: (spec: Named<NodeSpec> | null, add: Add) => nodes(spec ?? {}, [], add),
  groups: (spec: Named<Named<NodeSpec>> | null, add: Add) => {
    for (const [name, group] of Object.entries(spec ?? {})) nodes(group, [name], add);
  },
  vocabularies: (spec: Named<VocabularySpec> | null, add: Add) =>
    entries(spec ?? {}, ['title', 'description'], [], add),
  prompts: (spec: Named<PromptSpec> | null, add: Add) => {
    entries(spec ?? {}, ['title', 'description', 'text'], [], add);
    for (const [name, prompt] of Object.entries(spec ?? {}))
      entries(prompt.arguments, ['description'], [name, 'arguments'], add);
  },
  'accepted-changes': (specs: readonly AcceptedChangeSpec[] | null, add: Add) =>
    entries(specs ?? [], ['reason'], [], add),
  fixtures: () => {},
};

function suppressions(specs: readonly SuppressionSpec[] | undefined, add: Add): void {
  entries(specs, ['reason'], ['lint'], add);
}

/** The texts under some keys of each member of a mapping or a list. */
function entries(
  specs: Named<object> | readonly object[] | undefined,
  names: readonly string[],
  path: Path,
  add: Add,
): void {
  for (const [name, spec] of Object.entries(specs ?? {})) {
    keys(spec, names, [...path, Array.isArray(specs) ? Number(name) : name], add);
  }
}

/** The texts under some keys, be it that one holds a list of texts. */
function keys(spec: object, names: readonly string[], path: Path, add: Add): void {
  for (const name of names) {
    const value: unknown = (spec as Named<unknown>)[name];
    if (!Array.isArray(value)) add([...path, name], value);
    else for (const [index, text] of value.entries()) add([...path, name, index], text);
  }
}

function deprecation({ deprecated }: Lifecycle, path: Path, add: Add): void {
  add([...path, 'deprecated', 'because'], deprecated?.because);
}

function nodes(
  specs: Named<NodeSpec> | undefined,
  path: Path,
  add: Add,
  around: readonly string[] = [],
): void {
  for (const [name, spec] of Object.entries(specs ?? {})) node(spec, [...path, name], add, around);
}

function node(spec: NodeSpec, path: Path, add: Add, around: readonly string[]): void {
  const terms = spec.term === undefined ? around : [...around, spec.term];
  add([...path, 'description'], spec.description, terms);
  add([...path, 'nullWhen'], spec.nullWhen);
  deprecation(spec, path, add);
  nodes(spec.properties, [...path, 'properties'], add, terms);
  if (spec.items !== undefined) node(spec.items, [...path, 'items'], add, terms);
  if (spec.additionalProperties)
    node(spec.additionalProperties, [...path, 'additionalProperties'], add, terms);
}
