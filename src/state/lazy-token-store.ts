import { once, type TokenStore } from 'toolwright-runtime';
import { stateFile } from '../installation.ts';

/** The tokens of the state file, opened by the first call that comes with one. */
export function lazyTokenStore(environment: NodeJS.ProcessEnv): () => Promise<TokenStore> {
  return once(async () => (await import('./tokens.ts')).openTokenStore(stateFile(environment)));
}
