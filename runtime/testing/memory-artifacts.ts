import type { Artifact, Artifacts } from '../journal/artifacts.ts';

/** Artifacts in memory, for tests and recordings. */
export function memoryArtifacts(): Artifacts & { readonly kept: ReadonlyMap<string, Artifact> } {
  const kept = new Map<string, Artifact>();
  return {
    kept,
    keep: async (artifacts) => {
      for (const artifact of artifacts) if (!kept.has(artifact.digest)) kept.set(artifact.digest, artifact);
    },
    read: async (digest) => kept.get(digest),
  };
}
