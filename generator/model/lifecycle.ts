/** When something came, and that it will go. Versions are the server's. */
export interface Lifecycle {
  readonly since?: string;
  readonly deprecated?: Deprecation;
}

export interface Deprecation {
  readonly since: string;
  /** What to use instead: a name of the same kind. */
  readonly instead?: string;
  readonly because: string;
}

/** The sentences that every reader of the contract gets, wherever the thing is spoken of. */
export function deprecationText({ since, instead, because }: Deprecation): string {
  const way = instead === undefined ? '' : ` Use ${instead} instead.`;
  return `Deprecated since ${since}: ${because.trim().replace(/\.$/, '')}.${way}`;
}
