import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Set by the build; the sources themselves run without it. */
declare const BUILD_REVISION: string | null | undefined;
declare const BUILD_CODE: string | undefined;

/** Git revision that the running bundle was built from, `+changes` after it where the tree was not clean. */
export const revision: string | null = typeof BUILD_REVISION === 'string' ? BUILD_REVISION : null;

/** SHA-256 of the sources that the running bundle was built from; null where they run as they are. */
export const codeDigest: string | null = typeof BUILD_CODE === 'string' ? BUILD_CODE : null;

/** The folder that the server is installed in: the nearest one above this module that has the launcher. */
export function installationRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'bin/quant.js'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('bin/quant.js is missing: the installation is incomplete.');
    folder = parent;
  }
  return folder;
}

/** The state file under the state root: QUANT_HOME (`~` is the home folder), or `.quant-research` in the home folder. */
export function stateFile(environment: NodeJS.ProcessEnv): string {
  return join(stateRoot(environment), 'state.sqlite');
}

/** Where imported signals are kept, under the state root. */
export function signalsFolder(environment: NodeJS.ProcessEnv): string {
  return join(stateRoot(environment), 'signals');
}

/** Where imported bars are kept, under the state root. */
export function barsFolder(environment: NodeJS.ProcessEnv): string {
  return join(stateRoot(environment), 'bars');
}

/** The market's clock: QUANT_CLOCK, or the snapshot's. Throws, in words, for any other. */
export function marketClock(environment: NodeJS.ProcessEnv): 'wall' | 'snapshot' {
  const clock = environment['QUANT_CLOCK'] || 'snapshot';
  if (clock === 'wall' || clock === 'snapshot') return clock;
  throw new Error(`QUANT_CLOCK is "${clock}"; it can be wall or snapshot.`);
}

/** Where imported facts of companies are kept, under the state root. */
export function factsFolder(environment: NodeJS.ProcessEnv): string {
  return join(stateRoot(environment), 'facts');
}

function stateRoot(environment: NodeJS.ProcessEnv): string {
  const home = environment['QUANT_HOME'];
  if (home === undefined || home === '') return join(homedir(), '.quant-research');
  // A client's configuration is read by no shell, and people write `~` there all the same.
  return /^~(?=\/|$)/.test(home) ? join(homedir(), home.slice(1)) : home;
}
