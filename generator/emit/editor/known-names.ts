import { isCode, table } from '../../diagnostics/table.ts';
import { rules as changes, failingRules } from '../../diff/rules/table.ts';
import { memoize } from '../../memoize.ts';
import type { Contract, Refusal, Tool } from '../../model/contract.ts';
import { everyNode } from '../../model/every-node.ts';
import type { Node } from '../../model/node.ts';

/** Names that the specs define, each with what it means. */
export type Names = Readonly<Record<string, string>>;

/** Names by the list that they stand in; an empty list is left out, since it would mark every name. */
export function knownNames(contract: Contract): ReadonlyMap<string, Names> {
  const { server, tools, glossary, types, groups, vocabularies, fixtures } = contract;
  const lists: [string, Names][] = [
    ['known_terms', described(glossary, (term) => `${term.title}: ${term.definition}`)],
    ['known_types', described(types, ({ node }) => node.description)],
    ['known_groups', described(groups, (group) => `Arguments: ${group.arguments.join(', ')}.`)],
    ['known_vocabularies', described(vocabularies, ({ description }) => description)],
    ['known_toolsets', described(server.toolsets, ({ title, description }) => `${title}: ${description}`)],
    ['known_fixtures', described(fixtures, ({ description }) => description)],
    ['known_switches', described(server.switches, ({ description }) => description)],
    ['known_stores', described(server.stores, ({ title, description }) => `${title}: ${description}`)],
    ['known_tiers', described(server.access?.tiers ?? [], ({ description }) => description)],
    ['known_codes', sorted(codesOf(server.refusals, tools))],
    ['known_units', sorted(unitsOf(contract))],
    ['known_lints', lints()],
    ['known_rules', changeRules()],
  ];
  return new Map(lists.filter(([, names]) => Object.keys(names).length > 0));
}

function described<T extends { readonly name: string }>(
  list: readonly T[],
  meaning: (entry: T) => string,
): Names {
  return Object.fromEntries(list.map((entry) => [entry.name, oneLine(meaning(entry))]));
}

function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

/** Every code, with whose it is: a tool can give its own and those that all tools share. */
function codesOf(shared: readonly Refusal[], tools: readonly Tool[]): Names {
  const codes = [
    ...shared.map((refusal) => ({ ...refusal, of: 'every tool' })),
    ...tools.flatMap(({ name, refusals }) => refusals.map((refusal) => ({ ...refusal, of: name }))),
  ];
  const byCode = Map.groupBy(codes, ({ code }) => code);
  return Object.fromEntries(
    [...byCode].map(([code, all]) => {
      const of = all.map((refusal) => refusal.of).join(', ');
      return [code, `Of ${of}: ${oneLine(all.at(-1)!.condition)}`];
    }),
  );
}

function sorted(names: Names): Names {
  return Object.fromEntries(Object.entries(names).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Every unit with the first value that has it. */
function unitsOf({ tools, types }: Contract): Names {
  const units = [...tools.flatMap(unitsOfTool), ...types.flatMap(({ node }) => unitsWithin(node))];
  return Object.fromEntries(units.toReversed().map(([unit, of]) => [unit, `As of: ${oneLine(of)}`]));
}

const unitsOfTool = memoize((tool: Tool) => [...unitsWithin(tool.arguments), ...unitsWithin(tool.result)]);

function unitsWithin(node: Node): [string, string][] {
  return [...everyNode(node)].flatMap(({ unit, description }) =>
    unit === undefined ? [] : [[unit, description]],
  );
}

function changeRules(): Names {
  return Object.fromEntries(failingRules.map((rule) => [rule, changes[rule].title]));
}

function lints(): Names {
  const codes = Object.keys(table).filter((code) => isCode(code) && code.startsWith('T5'));
  return Object.fromEntries(codes.map((code) => [code, table[code as keyof typeof table].title]));
}
