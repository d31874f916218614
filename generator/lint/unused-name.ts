import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { memoize } from '../memoize.ts';
import type { PlannedCall, Tool } from '../model/contract.ts';
import type { Node } from '../model/node.ts';
import type { LintInput } from './lint.ts';

interface Uses {
  readonly terms: Set<string>;
  readonly types: Set<string>;
  readonly vocabularies: Set<string>;
}

const noUses = (): Uses => ({ terms: new Set(), types: new Set(), vocabularies: new Set() });

const usesOf = memoize((tool: Tool): Uses => {
  const used = noUses();
  for (const term of tool.glossary) used.terms.add(term);
  for (const node of [tool.arguments, tool.result]) collect(node, used);
  return used;
});

/** The state that calls start from where they name none. */
const DEFAULT_FIXTURE = 'default';

/** T501: a term, type, group, vocabulary, store or fixture that no tool uses, directly or through a type, nor a prompt. */
export function unusedName({ contract }: LintInput): Diagnostic[] {
  const { server, tools, glossary, types, groups, vocabularies, fixtures, prompts } = contract;
  const used = noUses();
  const roots = new Set([server.provenance, ...server.stores.map(({ entry }) => entry)]);
  for (const name of roots) used.types.add(name);
  for (const { valuesFrom } of prompts.flatMap((prompt) => prompt.arguments)) {
    if (valuesFrom !== undefined) used.vocabularies.add(valuesFrom);
  }
  for (const { name, node } of types) if (roots.has(name)) collect(node, used);
  for (const tool of tools)
    for (const kind of ['terms', 'types', 'vocabularies'] as const)
      for (const name of usesOf(tool)[kind]) used[kind].add(name);
  const states = new Set([DEFAULT_FIXTURE, ...tools.flatMap(plannedCalls).map((call) => call.fixture)]);

  const unused = (
    kind: string,
    declared: readonly { name: string; place: Diagnostic['place'] }[],
    names: ReadonlySet<string | undefined>,
  ) =>
    declared
      .filter(({ name }) => !names.has(name))
      .map(({ name, place }) => diagnostic('T501', place, { kind, name }));
  return [
    ...unused('term', glossary, used.terms),
    ...unused('type', types, used.types),
    ...unused('group', groups, new Set(tools.flatMap((tool) => tool.include))),
    ...unused('vocabulary', vocabularies, used.vocabularies),
    ...unused('store', server.stores, new Set(tools.map((tool) => tool.effects.journals?.store))),
    ...unused('fixture', fixtures, states),
  ];
}

const plannedCalls = memoize((tool: Tool): readonly PlannedCall[] => [
  ...tool.examples.map((example) => example.call),
  ...tool.refusals.flatMap((refusal) => refusal.example ?? []),
  ...tool.guarantees.flatMap((guarantee) => guarantee.calls.map(({ call }) => call)),
]);

function collect(node: Node, used: Uses): void {
  if (node.term !== undefined) used.terms.add(node.term);
  switch (node.type) {
    case 'reference':
      used.types.add(node.name);
      collect(node.target, used);
      break;
    case 'string':
      if (node.valuesFrom !== undefined) used.vocabularies.add(node.valuesFrom);
      break;
    case 'array':
      collect(node.items, used);
      break;
    case 'object':
      if (node.keysFrom !== undefined) used.vocabularies.add(node.keysFrom);
      for (const property of node.properties) collect(property.node, used);
      if (node.additionalProperties !== false) collect(node.additionalProperties, used);
      break;
  }
}
