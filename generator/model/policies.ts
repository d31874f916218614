/** House rules of server.yaml that become lints. None is in force where a server declares none. */
export interface Policies {
  /** Words, one or several, that no tool name may hold. */
  readonly forbiddenTools: readonly string[];
  /** Words and phrases that no prose may use. */
  readonly adviceWords: readonly string[];
  readonly companions: readonly Companion[];
  readonly requiredArguments: readonly RequiredArguments[];
  readonly budgets: Readonly<Partial<Record<Budgeted, Budget>>>;
  /** How many days a page is trusted after a person checked it. */
  readonly verifiedWithinDays?: number;
}

/** A field that is an instance of `term` has fields of the terms `with` beside it. */
export interface Companion {
  readonly term: string;
  readonly with: readonly string[];
}

/** Arguments that every tool of a toolset requires, without a default, and gives back. */
export interface RequiredArguments {
  readonly toolset: string;
  readonly arguments: readonly string[];
}

/** What has a budget: a tool's description; its name, description and arguments; those of all tools and the instructions. */
export const budgeted = ['description', 'tool', 'list'] as const;
export type Budgeted = (typeof budgeted)[number];

/** The most that something may take. */
export interface Budget {
  readonly characters?: number;
  readonly tokens?: number;
}
