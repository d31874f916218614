import type { RuleDefinition } from './rule.ts';

const BREAK = 'Keep it, or accept the change with a reason and release it as a break.';

/** Who may call, and how much a call or a caller may take. */
export const accessRules = {
  LIMIT_LOWERED: {
    kind: 'breaking',
    title: 'Limit lowered',
    message: 'the limit {name} is {to}, where it was {from}',
    cause: 'A call between the two limits was answered and is refused.',
    fix: BREAK,
  },
  LIMIT_RAISED: {
    kind: 'additive',
    title: 'Limit raised',
    message: 'the limit {name} is {to}, where it was {from}',
    cause: 'Every call that was answered is answered.',
    fix: 'Nothing.',
  },
  TIERS_INTRODUCED: {
    kind: 'breaking',
    title: 'Tiers introduced',
    message: 'callers over HTTP have one of the tiers {to}; there were none',
    cause: 'Whoever reached the server could call everything, and may now need a token.',
    fix: BREAK,
  },
  TIERS_WITHDRAWN: {
    kind: 'dangerous',
    title: 'Tiers withdrawn',
    message: 'there are no tiers any more; there were {from}',
    cause: 'Whoever reaches the server may call everything.',
    fix: 'Accept the change and say why that is right.',
  },
  TIER_ADDED: {
    kind: 'additive',
    title: 'Tier added',
    message: 'the tier {name} is new: {to}',
    cause: 'Which tools need it is reported at each tool.',
    fix: 'Nothing.',
  },
  TIER_REMOVED: {
    kind: 'breaking',
    title: 'Tier removed',
    message: 'the tier {name} is gone: {from}',
    cause: 'Tokens of that tier are no longer taken.',
    fix: BREAK,
  },
  TIERS_REORDERED: {
    kind: 'breaking',
    title: 'Tiers in another order',
    message: 'the tiers rise in the order {to}, where it was {from}',
    cause: 'A tier that was above another one no longer covers what that one may call.',
    fix: BREAK,
  },
  ANONYMOUS_ACCESS_NARROWED: {
    kind: 'breaking',
    title: 'Callers without a token may do less',
    message: 'on a {where} server a caller without a token has {to}, where it was {from}',
    cause: 'Callers that got by without a token are refused.',
    fix: BREAK,
  },
  ANONYMOUS_ACCESS_WIDENED: {
    kind: 'dangerous',
    title: 'Callers without a token may do more',
    message: 'on a {where} server a caller without a token has {to}, where it was {from}',
    cause: 'A server whose operator changed nothing is open to more callers.',
    fix: 'Accept the change and say why that is right.',
  },
} as const satisfies Record<string, RuleDefinition>;
