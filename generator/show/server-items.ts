import type { Path } from '../load/document.ts';
import type { Contract, Server, Tool } from '../model/contract.ts';
import { termsOf } from '../model/digest.ts';
import type { JsonValue } from '../model/node.ts';
import { storeOf } from '../model/store.ts';
import type { Places } from './places.ts';
import type { Fact, Item } from './shown.ts';

/** The tiers that may call a tool over HTTP, lowest first, with how often they may. */
export function tierItems(tool: Tool, { server }: Contract, places: Places): Item[] {
  const { tiers = [], anonymous = {} } = server.access ?? {};
  const needed = tiers.findIndex(({ name }) => name === tool.access);
  return tiers.slice(needed).map(({ name, description, callsPerMinute }) => {
    const at: Path = ['access', 'tiers', name];
    const free = Object.entries(anonymous).filter(([, tier]) => tier === name);
    return statedItem(server, places, at, [
      ['description', description, [...at, 'description']],
      ...Object.entries(callsPerMinute).map(
        ([per, calls]): Stated => [`calls a minute, ${per}`, calls, [...at, 'callsPerMinute', per]],
      ),
      ...free.map(([where]): Stated => ['without a token', where, ['access', 'anonymous', where]]),
    ]);
  });
}

/** The store that calls of the tool journal to. */
export function storeItems(tool: Tool, { server }: Contract, places: Places): Item[] {
  const store = storeOf(tool, server);
  if (store === undefined) return [];
  const at: Path = ['stores', store.name];
  const keys = ['title', 'description', 'noun', 'entry'] as const;
  return [
    statedItem(
      server,
      places,
      at,
      keys.map((key): Stated => [key, store[key], [...at, key]]),
    ),
  ];
}

/** The switches that must be on before the tool answers: its own, and over HTTP the server's. */
export function switchItems(tool: Tool, { server }: Contract, places: Places): Item[] {
  const { httpSwitch, switches } = server;
  const needed = switches.filter(({ name }) => tool.switches.includes(name) || name === httpSwitch);
  return needed.map(({ name, variable, description, onByDefault }) => {
    const at: Path = ['switches', name];
    return statedItem(server, places, at, [
      ['description', description, [...at, 'description']],
      ['variable', variable, [...at, 'variable']],
      ['onByDefault', onByDefault, [...at, 'onByDefault']],
      ...(name === httpSwitch ? [['httpSwitch', true, ['httpSwitch']] satisfies Stated] : []),
    ]);
  });
}

/** The house rules that can find something in the tool. */
export function policyItems(tool: Tool, { server }: Contract, places: Places): Item[] {
  const { policies } = server;
  const { forbiddenTools, adviceWords, companions, requiredArguments, budgets, verifiedWithinDays } =
    policies;
  const terms = termsOf(tool);
  const one = (name: string, value: JsonValue, ...path: Path): Fact => ({
    name,
    value,
    place: places.at(server.place.file, ['policies', ...path]),
  });
  const facts: Fact[] = [
    ...companions.flatMap(({ term, with: beside }, index) =>
      terms.has(term) ? one(`beside ${term}`, beside, 'companions', index) : [],
    ),
    ...requiredArguments.flatMap(({ toolset, arguments: names }, index) =>
      toolset === tool.toolset ? one('requiredArguments', names, 'requiredArguments', index) : [],
    ),
    ...Object.entries(budgets).map(([of, most]) => one(`budgets.${of}`, { ...most }, 'budgets', of)),
  ];
  if (verifiedWithinDays !== undefined)
    facts.push(one('verifiedWithinDays', verifiedWithinDays, 'verifiedWithinDays'));
  if (adviceWords.length > 0) facts.push(one('adviceWords', adviceWords, 'adviceWords'));
  if (forbiddenTools.length > 0) facts.push(one('forbiddenTools', forbiddenTools, 'forbiddenTools'));
  if (facts.length === 0) return [];
  return [{ name: 'house rules', place: places.at(server.place.file, ['policies']), facts, parts: [] }];
}

type Stated = [name: string, value: JsonValue, path: Path];

/** Something of server.yaml that has a name, with those of its facts that are stated. */
function statedItem({ place: { file } }: Server, places: Places, path: Path, facts: readonly Stated[]): Item {
  const shown = facts.flatMap(([name, value, at]): Fact[] => {
    const place = places.stated(file, at);
    return place === undefined ? [] : [{ name, value, place }];
  });
  return { name: String(path.at(-1)), place: places.at(file, path), facts: shown, parts: [] };
}
