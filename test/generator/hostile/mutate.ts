import fc from 'fast-check';
import type { JsonValue } from '../../../generator/model/node.ts';
import type { Specs, Tree } from './project.ts';
import { hostileTexts } from './texts.ts';

const kinds = [
  'delete',
  'replace',
  'duplicate',
  'rename',
  'retype',
  'graft',
  'spoil',
  'state',
  'word',
] as const;

/** One change of a project's specs. Numbers choose among what is there when it is made. */
export interface Mutation {
  readonly kind: (typeof kinds)[number];
  readonly at: number;
  readonly from: number;
  readonly value: JsonValue;
  readonly name: string;
}

const names = [
  'class',
  'default',
  'await',
  'import',
  'constructor',
  'toString',
  '__proto__',
  'hasOwnProperty',
  'valueOf',
  'then',
  'type',
  'properties',
  '$ref',
  'a b',
  '',
  '1',
  'A',
  'x'.repeat(65),
  'é',
  'provenance',
  'warnings',
  'Services',
  'GET /mcp',
  'src/defaults.ts#FACTOR',
  'args.rows.size() > 1',
  'has(args.scale) && args.scale in ["a"]',
  'pounds.result.total == 1',
  '^(a+)+\u0024',
  '\u0024{plain.result.total}',
];

const value: fc.Arbitrary<JsonValue> = fc.oneof(
  fc.constantFrom<JsonValue>(null, true, false, 0, -1, 1.5, 1e308, -1e-320, 2 ** 53, 500, '', [], {}),
  fc.constantFrom(...names),
  fc.constantFrom(...Object.values(hostileTexts)),
  fc.constantFrom<JsonValue>(
    { type: 'string', description: 'A.' },
    { type: 'array', items: { type: 'number' }, description: 'A.', minItems: 1e9 },
    { type: 'object', description: 'A.', properties: { a: { use: 'Crate' } } },
    { use: 'Crate' },
    { use: 'Provenance', required: true },
    { type: 'integer', minimum: -1.7976931348623157e308, maximum: 1.7976931348623157e308, description: 'A.' },
    { type: 'string', minLength: 1e12, description: 'A.' },
    ['a', 1, null],
    { a: { b: { c: [] } } },
  ),
  fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<JsonValue>,
);

export const mutation: fc.Arbitrary<Mutation> = fc.record({
  kind: fc.constantFrom(...kinds),
  at: fc.nat(100_000),
  from: fc.nat(100_000),
  value,
  name: fc.constantFrom(...names),
});

/** A place in the specs: what holds a value, and its key there. */
interface Slot {
  readonly holder: Tree | JsonValue[];
  readonly key: string;
}

const words = Object.values(hostileTexts);

/** Facts that can be stated of some value or other, with what is stated. */
const facts: readonly (readonly [string, JsonValue])[] = [
  ['required', true],
  ['nullWhen', 'it is unknown'],
  ['unit', 'grams per */ row'],
  ['term', 'gross_weight'],
  ['enum', ['a', '*/', '\u0024{x}', '</script>']],
  ['enum', [1, 2.5, -3]],
  ['pattern', '^[^"`]*\u0024'],
  ['minLength', 1e9],
  ['maxLength', 0],
  ['minimum', -1.7976931348623157e308],
  ['maximum', 1.7976931348623157e308],
  ['exclusiveMinimum', 0],
  ['exclusiveMaximum', 1e-300],
  ['multipleOf', 0.1],
  ['nonFinite', true],
  ['minItems', 1e12],
  ['uniqueItems', true],
  ['keysFrom', 'scales'],
  ['unknownKeys', 'warn'],
  ['valuesFrom', 'scales'],
  ['additionalProperties', { type: 'number' }],
  ['default', 0],
  ['refuse', { type: 'TOO_HEAVY' }],
  ['presentWhen', 'size(args.rows) > 1'],
  ['secret', true],
  ['destructive', true],
  ['via', 'http'],
  ['status', 599],
];

/** Keys at which stands what people write in sentences. */
export const prose = new Set(
  'title summary details description instructions says source recover condition reads question decision because definition formula unit nullWhen href'.split(
    ' ',
  ),
);

/** Makes the changes one after the other, each to what the ones before it left. */
export function mutate(specs: Specs, mutations: readonly Mutation[]): Specs {
  for (const change of mutations) {
    const all = slotsIn(specs);
    const slots = change.kind === 'word' ? all.filter(({ key }) => prose.has(key)) : all;
    const slot = slots[change.at % slots.length];
    const other = slots[change.from % slots.length];
    if (slot !== undefined && other !== undefined) apply(change, slot, other);
  }
  return specs;
}

function apply({ kind, value: replacement, name, from }: Mutation, slot: Slot, other: Slot): void {
  const { holder, key } = slot;
  const old = read(slot);
  if (kind === 'delete' || (kind === 'rename' && !Array.isArray(holder))) remove(slot);
  if (kind === 'rename') write(Array.isArray(holder) ? slot : { holder, key: name }, old);
  if (kind === 'duplicate') {
    const copy = structuredClone(old);
    if (Array.isArray(holder)) holder.push(copy);
    else write({ holder, key: `${key}_` }, copy);
  }
  if (kind === 'replace') write(slot, replacement);
  if (kind === 'retype') write(slot, retyped(old));
  if (kind === 'graft') write(slot, structuredClone(read(other)));
  if (kind === 'spoil') write(slot, typeof old === 'string' ? old + name : [old]);
  if (kind === 'word') write(slot, words[from % words.length]!);
  if (kind === 'state' && isTree(old)) {
    const [fact, stated] = facts[from % facts.length]!;
    write({ holder: old, key: fact }, stated);
  }
}

function remove({ holder, key }: Slot): void {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
}

function isTree(part: JsonValue): part is Tree {
  return typeof part === 'object' && part !== null && !Array.isArray(part);
}

function retyped(old: JsonValue): JsonValue {
  if (typeof old === 'string') return Number.isFinite(Number(old)) ? Number(old) : { [old]: old };
  if (Array.isArray(old)) return Object.fromEntries(old.map((item, index) => [String(index), item]));
  if (typeof old === 'object' && old !== null) return Object.values(old);
  return String(old);
}

function slotsIn(specs: Specs): Slot[] {
  const slots: Slot[] = [];
  const visit = (holder: Tree | JsonValue[]) => {
    for (const key of Object.keys(holder)) {
      slots.push({ holder, key });
      const inner = read({ holder, key });
      if (typeof inner === 'object' && inner !== null) visit(inner as Tree | JsonValue[]);
    }
  };
  for (const tree of Object.values(specs)) if (typeof tree === 'object' && tree !== null) visit(tree);
  return slots;
}

function read({ holder, key }: Slot): JsonValue {
  return (holder as Tree)[key] as JsonValue;
}

/** Defines the member, since an assignment to `__proto__` would set none. */
function write({ holder, key }: Slot, member: JsonValue): void {
  Object.defineProperty(holder, key, { value: member, configurable: true, enumerable: true, writable: true });
}
