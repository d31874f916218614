import type { Path } from '../load/document.ts';
import type { Contract, Refusal, Tool } from '../model/contract.ts';
import { termsOf } from '../model/digest.ts';
import { everyNode } from '../model/every-node.ts';
import { type JsonValue, target } from '../model/node.ts';
import { storeOf } from '../model/store.ts';
import { lifecycleFacts, nodeItem, propertyItem } from './node-facts.ts';
import type { Places } from './places.ts';
import { policyItems, storeItems, switchItems, tierItems } from './server-items.ts';
import type { Fact, Item, Section, Shown } from './shown.ts';

/** All that the contract says of a tool: its own spec, the shared files and the code, each fact with its place. */
export function show(tool: Tool, contract: Contract, places: Places): Shown {
  const sections: Section[] = [
    { title: 'arguments', items: tool.arguments.properties.map((each) => propertyItem(each, places)) },
    { title: 'deferred', items: tool.deferred.map((each) => itemOf(each.name, each, ['reason'], places)) },
    { title: 'rules', items: tool.rules.map((rule, index) => ruleItem(rule, index, tool, places)) },
    { title: 'result', items: tool.result.properties.map((each) => propertyItem(each, places)) },
    { title: 'types', items: typeItems(tool, contract, places) },
    { title: 'refusals', items: refusalsOf(tool, contract).map((refusal) => refusalItem(refusal, places)) },
    { title: 'guarantees', items: tool.guarantees.map((_, index) => guaranteeItem(index, tool, places)) },
    { title: 'terms', items: termItems(tool, contract, places) },
    { title: 'vocabularies', items: vocabularyItems(tool, contract, places) },
    { title: 'stores', items: storeItems(tool, contract, places) },
    { title: 'access', items: tierItems(tool, contract, places) },
    { title: 'switches', items: switchItems(tool, contract, places) },
    { title: 'policies', items: policyItems(tool, contract, places) },
  ];
  return {
    tool: tool.name,
    facts: toolFacts(tool, contract, places),
    sections: sections.filter(({ items }) => items.length > 0),
  };
}

function toolFacts(tool: Tool, { server }: Contract, places: Places): Fact[] {
  const at = (...path: Path) => places.at(tool.place.file, path);
  const facts: Fact[] = (['title', 'toolset', 'verified', 'summary', 'details'] as const)
    .filter((name) => tool[name] !== '')
    .map((name) => ({ name, value: tool[name], place: at(name) }));
  if (tool.http !== undefined)
    facts.push({ name: 'http', value: `${tool.http.method} ${tool.http.path}`, place: at('http') });
  for (const name of ['core', 'picture'] as const) {
    if (tool[name] === undefined) continue;
    const { module, exportName } = tool[name];
    facts.push({ name, value: `${module}#${exportName}`, place: places.inCode(module, exportName) });
  }
  const { journals, ...effects } = tool.effects;
  for (const [name, value] of Object.entries(effects))
    facts.push({ name: `effects.${name}`, value, place: at('effects', name) });
  for (const [name, value] of Object.entries(journals ?? {}))
    facts.push({ name: `journals.${name}`, value, place: at('effects', 'journals', name) });
  for (const [index, name] of tool.switches.entries())
    facts.push({ name: 'switch', value: name, place: at('switches', index) });
  if (tool.access !== undefined) {
    const place = places.stated(tool.place.file, ['access']);
    facts.push({
      name: 'access',
      value: tool.access,
      place: place ?? places.at(server.place.file, ['access', 'tiers', tool.access]),
    });
  }
  for (const [name, value] of Object.entries(tool.limits)) {
    const place = places.stated(tool.place.file, ['limits', name]);
    facts.push({
      name: `limits.${name}`,
      value,
      place: place ?? places.at(server.place.file, ['limits', name]),
    });
  }
  for (const [name, value] of Object.entries(tool.pages ?? {}))
    facts.push({ name: `pages.${name}`, value, place: at('pages', name) });
  for (const [index, name] of tool.include.entries())
    facts.push({ name: 'include', value: name, place: at('include', index) });
  return [...facts, ...lifecycleFacts(tool, at)];
}

function ruleItem(rule: Tool['rules'][number], index: number, tool: Tool, places: Places): Item {
  const at = (key: string) => places.at(tool.place.file, ['rules', index, key]);
  return {
    name: rule.code,
    place: at('refuse'),
    facts: [
      { name: 'says', value: rule.says, place: at('says') },
      { name: 'holds', value: rule.holds.cel, place: at('holds') },
      ...(rule.together === undefined
        ? []
        : [{ name: 'together', value: rule.together.paths.join(', '), place: at('together') }]),
    ],
    parts: [],
  };
}

/** The tool's own refusals, then those that every tool can give. */
function refusalsOf(tool: Tool, { server }: Contract): Refusal[] {
  const own = new Set(tool.refusals.map(({ code }) => code));
  return [...tool.refusals, ...server.refusals.filter(({ code }) => !own.has(code))];
}

function refusalItem(refusal: Refusal, places: Places): Item {
  const { code, params, example, ...worded } = refusal;
  const item = itemOf(code, worded, ['condition', 'reason', 'recover', 'status'], places);
  const under = (key: string) => places.under(refusal.place, key) ?? refusal.place;
  const facts = params.map(
    ({ name, type }): Fact => ({
      name: `{${name}}`,
      value: type,
      place: places.under(under('params'), name) ?? under('params'),
    }),
  );
  const call: Fact[] =
    example === undefined ? [] : [{ name: 'example', value: plain(example), place: under('example') }];
  return { ...item, facts: [...item.facts, ...facts, ...call] };
}

function guaranteeItem(index: number, tool: Tool, places: Places): Item {
  const { says, source, calls, check } = tool.guarantees[index]!;
  const at = (...path: Path) => places.at(tool.place.file, ['guarantees', index, ...path]);
  const from: Fact[] = source === undefined ? [] : [{ name: 'source', value: source, place: at('source') }];
  return {
    name: says,
    place: at('says'),
    facts: [
      ...from,
      ...calls.map(({ name, call }) => ({ name, value: plain(call), place: at('calls', name) })),
      { name: 'check', value: check.cel, place: at('check') },
    ],
    parts: [],
  };
}

/** The call as a spec writes it: arguments alone where it is made in the plain way. */
function plain(call: { readonly arguments: JsonValue; readonly via: string; readonly fixture?: string }) {
  const { via, fixture } = call;
  if (via === 'call' && fixture === undefined) return call.arguments;
  return {
    ...(via === 'call' ? {} : { via }),
    ...(fixture === undefined ? {} : { fixture }),
    arguments: call.arguments,
  };
}

function typeItems(tool: Tool, contract: Contract, places: Places): Item[] {
  const nodes = [...everyNode(tool.arguments), ...everyNode(tool.result)];
  // Every answer carries a provenance, and an entry on record has a type too.
  const used = new Set([contract.server.provenance, storeOf(tool, contract.server)?.entry]);
  for (const node of nodes) if (node.type === 'reference') used.add(node.name);
  return contract.types
    .filter(({ name }) => used.has(name))
    .map(({ name, node }) => nodeItem(name, node, places));
}

function termItems(tool: Tool, contract: Contract, places: Places): Item[] {
  const named = termsOf(tool);
  const keys = ['title', 'definition', 'pitfalls', 'formula', 'unit', 'aliases', 'sources'] as const;
  return contract.glossary
    .filter(({ name }) => named.has(name))
    .map((term) => itemOf(term.name, term, keys, places));
}

function vocabularyItems(tool: Tool, contract: Contract, places: Places): Item[] {
  const used = new Set(
    [...everyNode(tool.arguments), ...everyNode(tool.result)].map(target).flatMap((node) => {
      if (node.type === 'string') return node.valuesFrom ?? [];
      return node.type === 'object' ? (node.keysFrom ?? []) : [];
    }),
  );
  return contract.vocabularies
    .filter(({ name }) => used.has(name))
    .map((vocabulary) => {
      const { module, exportName } = vocabulary.from;
      const item = itemOf(vocabulary.name, vocabulary, ['title', 'description'], places);
      const from = {
        name: 'from',
        value: `${module}#${exportName}`,
        place: places.inCode(module, exportName),
      };
      return { ...item, facts: [...item.facts, from] };
    });
}

/** An item with those of its facts that are stated. */
function itemOf<Key extends string>(
  name: string,
  stated: { readonly place: Item['place'] } & { readonly [K in Key]?: JsonValue },
  keys: readonly Key[],
  places: Places,
): Item {
  const facts = keys.flatMap((key): Fact[] => {
    const value: JsonValue | undefined = stated[key];
    if (value === undefined || (Array.isArray(value) && value.length === 0)) return [];
    return [{ name: key, value, place: places.under(stated.place, key) ?? stated.place }];
  });
  return { name, place: stated.place, facts, parts: [] };
}
