import { type Journal, once } from 'toolwright-runtime';
import { stateFile } from '../installation.ts';

/** The journal of the state file, opened by the first call that recalls or records something. */
export function lazyJournal(environment: NodeJS.ProcessEnv): Journal {
  const journal = once(async () => (await import('./journal.ts')).openJournal(stateFile(environment)));
  return {
    recall: async (key) => (await journal()).recall(key),
    record: async (record) => (await journal()).record(record),
  };
}
