import { type Change, changed, inside, type Spot } from '../change.ts';
import { equal, memberOf } from '../json.ts';
import { compareNamed, compareOrder, pair } from '../lists.ts';
import { codeChange } from '../node/facts.ts';
import { show } from '../show.ts';
import { restOf, unexplained } from '../unexplained.ts';

/** Relations between arguments. They have no names: one is known by its sentence, its condition or its code. */
export function compareRules(before: unknown, after: unknown, spot: Spot): Change[] {
  const judges: EntryJudges = {
    added: (rule, at) => changed('RULE_ADDED', at, undefined, rule, { to: ruleText(rule) }),
    removed: (rule, at) => changed('RULE_REMOVED', at, rule, undefined, { from: ruleText(rule) }),
    both: (from, to, at) => {
      const says = String(memberOf(to, 'says'));
      return [
        ...facts(from, to, at, ['says'], (a, b, spot) => changed('RULE_REWORDED', spot, a, b)),
        ...facts(from, to, at, ['holds'], (a, b, spot) => changed('RULE_CHANGED', spot, a, b, { says })),
        ...facts(from, to, at, ['code'], (a, b, spot) =>
          codeChange(a, b, { ...spot, name: 'a call' }, `the rule "${says}"`),
        ),
        ...restOf(from, to, at, ['says', 'holds', 'code']),
      ];
    },
  };
  return compareEntries(before, after, spot, ['says', 'holds', 'code'], judges);
}

function ruleText(rule: unknown): string {
  return `${String(memberOf(rule, 'says'))} (${String(memberOf(rule, 'holds'))})`;
}

/** Promises that tests hold. One is known by its sentence, or by what is tested. */
export function compareGuarantees(before: unknown, after: unknown, spot: Spot): Change[] {
  const judges: EntryJudges = {
    added: (guarantee, at) => changed('GUARANTEE_ADDED', at, undefined, guarantee, { to: saysOf(guarantee) }),
    removed: (guarantee, at) =>
      changed('GUARANTEE_REMOVED', at, guarantee, undefined, { from: saysOf(guarantee) }),
    both: (from, to, at) => {
      const says = saysOf(to);
      return [
        ...facts(from, to, at, ['says', 'source'], (a, b, spot, what) =>
          changed('GUARANTEE_REWORDED', spot, a, b, { what: what === 'says' ? 'sentence' : what }),
        ),
        ...facts(from, to, at, ['check', 'calls'], (a, b, spot, what) =>
          changed('GUARANTEE_CHANGED', spot, a, b, { what: what === 'calls' ? 'list of calls' : what, says }),
        ),
        ...restOf(from, to, at, ['says', 'source', 'check', 'calls']),
      ];
    },
  };
  return compareEntries(before, after, spot, ['says', 'check'], judges);
}

function saysOf(guarantee: unknown): string {
  return String(memberOf(guarantee, 'says'));
}

/** The terms that come with a tool. */
export function compareGlossary(before: unknown, after: unknown, spot: Spot): Change[] {
  const definition = (term: unknown) => memberOf(term, 'definition');
  const meaning = ['definition', 'formula', 'unit'];
  const remarks = ['title', 'pitfalls', 'aliases', 'sources'];
  return compareNamed(before, after, spot, {
    added: (term, at) => [
      changed('GLOSSARY_TERM_ADDED', at, undefined, term, { to: show(definition(term)) }),
    ],
    removed: (term, at) => [
      changed('GLOSSARY_TERM_REMOVED', at, term, undefined, { from: show(definition(term)) }),
    ],
    both: (from, to, at) => [
      ...facts(from, to, at, meaning, (a, b, spot, what) =>
        changed('GLOSSARY_TERM_REDEFINED', spot, a, b, { what }),
      ),
      ...facts(from, to, at, remarks, (a, b, spot, what) =>
        changed('GLOSSARY_TERM_REWORDED', spot, a, b, { what }),
      ),
      ...restOf(from, to, at, ['name', ...meaning, ...remarks]),
    ],
  });
}

/** Each of the named members that differs. */
function facts(
  before: unknown,
  after: unknown,
  spot: Spot,
  keys: readonly string[],
  judge: (before: unknown, after: unknown, spot: Spot, key: string) => Change,
): Change[] {
  return keys
    .filter((key) => !equal(memberOf(before, key), memberOf(after, key)))
    .map((key) => judge(memberOf(before, key), memberOf(after, key), inside(spot, [key]), key));
}

interface EntryJudges {
  readonly added: (entry: unknown, spot: Spot) => Change;
  readonly removed: (entry: unknown, spot: Spot) => Change;
  readonly both: (before: unknown, after: unknown, spot: Spot) => readonly Change[];
}

/** Two lists whose entries have no names; a path counts them, by the new list where the entry is in it. */
function compareEntries(
  before: unknown,
  after: unknown,
  spot: Spot,
  keys: readonly string[],
  judges: EntryJudges,
): Change[] {
  if (!Array.isArray(before) || !Array.isArray(after)) return unexplained(before, after, spot);
  const { pairs, removed, added } = pair(before, after, keys);
  const at = (index: number) => inside(spot, [String(index)]);
  const old = pairs.map(([entry]) => entry.index);
  return [
    ...removed.map(({ value, index }) => judges.removed(value, at(index))),
    ...pairs.flatMap(([from, to]) => judges.both(from.value, to.value, at(to.index))),
    ...added.map(({ value, index }) => judges.added(value, at(index))),
    ...compareOrder(
      [...old].sort((a, b) => a - b),
      old,
      spot,
    ),
  ];
}
