import { runLog, runManifest, runReplay, type Terminal } from 'toolwright-runtime/command-line';
import { revision } from '../installation.ts';
import { openLog, openServer } from '../open-server.ts';

/** `quant log`, `quant replay` and `quant manifest`: the call log, read again. */
export async function runRecords(
  command: 'log' | 'replay' | 'manifest',
  argv: readonly string[],
  terminal: Terminal,
): Promise<number> {
  const records = openLog(process.env);
  if (command === 'log') return runLog(records, argv, terminal);
  const server = await openServer(process.env, records);
  if (command === 'replay') return runReplay({ server, records, revision }, argv, terminal);
  return runManifest({ server: server.contract, records, replayCommand: 'quant replay' }, argv, terminal);
}
