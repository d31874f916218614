import type { RuleDefinition } from './rule.ts';

const MEANING =
  'Give the new meaning a name of its own, or accept the change with a reason and tell callers in the changelog.';
const READ = 'Nothing, if the new sentence is true.';

/** Facts that mean the same to who sends a value and to who reads it. */
export const valueRules = {
  DEFAULT_CHANGED: {
    kind: 'dangerous',
    title: 'Default changed',
    message: 'leaving {name} out means {to}, where it meant {from}',
    cause: 'The same call gives another answer, and nothing in the call shows it.',
    fix: MEANING,
  },
  LIVE_DEFAULT_CHANGED: {
    kind: 'dangerous',
    title: 'Live default changed',
    message: 'leaving {name} out means {to}, where it meant {from}; the value is read from {module}',
    cause: 'The same call gives another answer, and nothing in the call shows it.',
    fix: 'Accept the change with the reason why the code has a better value, or pin the old one.',
  },
  DEFAULT_ADDED: {
    kind: 'dangerous',
    title: 'Default added',
    message: 'leaving {name} out means {to}, where there was {from}',
    cause: 'A call that left the argument out now passes a value.',
    fix: MEANING,
  },
  DEFAULT_REMOVED: {
    kind: 'dangerous',
    title: 'Default removed',
    message: 'leaving {name} out no longer means {from}; the default is {to}',
    cause: 'A call that left the argument out no longer passes a value.',
    fix: MEANING,
  },
  DEFAULT_SOURCE_CHANGED: {
    kind: 'wording',
    title: 'Default written elsewhere',
    message: 'the default of {name} is read from {to}, where it was read from {from}',
    cause: 'The value is the same; only where it is written changed.',
    fix: 'Nothing.',
  },
  UNIT_CHANGED: {
    kind: 'breaking',
    title: 'Unit changed',
    message: '{name} is in {to}, where it was in {from}',
    cause: 'The same number means another amount, and no validator can see it.',
    fix: 'Give the value in the new unit a name of its own.',
  },
  UNIT_STATED: {
    kind: 'wording',
    title: 'Unit stated',
    message: '{name} is said to be in {to}; its unit was {from}',
    cause: 'The contract says more than it did.',
    fix: 'Nothing, if the value was in that unit all along; else give it a name of its own.',
  },
  UNIT_WITHDRAWN: {
    kind: 'dangerous',
    title: 'Unit no longer stated',
    message: 'the unit of {name} is {to}, where it was {from}',
    cause: 'A caller that relies on the unit has nothing to rely on.',
    fix: 'State the unit, or accept the change with a reason.',
  },
  TERM_CHANGED: {
    kind: 'dangerous',
    title: 'Value of another term',
    message: '{name} is an instance of the term {to}, where it was one of {from}',
    cause: 'The term defines what the value is.',
    fix: MEANING,
  },
  TERM_STATED: {
    kind: 'wording',
    title: 'Term stated',
    message: '{name} is an instance of the term {to}; its term was {from}',
    cause: 'The contract says more than it did.',
    fix: READ,
  },
  TERM_WITHDRAWN: {
    kind: 'dangerous',
    title: 'Term no longer stated',
    message: 'the term of {name} is {to}, where it was {from}',
    cause: 'The value is no longer what a definition says.',
    fix: MEANING,
  },
  VIOLATION_CODE_CHANGED: {
    kind: 'breaking',
    title: 'Another code for the same violation',
    message: '{name} that breaks {keyword} is refused with {to}, where the code was {from}',
    cause: 'A caller that handles the old code meets another one.',
    fix: 'Keep the code; a sentence may change, a code is an identifier.',
  },
  VIOLATION_CODE_RESTATED: {
    kind: 'wording',
    title: 'A code that came or went with its bound',
    message: '{name} that breaks {keyword} is refused with {to}; the code was {from}',
    cause: 'The bound is not there on both sides, so no call meets another code than before.',
    fix: 'Nothing. What the bound does is reported on its own.',
  },
  NULL_CONDITION_REWORDED: {
    kind: 'wording',
    title: 'When a value is null, in other words',
    message: '{name} is null when {to}; before: when {from}',
    cause: 'A sentence changed; whether its meaning did is for you to judge.',
    fix: READ,
  },
  DESCRIPTION_CHANGED: {
    kind: 'wording',
    title: 'Description changed',
    message: 'the description of {name} says {to}, where it said {from}',
    cause: 'A sentence changed; whether its meaning did is for you to judge.',
    fix: READ,
  },
  TYPE_NAME_CHANGED: {
    kind: 'wording',
    title: 'Type of another name',
    message: '{name} is written as {to}, where it was written as {from}',
    cause: 'Named types stand in the generated TypeScript alone; what is sent does not carry them.',
    fix: 'Nothing.',
  },
  FACT_RESTATED: {
    kind: 'wording',
    title: 'The same, said otherwise',
    message: '{name}: {keyword} is written as {to}, where it was {from}, and means the same',
    cause: 'A fact moved between a type and its use, or a bound is spelled in another way.',
    fix: 'Nothing.',
  },
  ORDER_CHANGED: {
    kind: 'wording',
    title: 'Another order',
    message: 'the order of {name} is {to}, where it was {from}',
    cause: 'Pages, schemas and the first of several violations follow the order of the spec.',
    fix: 'Nothing.',
  },
  CONTRACT_CHANGED: {
    kind: 'dangerous',
    title: 'A change that no rule knows',
    message: '{name} is {to}, where it was {from}',
    cause: 'The contracts differ in a place that no other rule judges, so you have to.',
    fix: 'Read both values; accept the change with a reason if callers need not care.',
  },
} as const satisfies Record<string, RuleDefinition>;
