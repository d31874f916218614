import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import type { Terminal } from 'toolwright-runtime/command-line';
import { askDefinitions } from '../data/signals/ask-definitions.ts';
import { checkTable } from '../data/signals/check-table.ts';
import { readDefinitions } from '../data/signals/definitions.ts';
import { draftDefinitions } from '../data/signals/draft-definitions.ts';
import { keepImport, readImports } from '../data/signals/imported-signals.ts';
import { readRawTable } from '../data/signals/raw-table.ts';
import { readEmbeddedHistory } from '../history/embedded-history.ts';
import { SIGNALS } from '../history/signals.ts';
import { signalsFolder } from '../installation.ts';
import { createFolder } from '../state/state-file.ts';
import { reportFindings } from './report-findings.ts';

const USAGE = `Usage: quant data import FILE --vendor NAME [--symbol SYMBOL] ...
       quant data draft-signals FILE [--output DEFINITIONS]
       quant data import-signals FILE --definitions DEFINITIONS [--name NAME] [--check]
       quant data import-facts FILE --symbol SYMBOL [--check]

import          checks daily or one-minute bars and keeps them (quant data import alone says how)
draft-signals   drafts a definitions file from the header and the first rows of a CSV or Parquet file, and asks for
                the rest on a terminal
import-signals  checks the file by its definitions, row by row, and keeps it where there is no error
                (--check: only checks). A server reads imported signals when it starts.
import-facts    does so with EDGAR's company-facts JSON; /api/fundamentals/SYMBOL gives the facts

Exit status: 0 done, 1 the file has errors, 2 wrong command line.
`;

/** `quant data import`, `import-facts`, `draft-signals` and `import-signals`. */
export async function runData(
  argv: readonly string[],
  environment: NodeJS.ProcessEnv,
  terminal: Terminal,
): Promise<number> {
  if (argv[0] === 'import')
    return await (await import('./import-bars.ts')).runImportBars(argv.slice(1), environment, terminal);
  if (argv[0] === 'import-facts')
    return (await import('./import-facts.ts')).runImportFacts(argv.slice(1), environment, terminal);
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      definitions: { type: 'string' },
      output: { type: 'string' },
      name: { type: 'string' },
      check: { type: 'boolean', default: false },
    },
  });
  const [action, file, ...rest] = positionals;
  if (file === undefined || rest.length > 0) return usage(terminal);
  if (action === 'draft-signals') return draft(file, values.output, terminal);
  if (action !== 'import-signals' || values.definitions === undefined) return usage(terminal);

  const name = values.name ?? basename(file).replace(/\.[^.]*$/, '');
  if (!/^[A-Za-z0-9][A-Za-z0-9_-]*$/.test(name)) {
    terminal.writeError(`"${name}" can't name an import: give --name with letters, digits, - and _.\n`);
    return 2;
  }
  const folder = signalsFolder(environment);
  const bytes = readFileSync(file);
  const others = readImports(folder, name).imports.flatMap(({ definitions }) => definitions.signals);
  const taken = new Set([...SIGNALS, ...others].map((signal) => signal.name));
  const { definitions, findings } = readDefinitions(readFileSync(values.definitions, 'utf8'), taken);
  if (findings.length > 0) return reportFindings(findings, terminal);

  const sessions = readEmbeddedHistory().signals.dates;
  const reading = checkTable(await readRawTable(bytes), definitions, sessions);
  const status = reportFindings(reading.findings, terminal);
  if (status !== 0) return status;
  const { dates } = reading.columns;
  const what = `${dates.length} rows, ${dates[0]} to ${dates.at(-1)}, ${definitions.signals.map((signal) => signal.name).join(', ')}`;
  if (values.check) {
    terminal.writeOutput(`Sound: ${what}.\n`);
    return 0;
  }
  createFolder(folder);
  const source = { file: basename(file), sha256: createHash('sha256').update(bytes).digest('hex') };
  const kept = keepImport(folder, name, { source, definitions, ...reading.columns });
  terminal.writeOutput(`Imported ${what}, into ${kept}.\n`);
  return 0;
}

async function draft(file: string, output: string | undefined, terminal: Terminal): Promise<number> {
  const table = await readRawTable(readFileSync(file));
  const status = reportFindings(table.findings, terminal);
  if (status !== 0) return status;
  const drafted = draftDefinitions(table);
  const text = terminal.ask === undefined ? drafted : await askDefinitions(drafted, terminal.ask);
  if (output === undefined) terminal.writeOutput(text);
  else writeFileSync(output, text, { flag: 'wx' });
  return 0;
}

function usage(terminal: Terminal): number {
  terminal.writeError(USAGE);
  return 2;
}
