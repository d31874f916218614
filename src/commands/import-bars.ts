import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import type { Terminal } from 'toolwright-runtime/command-line';
import { type CheckedSeries, checkSeries } from '../data/bars/check-series.ts';
import { keepBars } from '../data/bars/imported-vendor.ts';
import { readBarTable } from '../data/bars/read-bar-table.ts';
import type { Zone } from '../data/bars/read-time.ts';
import { readRawTable } from '../data/signals/raw-table.ts';
import { barsFolder } from '../installation.ts';
import { dayAt, isoDay } from '../market/calendar.ts';
import type { AssetClass, OptionalColumn } from '../market/market-data.ts';
import { createFolder } from '../state/state-file.ts';
import { reportFindings } from './report-findings.ts';

const SYMBOL = /^[A-Z][A-Z0-9]*([.-][A-Z0-9]+)*$/;
const LONGEST_SYMBOL = 15;
const ASSET_CLASSES: readonly AssetClass[] = ['equity', 'index'];
const OPTIONAL_COLUMNS: readonly OptionalColumn[] = ['opens', 'highs', 'lows', 'volumes'];
const ZONES: readonly Zone[] = ['new-york', 'utc'];

const USAGE = `Usage: quant data import FILE --vendor NAME [--symbol SYMBOL] [--name TEXT] [--class equity|index]
                              [--zone new-york|utc] [--without open|high|low|volume]... [--check]

Checks daily or one-minute bars (CSV in the common layouts, Parquet), row by row, and keeps them where there is no error
(--check: only checks). --vendor says who made the bars, --symbol which security they are of where the file has no column of
symbols, --zone where clocks stand of times that don't say it, --without a column that is not to be relied on. A server reads imported bars when it starts, and
serves them once QUANT_MARKET_DATA is 1: that says that their licence allows it.

Exit status: 0 done, 1 the file has errors, 2 wrong command line.
`;

/** `quant data import`: bars from a person's file into the store, or everything that keeps them out. */
export async function runImportBars(
  argv: readonly string[],
  environment: NodeJS.ProcessEnv,
  terminal: Terminal,
): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      vendor: { type: 'string' },
      symbol: { type: 'string' },
      name: { type: 'string' },
      class: { type: 'string', default: 'equity' },
      zone: { type: 'string' },
      without: { type: 'string', multiple: true, default: [] },
      check: { type: 'boolean', default: false },
    },
  });
  const [file, ...rest] = positionals;
  const assetClass = ASSET_CLASSES.find((known) => known === values.class);
  const zone = ZONES.find((known) => known === values.zone);
  const isWrong = file === undefined || rest.length > 0 || !values.vendor?.trim() || assetClass === undefined;
  const without = values.without.map((name) => OPTIONAL_COLUMNS.find((column) => column === `${name}s`));
  if (isWrong || without.includes(undefined) || (values.zone !== undefined && zone === undefined))
    return wrong(USAGE, terminal);
  if (values.symbol !== undefined && !isSymbol(values.symbol))
    return wrong(`"${values.symbol}" is no symbol: ${SYMBOL_RULE}.\n`, terminal);

  const bytes = readFileSync(file);
  const { series, findings } = readBarTable(await readRawTable(bytes), {
    zone,
    without: without.filter((column) => column !== undefined),
  });
  const status = reportFindings(findings, terminal);
  if (status !== 0) return status;
  const named = series.map((one) => ({ symbol: one.symbol ?? values.symbol, checked: checkSeries(one) }));
  const nameless = named.find(({ symbol }) => symbol === undefined || !isSymbol(symbol))?.symbol;
  if (series.some(({ symbol }) => symbol === null) && values.symbol === undefined)
    return wrong('The file has no column of symbols: name the security with --symbol.\n', terminal);
  if (series.some(({ symbol }) => symbol !== null) && values.symbol !== undefined)
    return wrong(
      'The file has a column of symbols, so that --symbol names nothing: leave it out.\n',
      terminal,
    );
  if (nameless !== undefined) return wrong(`"${nameless}" is no symbol: ${SYMBOL_RULE}.\n`, terminal);

  let failed = 0;
  for (const { symbol, checked } of named) {
    if (named.length > 1) terminal.writeError(`${symbol}:\n`);
    failed = Math.max(failed, reportFindings(checked.findings, terminal));
  }
  if (failed !== 0) {
    terminal.writeError('Nothing was kept.\n');
    return failed;
  }
  const source = { file: basename(file), sha256: createHash('sha256').update(bytes).digest('hex') };
  for (const { symbol, checked } of named) {
    const what = describe(symbol!, checked);
    if (values.check) {
      terminal.writeOutput(`Sound: ${what}.\n`);
      continue;
    }
    const folder = barsFolder(environment);
    createFolder(folder);
    const { series: kept, opensTraded, notes } = checked;
    const { interval, missing } = kept;
    const name = values.name ?? symbol!;
    const vendor = values.vendor!.trim();
    const place = keepBars(folder, kept.bars, {
      symbol: symbol!,
      name,
      assetClass,
      interval,
      vendor,
      source,
      missing,
      opensTraded,
      notes,
    });
    terminal.writeOutput(`Imported ${what}, into ${place}.\n`);
  }
  if (!values.check && environment['QUANT_MARKET_DATA'] !== '1')
    terminal.writeOutput(
      'They are refused until QUANT_MARKET_DATA is 1, which says that their licence lets agents see them.\n',
    );
  return 0;
}

const SYMBOL_RULE = `capitals and digits, at most ${LONGEST_SYMBOL}, a capital first, with . or - between them`;

function isSymbol(text: string): boolean {
  return SYMBOL.test(text) && text.length <= LONGEST_SYMBOL;
}

function describe(
  symbol: string,
  { series: { bars, interval, missing }, opensTraded }: CheckedSeries,
): string {
  const day = (time: number) => isoDay(dayAt(time));
  const rows = `${bars.times.length} rows of ${interval}, ${day(bars.times[0]!)} to ${day(bars.times.at(-1)!)}`;
  const lacking = missing.length === 0 ? '' : `, without ${missing.join(', ')}`;
  const opens = opensTraded || missing.includes('opens') ? '' : ', opens taken for no traded prices';
  return `${symbol}: ${rows}${lacking}${opens}`;
}

function wrong(text: string, terminal: Terminal): number {
  terminal.writeError(text);
  return 2;
}
