import { type Artifacts, once } from 'toolwright-runtime';
import { stateFile } from '../installation.ts';

/** The artifacts of the state file, opened by the first call that keeps or reads one. */
export function lazyArtifacts(environment: NodeJS.ProcessEnv): Artifacts {
  const artifacts = once(async () => (await import('./artifacts.ts')).openArtifacts(stateFile(environment)));
  return {
    keep: async (made) => (await artifacts()).keep(made),
    read: async (digest) => (await artifacts()).read(digest),
  };
}
