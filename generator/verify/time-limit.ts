import { createContext, Script } from 'node:vm';

/** Longest that holding one result to its schemas may take, in milliseconds. */
const LIMIT = 2_000;

const call = new Script('work()');

/** What `work` gives; undefined where it takes too long, as a pattern of somebody else may. It is ended then. */
export function withinLimit<T extends object>(work: () => T): T | undefined {
  try {
    return call.runInContext(createContext({ work }), { timeout: LIMIT }) as T;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    return undefined;
  }
}
