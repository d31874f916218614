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

/** What QUANT_PLUGINS names, one by one; `~` is the home folder. */
export function pluginEntries(environment: NodeJS.ProcessEnv): readonly string[] {
  return (environment['QUANT_PLUGINS'] ?? '')
    .split(',')
    .map((entry) => fromHome(entry.trim()))
    .filter((entry) => entry !== '');
}

/** Folders in which packages with strategies or scanners are looked for. */
export function pluginPackageFolders(environment: NodeJS.ProcessEnv): readonly string[] {
  return [stateRoot(environment), installationRoot()];
}

/** Where saved configurations are kept, under the state root. */
export function configsFolder(environment: NodeJS.ProcessEnv): string {
  return join(stateRoot(environment), 'configs');
}

function stateRoot(environment: NodeJS.ProcessEnv): string {
  const home = environment['QUANT_HOME'];
  if (home === undefined || home === '') return join(homedir(), '.quant-research');
  return fromHome(home);
}

/** A client's configuration is read by no shell, and people write `~` there all the same. */
function fromHome(path: string): string {
  return /^~(?=\/|$)/.test(path) ? join(homedir(), path.slice(1)) : path;
}
