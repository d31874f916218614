/** What calls have given beside their results, by the SHA-256 of its content. Shared by every process of a server. */
export interface Artifacts {
  /** Stores them, all or none; what is there already stays as it is. */
  readonly keep: (artifacts: readonly Artifact[]) => Promise<void>;
  /** The first that was kept under a digest. */
  readonly read: (digest: string) => Promise<Artifact | undefined>;
}

export interface Artifact {
  /** SHA-256 of the content, lowercase hex. */
  readonly digest: string;
  readonly mediaType: string;
  readonly content: Uint8Array;
  /** The call that gave it. */
  readonly runId: string;
  readonly tool: string;
  /** ISO 8601, wall clock. */
  readonly keptAt: string;
}

const SCHEME = 'artifact://';

export function artifactAddress(digest: string): string {
  return `${SCHEME}${digest}`;
}

/** The digest that an address names; undefined where it is no address of an artifact. */
export function digestOf(address: string): string | undefined {
  return /^artifact:\/\/([0-9a-f]{64})$/.exec(address)?.[1];
}

/** Whether a content of this type is text, which travels as such. */
export function isText(mediaType: string): boolean {
  return /^text\/|^application\/(json|xml)$|\+(json|xml)$/.test(mediaType);
}
