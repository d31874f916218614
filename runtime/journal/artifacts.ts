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

/** An artifact that is on record, and whose content can't be given. */
export class ArtifactError extends Error {
  readonly code: 'ARTIFACT_MISSING' | 'ARTIFACT_CHANGED';
  /** The tool that gave it. */
  readonly tool: string;

  constructor(code: ArtifactError['code'], message: string, tool: string) {
    super(message);
    this.name = 'ArtifactError';
    this.code = code;
    this.tool = tool;
  }
}

/** In place of an artifact whose content can't be given: its code, and why in a sentence. */
export interface LostArtifact {
  readonly lost: ArtifactError['code'];
  readonly reason: string;
}

/** What files of a media type are called; `bin` for any other. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  'application/json': 'json',
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/svg+xml': 'svg',
  'text/csv': 'csv',
  'text/html': 'html',
  'text/markdown': 'md',
  'text/plain': 'txt',
};

/** Where a server that keeps artifacts in files has one, below the folder of its state. */
export function artifactPath(digest: string, mediaType: string): string {
  return `artifacts/${digest}.${EXTENSIONS[mediaType] ?? 'bin'}`;
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
