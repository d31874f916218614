/**
 * What a change does to a caller who knows the old contract. breaking: a call that worked is refused, or its answer can't
 * be read as before. dangerous: it works on, and may mean something else. additive: there is more, and nothing less.
 * wording: only sentences changed.
 */
export const changeKinds = ['breaking', 'dangerous', 'additive', 'wording'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** True where a change needs to be accepted, since callers may have to follow it. */
export function fails(kind: ChangeKind): boolean {
  return kind === 'breaking' || kind === 'dangerous';
}

/** What the table says of a rule. */
export interface RuleDefinition {
  readonly kind: ChangeKind;
  readonly title: string;
  /** The sentence of one change; `{name}` stands for a parameter. */
  readonly message: string;
  /** Why it is of that kind. */
  readonly cause: string;
  /** What to do about it. */
  readonly fix: string;
}
