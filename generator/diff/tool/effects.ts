import { type Change, changed, inside, type Spot } from '../change.ts';
import { equal, isObject, memberOf } from '../json.ts';
import { show } from '../show.ts';
import { restOf, unexplained } from '../unexplained.ts';

/** Each effect, and the value of it that lets a call do more. */
const riskyEffects: readonly (readonly [effect: string, risky: boolean])[] = [
  ['readOnly', false],
  ['destructive', true],
  ['idempotent', false],
  ['openWorld', true],
];

/** What a call of the tool changes. */
export function compareEffects(before: unknown, after: unknown, spot: Spot): Change[] {
  const flags = riskyEffects.map(([effect]) => effect);
  return [
    ...riskyEffects.flatMap(([effect, risky]) => {
      const [from, to] = [memberOf(before, effect), memberOf(after, effect)];
      if (equal(from, to)) return [];
      const rule = to === !risky ? 'EFFECT_NARROWED' : 'EFFECT_WIDENED';
      return [changed(rule, inside(spot, [effect]), from, to, { effect })];
    }),
    ...compareWrites(memberOf(before, 'writes'), memberOf(after, 'writes'), inside(spot, ['writes'])),
    ...compareJournals(memberOf(before, 'journals'), memberOf(after, 'journals'), inside(spot, ['journals'])),
    ...restOf(before, after, spot, [...flags, 'writes', 'journals']),
  ];
}

function compareWrites(before: unknown, after: unknown, spot: Spot): Change[] {
  if (equal(before, after)) return [];
  const effect = 'what a call writes';
  if (before === undefined) return [changed('EFFECT_WIDENED', spot, before, after, { effect })];
  if (after === undefined) return [changed('EFFECT_NARROWED', spot, before, after, { effect })];
  return [changed('EFFECT_REWORDED', spot, before, after, { what: effect })];
}

function compareJournals(before: unknown, after: unknown, spot: Spot): Change[] {
  if (equal(before, after)) return [];
  const words = { effect: 'what a call puts on record', from: storeText(before), to: storeText(after) };
  if (before === undefined) return [changed('EFFECT_WIDENED', spot, before, after, words)];
  if (after === undefined) return [changed('EFFECT_NARROWED', spot, before, after, words)];
  if (!isObject(before) || !isObject(after)) return unexplained(before, after, spot);
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .sort()
    .filter((what) => !equal(before[what], after[what]))
    .map((what) => changed('JOURNALING_CHANGED', inside(spot, [what]), before[what], after[what], { what }));
}

function storeText(journals: unknown): string {
  return journals === undefined ? 'nothing' : `entries in ${show(memberOf(journals, 'store'))}`;
}

/** The store that calls journal to, told of where both contracts have one: else the effects tell. */
export function compareStore(before: unknown, after: unknown, spot: Spot): Change[] {
  if (equal(before, after) || before === undefined || after === undefined) return [];
  const sentences = ['title', 'noun', 'description'];
  const [wasEntry, isEntry] = [memberOf(before, 'entry'), memberOf(after, 'entry')];
  return [
    ...sentences.flatMap((what) => {
      const [from, to] = [memberOf(before, what), memberOf(after, what)];
      if (equal(from, to)) return [];
      return [changed('EFFECT_REWORDED', inside(spot, [what]), from, to, { what: `${what} of the store` })];
    }),
    ...(equal(wasEntry, isEntry)
      ? []
      : [
          changed('JOURNALING_CHANGED', inside(spot, ['entry']), wasEntry, isEntry, {
            what: 'the type of an entry',
          }),
        ]),
    // Another name is another store of the effects.
    ...restOf(before, after, spot, ['name', 'entry', ...sentences]),
  ];
}
