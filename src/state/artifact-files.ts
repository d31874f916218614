import { createHash, randomUUID } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { type Artifact, ArtifactError, artifactPath } from 'toolwright-runtime';

/**
 * The contents of artifacts as files below the state root, each under the path that its links name. A file is written beside its
 * place, synced and renamed, so that none is ever half there. Whoever writes or sweeps holds the write lock of the state file.
 */
export interface ArtifactFiles {
  /** Writes a content, unless it is there already, whole and unchanged. */
  readonly put: (artifact: Pick<Artifact, 'digest' | 'mediaType' | 'content'>) => void;
  /** The content under a digest. Throws an {@link ArtifactError} where the file is gone or is another one now. */
  readonly read: (artifact: Pick<Artifact, 'digest' | 'mediaType' | 'tool'>) => Uint8Array;
  /** Removes every file but those of these digests. */
  readonly sweep: (digests: ReadonlySet<string>) => void;
}

/** @param root the state root, which exists */
export function openArtifactFiles(root: string): ArtifactFiles {
  const fileOf = ({ digest, mediaType }: Pick<Artifact, 'digest' | 'mediaType'>) =>
    join(root, artifactPath(digest, mediaType));
  return {
    put: (artifact) => {
      const file = fileOf(artifact);
      if (digestOfFile(file) !== artifact.digest) putFile(file, artifact.content);
    },
    read: ({ digest, mediaType, tool }) => {
      const content = contentOf(fileOf({ digest, mediaType }));
      const path = artifactPath(digest, mediaType);
      if (content === undefined)
        throw new ArtifactError('ARTIFACT_MISSING', `The file ${path} below the state root is gone.`, tool);
      if (digestOf(content) !== digest)
        throw new ArtifactError(
          'ARTIFACT_CHANGED',
          `The file ${path} below the state root does not hold what its digest names: it was changed after it was written.`,
          tool,
        );
      return content;
    },
    sweep: (digests) => {
      const folder = join(root, dirname(artifactPath('', '')));
      for (const name of namesIn(folder))
        if (!digests.has(name.split('.')[0]!)) rmSync(join(folder, name), { force: true });
    },
  };
}

function putFile(file: string, content: Uint8Array): void {
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const partial = join(folder, `.${randomUUID()}.partial`);
  try {
    const handle = openSync(partial, 'wx', 0o600);
    try {
      writeFileSync(handle, content);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(partial, file);
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
  syncFolder(folder);
}

/** So that the name outlives a loss of power too; where folders can't be opened, the system sees to it. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function contentOf(file: string): Uint8Array | undefined {
  return unlessMissing(() => readFileSync(file));
}

function digestOfFile(file: string): string | undefined {
  const content = contentOf(file);
  return content && digestOf(content);
}

function namesIn(folder: string): readonly string[] {
  return unlessMissing(() => readdirSync(folder)) ?? [];
}

function unlessMissing<Value>(look: () => Value): Value | undefined {
  try {
    return look();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function digestOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
