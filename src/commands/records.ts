import { runLog, runManifest, runReplay, type Terminal } from 'toolwright-runtime/command-line';
import { revision } from '../installation.ts';
import { openLog, openServer } from '../open-server.ts';
import { REPLAY_COMMAND } from '../record/describe-runs.ts';
import { readsLog as isLogReader } from '../record/replayable.ts';
import { lazyTokenStore } from '../state/lazy-token-store.ts';

/** `quant log`, `quant replay` and `quant manifest`: the call log, read again. */
export async function runRecords(
  command: 'log' | 'replay' | 'manifest',
  argv: readonly string[],
  terminal: Terminal,
): Promise<number> {
  const records = openLog(process.env);
  if (command === 'log') {
    return runLog({ records, tokens: lazyTokenStore(process.env) }, argv, terminal);
  }
  const server = await openServer(process.env, records);
  if (command === 'replay') {
    const readsLog = (tool: string) =>
      server.listings().some((listing) => listing.name === tool && isLogReader(listing));
    return runReplay({ server, records, revision, readsLog }, argv, terminal);
  }
  return runManifest({ server: server.contract, records, replayCommand: REPLAY_COMMAND }, argv, terminal);
}
