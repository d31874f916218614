import { parseArgs } from 'node:util';
import type { ServerContract } from '../../contract.ts';
import type { CallRecords } from '../../journal/call-log.ts';
import { manifestMarkdown, manifestOf } from '../../replay/manifest.ts';
import { findRuns } from './find-runs.ts';
import { EXIT, type ExitCode, type Terminal } from './terminal.ts';

export interface ManifestParts {
  readonly server: Pick<ServerContract, 'name'>;
  readonly records: CallRecords;
  /** What a reader types to make the runs again: `quant replay`. */
  readonly replayCommand: string;
}

/**
 * `manifest RUN... [--format json|markdown]`: what a research note needs to say of the calls behind it.
 *
 * @param argv what follows `manifest`
 */
export async function runManifest(
  { server, records, replayCommand }: ManifestParts,
  argv: readonly string[],
  terminal: Terminal,
): Promise<ExitCode> {
  const { values, positionals } = parseArgs({
    args: [...argv],
    options: { format: { type: 'string', default: 'json' } },
    allowPositionals: true,
  });
  const problem =
    positionals.length === 0
      ? 'Name the runs of the manifest. `log` lists them.'
      : values.format !== 'json' && values.format !== 'markdown'
        ? '--format takes json or markdown.'
        : undefined;
  if (problem !== undefined) {
    terminal.writeError(`${problem}\n`);
    return EXIT.usage;
  }
  const runs = await findRuns(records, positionals, terminal);
  if (runs === undefined) return EXIT.usage;
  const manifest = manifestOf(server, runs);
  terminal.writeOutput(
    values.format === 'json'
      ? `${JSON.stringify(manifest, null, 2)}\n`
      : manifestMarkdown(manifest, replayCommand),
  );
  return EXIT.done;
}
