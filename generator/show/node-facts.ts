import type { Place } from '../diagnostics/place.ts';
import { deprecationText, type Lifecycle } from '../model/lifecycle.ts';
import { type JsonValue, type Node, type Property, target } from '../model/node.ts';
import type { Places } from './places.ts';
import type { Fact, Item } from './shown.ts';

/** Keys of a node that are shown as its kind and its parts, or that stand nowhere in a spec. */
const STRUCTURE = new Set([
  'place',
  'type',
  'name',
  'target',
  'items',
  'properties',
  'additionalProperties',
  'refuse',
]);

/** Facts that hold where nothing is said: shown only where a spec says them. */
const SILENT: Readonly<Record<string, JsonValue>> = {
  nonFinite: false,
  uniqueItems: false,
  unknownKeys: 'refuse',
  description: '',
};

/** An argument or a field with all that is known of it. The parts of a shared type are shown with the type. */
export function propertyItem(property: Property, places: Places): Item {
  const { name, place, node, required, requiredRefusal, liveDefault, presentWhen } = property;
  const at = (key: string): Place => places.under(place, key) ?? place;
  const facts: Fact[] = [kindOf(node, places)];
  if (required) facts.push({ name: 'required', value: true, place: at('required') });
  if (requiredRefusal !== undefined)
    facts.push({ name: 'refused when absent', value: requiredRefusal, place: at('required') });
  if (liveDefault !== undefined) {
    const { module, exportName, value } = liveDefault;
    const reference = `${module}#${exportName}`;
    facts.push({ name: 'default', value, place: places.inCode(module, exportName) });
    facts.push({ name: 'liveDefault', value: reference, place: at('liveDefault') });
  } else if (property.default !== undefined) {
    facts.push({ name: 'default', value: property.default, place: at('default') });
  }
  if (presentWhen !== undefined)
    facts.push({ name: 'presentWhen', value: presentWhen.cel, place: at('presentWhen') });
  facts.push(...nodeFacts(node, places), ...lifecycleFacts(property, at));
  return { name, place, facts, parts: partsOf(node, places) };
}

/** When a tool, an argument or a field came, and that it will go. */
export function lifecycleFacts({ since, deprecated }: Lifecycle, at: (key: string) => Place): Fact[] {
  const facts: Fact[] = [];
  if (since !== undefined) facts.push({ name: 'since', value: since, place: at('since') });
  if (deprecated !== undefined)
    facts.push({ name: 'deprecated', value: deprecationText(deprecated), place: at('deprecated') });
  return facts;
}

/** A value that has no name of its own: the entry of a list, any other property of an object, a shared type. */
export function nodeItem(name: string, node: Node, places: Places): Item {
  const facts = [kindOf(node, places), ...nodeFacts(node, places)];
  return { name, place: node.place, facts, parts: partsOf(node, places) };
}

function kindOf(node: Node, places: Places): Fact {
  const key = node.type === 'reference' ? 'use' : 'type';
  const value = node.type === 'reference' ? node.name : node.type;
  return { name: key, value, place: places.under(node.place, key) ?? node.place };
}

/** What is said of the value: where it uses a shared type, what the type says and the use does not. */
function nodeFacts(node: Node, places: Places): Fact[] {
  const own = ownFacts(node, places);
  if (node.type !== 'reference') return own;
  const stated = new Map(own.map((fact) => [fact.name, fact]));
  for (const fact of ownFacts(node.target, places)) {
    if (!stated.has(fact.name)) stated.set(fact.name, fact);
  }
  const kind = { name: 'type', value: node.target.type, place: kindOf(node.target, places).place };
  return [kind, ...stated.values()];
}

function ownFacts(node: Node, places: Places): Fact[] {
  const facts = Object.entries(node).flatMap(([name, value]): Fact[] => {
    const place = places.under(node.place, name);
    const silent = place === undefined && (node.type === 'reference' || SILENT[name] === value);
    if (STRUCTURE.has(name) || silent) return [];
    return [{ name, value: value as JsonValue, place: place ?? node.place }];
  });
  const refusals = Object.entries(node.refuse).map(([keyword, code]) => {
    const mapping = places.under(node.place, 'refuse') ?? node.place;
    return { name: `${keyword} refused as`, value: code, place: places.under(mapping, keyword) ?? mapping };
  });
  return [...facts, ...refusals];
}

function partsOf(node: Node, places: Places): Item[] {
  const inner = target(node);
  if (inner.type === 'array') return [nodeItem('[entry]', inner.items, places)];
  if (inner.type !== 'object' || node.type === 'reference') return [];
  const others = inner.additionalProperties;
  return [
    ...inner.properties.map((property) => propertyItem(property, places)),
    ...(others === false ? [] : [nodeItem('[any other]', others, places)]),
  ];
}
