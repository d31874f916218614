import type { RuleDefinition } from './rule.ts';

const BREAK = 'Keep it, or accept the change with a reason and release it as a break.';

/** Facts of the server as a whole, which clients and operators rely on. */
export const serverRules = {
  SERVER_IDENTITY_CHANGED: {
    kind: 'breaking',
    title: 'Server of another identity',
    message: 'the {what} of the server is {to}, where it was {from}',
    cause: 'Clients are configured by the name, and find our keys of `_meta` by the prefix.',
    fix: BREAK,
  },
  SERVER_REWORDED: {
    kind: 'wording',
    title: 'Sentence of the server changed',
    message: 'the {what} says {to}, where it said {from}',
    cause: 'A sentence changed; whether its meaning did is for you to judge.',
    fix: 'Nothing, if the new sentence is true.',
  },
  TOOLSET_ADDED: {
    kind: 'additive',
    title: 'Toolset added',
    message: 'the toolset {name} is new: {to}',
    cause: 'The others are served as before.',
    fix: 'Nothing.',
  },
  TOOLSET_REMOVED: {
    kind: 'breaking',
    title: 'Toolset removed',
    message: 'the toolset {name} is gone: {from}',
    cause: 'A server that is started with it does not start.',
    fix: BREAK,
  },
  ENVIRONMENT_ADDED: {
    kind: 'additive',
    title: 'Variable added',
    message: 'the server reads the variable {name}: {to}',
    cause: 'Where it is not set, everything is as before.',
    fix: 'Nothing, if that is so.',
  },
  ENVIRONMENT_REMOVED: {
    kind: 'breaking',
    title: 'Variable removed',
    message: 'the server no longer reads the variable {name}: {from}',
    cause: 'An operator who sets it no longer gets what it decided.',
    fix: BREAK,
  },
  ENVIRONMENT_CHANGED: {
    kind: 'dangerous',
    title: 'Variable means something else',
    message: '{what} of the variable {name} is {to}, where it was {from}',
    cause: 'A server whose environment did not change may behave in another way.',
    fix: 'Accept the change with a reason, and tell operators.',
  },
  SERVER_SWITCH_ADDED: {
    kind: 'additive',
    title: 'Switch added',
    message: 'the switch {name} is new: {to}',
    cause: 'Which tools need it is reported at each tool.',
    fix: 'Nothing.',
  },
  SERVER_SWITCH_REMOVED: {
    kind: 'additive',
    title: 'Switch removed',
    message: 'the switch {name} is gone: {from}',
    cause: 'Which tools no longer need it is reported at each tool.',
    fix: 'Nothing.',
  },
  SERVER_SWITCH_CHANGED: {
    kind: 'breaking',
    title: 'Switch of another variable',
    message: 'the switch {name} is the variable {to}, where it was {from}',
    cause: 'An operator who set the old variable loses the tools behind it.',
    fix: BREAK,
  },
  SERVER_SWITCH_OFF_BY_DEFAULT: {
    kind: 'breaking',
    title: 'Switch off by default',
    message: 'the switch {name} is off while its variable is not set, where it was on',
    cause: 'A server whose environment does not set the variable refuses what is behind the switch.',
    fix: BREAK,
  },
  SERVER_SWITCH_ON_BY_DEFAULT: {
    kind: 'dangerous',
    title: 'Switch on by default',
    message: 'the switch {name} is on while its variable is not set, where it was off',
    cause: 'A server whose operator did not set the variable now answers what is behind the switch.',
    fix: 'Accept the change with a reason, and tell operators.',
  },
  HTTP_SWITCH_ADDED: {
    kind: 'breaking',
    title: 'HTTP behind a switch',
    message: 'calls over HTTP need the switch {to}; they needed {from}',
    cause: 'A server whose environment does not set the switch no longer answers over HTTP.',
    fix: BREAK,
  },
  HTTP_SWITCH_REMOVED: {
    kind: 'dangerous',
    title: 'HTTP no longer behind a switch',
    message: 'calls over HTTP no longer need the switch {from}; they need {to}',
    cause: 'A server whose operator left the switch off now answers over HTTP.',
    fix: 'Keep the switch, or accept the change with a reason.',
  },
  VOCABULARY_ADDED: {
    kind: 'additive',
    title: 'Vocabulary added',
    message: 'the vocabulary {name} is new: {to}',
    cause: 'The others are published as before.',
    fix: 'Nothing.',
  },
  VOCABULARY_REMOVED: {
    kind: 'breaking',
    title: 'Vocabulary removed',
    message: 'the vocabulary {name} is gone: {from}',
    cause: 'Whoever reads its resource or route finds nothing.',
    fix: BREAK,
  },
} as const satisfies Record<string, RuleDefinition>;
