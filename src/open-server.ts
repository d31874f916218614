import {
  type CallLog,
  CallLogError,
  type CallRecords,
  createServer,
  once,
  type Server,
  timeOrderedRunIds,
  verifyLiveDefaults,
} from 'toolwright-runtime';
import type { PrunableRecords } from 'toolwright-runtime/command-line';
import { registry } from '../generated/registry.ts';
import {
  barsFolder,
  codeDigest,
  configsFolder,
  factsFolder,
  marketClock,
  pluginEntries,
  pluginPackageFolders,
  revision,
  signalsFolder,
  stateFile,
} from './installation.ts';
import type { LedgerStore } from './ledger/ledger-store.ts';
import { NO_PLUGINS, type Plugins } from './plugins/plugin.ts';
import { loggedCalls } from './record/logged-calls.ts';
import { openServices, type Services } from './services.ts';
import { lazyArtifacts } from './state/lazy-artifacts.ts';
import { lazyCallLog } from './state/lazy-call-log.ts';
import { lazyJournal } from './state/lazy-journal.ts';

/** The server as every command uses it; throws as {@link openInstallation} does. */
export async function openServer(
  environment: NodeJS.ProcessEnv,
  log: CallLog & CallRecords = openLog(environment),
): Promise<Server> {
  return (await openInstallation(environment, log)).server;
}

/**
 * The server, and the services that its tools compute with. Throws, with a sentence for the operator, where a default in
 * the code is not the one that the contract states.
 */
export async function openInstallation(
  environment: NodeJS.ProcessEnv,
  log: CallLog & CallRecords,
): Promise<{ readonly server: Server; readonly services: Services }> {
  const difference = await verifyLiveDefaults(registry);
  if (difference !== undefined) throw new Error(difference);
  const wallClock = () => new Date();
  const newRunId = timeOrderedRunIds(wallClock);
  const services = await openServices({
    calls: loggedCalls(log, () => server, revision),
    ledgers: openLedgers(environment),
    trials: once(async () => (await import('./state/trials.ts')).openTrials(stateFile(environment))),
    configs: once(async () =>
      (await import('./state/config-files.ts')).openConfigFiles(configsFolder(environment)),
    ),
    signalsFolder: signalsFolder(environment),
    barsFolder: barsFolder(environment),
    liveSessions: once(async () =>
      (await import('./state/live-sessions.ts')).openLiveSessions(stateFile(environment), wallClock),
    ),
    marketClock: marketClock(environment),
    marketDataConfirmed: environment['QUANT_MARKET_DATA'] === '1',
    factsFolder: factsFolder(environment),
    plugins: once(() => openPlugins(environment)),
  });
  const code = codeDigest ?? `unbuilt, started as ${newRunId()}`;
  const plugins = await digestOfPlugins(environment);
  const server: Server = createServer({
    registry,
    services,
    log,
    journal: lazyJournal(environment),
    artifacts: lazyArtifacts(environment),
    wallClock,
    newRunId,
    revision,
    code: plugins === null ? code : `${code}, plugins ${plugins}`,
    environment,
    readPages: async () => (await import('./pages.ts')).readPages(),
    reportFault: async ({ where, error }) => {
      process.stderr.write(`${where}: ${await forTheOperator(error)}\n`);
    },
  });
  return { server, services };
}

/** Strategies and scanners of the operator's own; what is refused is said on stderr, once. */
async function openPlugins(environment: NodeJS.ProcessEnv): Promise<Plugins> {
  const entries = pluginEntries(environment);
  if (entries.length === 0) return NO_PLUGINS;
  const { loadPlugins } = await import('./plugins/load-plugins.ts');
  const plugins = await loadPlugins(entries, pluginPackageFolders(environment));
  for (const { source, name, problem } of plugins.refused)
    process.stderr.write(
      `QUANT_PLUGINS: ${name === null ? '' : `${name} of `}${source} is refused: ${problem}\n`,
    );
  return plugins;
}

/** What tells answers of one state of the plugins from those of another; null where there are none. */
async function digestOfPlugins(environment: NodeJS.ProcessEnv): Promise<string | null> {
  const entries = pluginEntries(environment);
  if (entries.length === 0) return null;
  const { pluginsDigest } = await import('./plugins/plugins-digest.ts');
  return pluginsDigest(entries, pluginPackageFolders(environment));
}

/** The call log of this installation, opened by the first use of it. */
export function openLog(environment: NodeJS.ProcessEnv): PrunableRecords & CallLog {
  return lazyCallLog(async () => (await import('./state/call-log.ts')).openCallLog(stateFile(environment)));
}

/** The ledgers of this installation, opened by the first use of them. */
export function openLedgers(environment: NodeJS.ProcessEnv): () => Promise<LedgerStore> {
  const wallClock = () => new Date();
  return once(async () => (await import('./state/ledger.ts')).openLedger(stateFile(environment), wallClock));
}

/**
 * A state file that can't be used is explained in its message; of anything else the stack says where in the sources it went
 * wrong.
 */
async function forTheOperator(error: unknown): Promise<string> {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof CallLogError || error.stack === undefined) return error.message;
  return (await import('./source-stack.ts')).sourceStack(error.stack);
}
