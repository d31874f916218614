import fc from 'fast-check';
import type { JsonObject } from '../answer.ts';
import type { JsonSchema } from '../contract.ts';
import { anyJson, arbitraryValue } from './arbitrary-value.ts';

/**
 * Arguments for calls of a tool: those of calls that are known to reach far into it, changed in up to three places, and
 * such as the schema alone suggests. As over any surface, they are what JSON can carry. Names that are withheld are among
 * those that are added.
 */
export function arbitraryArguments(
  schema: JsonSchema,
  known: readonly JsonObject[],
  withheld: readonly string[],
): fc.Arbitrary<unknown> {
  const fresh = arbitraryValue(schema);
  const changed = fc
    .tuple(fc.constantFrom(...known, {}), fc.array(change(schema, withheld), { maxLength: 3 }))
    .map(([start, changes]) =>
      changes.reduce((args, apply) => apply(args), structuredClone(start) as Arguments),
    );
  return fc
    .oneof({ weight: 3, arbitrary: changed }, { weight: 1, arbitrary: fresh })
    .map((args): unknown => JSON.parse(JSON.stringify(args)));
}

type Arguments = Record<string, unknown>;
type Change = (args: Arguments) => Arguments;

function change(schema: JsonSchema, withheld: readonly string[]): fc.Arbitrary<Change> {
  const properties = Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>);
  const unknownName = fc.oneof(
    fc.constantFrom(
      ...withheld,
      'made_up',
      '__proto__',
      'constructor',
      'toString',
      ...properties.map(([name]) => name.slice(0, -1)),
    ),
    fc.string({ maxLength: 8 }),
  );
  const add = fc.tuple(unknownName, anyJson).map(([name, value]) => set(name, value));
  if (properties.length === 0) return add;
  const given = fc.constantFrom(...properties);
  return fc.oneof(
    {
      weight: 6,
      arbitrary: given.chain(([name, property]) => arbitraryValue(property).map((value) => set(name, value))),
    },
    { weight: 1, arbitrary: given.map(([name]) => without(name)) },
    {
      weight: 2,
      arbitrary: fc.tuple(given, fc.nat(), anyJson).map(([[name], at, value]) => within(name, at, value)),
    },
    { weight: 1, arbitrary: add },
  );
}

/** `__proto__` becomes a key like any other, as it is in JSON that is parsed. */
function set(name: string, value: unknown): Change {
  return (args) =>
    Object.fromEntries([...Object.entries(args).filter(([key]) => key !== name), [name, value]]);
}

function without(name: string): Change {
  return (args) => Object.fromEntries(Object.entries(args).filter(([key]) => key !== name));
}

/** One entry of a list or of an object becomes another value; the rest stays sound. */
function within(name: string, at: number, value: unknown): Change {
  return (args) => {
    const old = args[name];
    if (Array.isArray(old) && old.length > 0) return set(name, old.with(at % old.length, value))(args);
    if (old === null || typeof old !== 'object' || Array.isArray(old)) return args;
    const entries = Object.entries(old);
    if (entries.length === 0) return args;
    const [key] = entries[at % entries.length]!;
    return set(name, { ...old, [key]: value })(args);
  };
}
