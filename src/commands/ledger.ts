import { parseArgs } from 'node:util';
import { EXIT, type ExitCode, type Terminal } from 'toolwright-runtime/command-line';
import { type LedgerStore, OWN_LEDGER } from '../ledger/ledger-store.ts';
import { parseReceipt, type Receipt } from '../ledger/receipt.ts';
import { recordLine } from '../ledger/record.ts';
import { type LedgerVerdict, verifyLedger } from '../ledger/verify.ts';

/**
 * `quant ledger list`, `quant ledger export [--of OWNER]` and `quant ledger verify [FILE|-] [--of OWNER] [--receipt FILE]`.
 * Throws for a wrong command line.
 *
 * @param open the ledgers, opened where a command reads them
 * @param argv what follows `ledger`
 */
export async function runLedger(
  open: () => Promise<LedgerStore>,
  argv: readonly string[],
  terminal: Terminal,
): Promise<ExitCode> {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: { of: { type: 'string' }, receipt: { type: 'string' } },
  });
  const [action, file, ...more] = positionals;
  const misplaced =
    (action === 'list' && values.of !== undefined) || (action !== 'verify' && values.receipt !== undefined);
  if (more.length > 0 || misplaced || (action !== 'verify' && file !== undefined)) return misused(terminal);
  if (file !== undefined && values.of !== undefined) return misused(terminal);
  const exported = async () => (await (await open()).records(values.of ?? OWN_LEDGER)).map(recordLine);
  switch (action) {
    case 'list':
      terminal.writeOutput(list(await (await open()).owners()));
      return EXIT.done;
    case 'export':
      terminal.writeOutput((await exported()).map((line) => `${line}\n`).join(''));
      return EXIT.done;
    case 'verify': {
      const receipt =
        values.receipt === undefined ? undefined : parseReceipt(await terminal.readFile(values.receipt));
      if (typeof receipt === 'string') {
        terminal.writeError(`The receipt ${values.receipt} can't be used: ${receipt}.\n`);
        return EXIT.usage;
      }
      const lines = file === undefined ? await exported() : linesOf(await readText(file, terminal));
      const verdict = verifyLedger(lines, receipt);
      terminal.writeOutput(report(verdict, receipt));
      return verdict.findings.length === 0 ? EXIT.done : EXIT.fault;
    }
    default:
      return misused(terminal);
  }
}

function readText(file: string, terminal: Terminal): Promise<string> {
  return file === '-' ? terminal.readInput() : terminal.readFile(file);
}

function linesOf(text: string): string[] {
  const lines = text.split('\n');
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}

function list(owners: readonly { readonly owner: string; readonly length: number }[]): string {
  if (owners.length === 0) return 'No ledger yet.\n';
  return owners.map(({ owner, length }) => `${owner}  ${counted(length, 'record')}\n`).join('');
}

/** What verification proves, and what it does not, is said each time: a reader may see nothing but this. */
function report({ records: count, head, findings }: LedgerVerdict, receipt: Receipt | undefined): string {
  const found = findings.map(
    ({ kind, line, says }) => `${line === null ? 'end' : `line ${line}`}: ${kind}: ${says}\n`,
  );
  if (findings.length > 0)
    return `${found.join('')}${counted(findings.length, 'finding')} in ${counted(count, 'record')}\n`;
  const scope =
    receipt === undefined
      ? 'Without a receipt this does not show whether the end was cut off, or all of it written anew.'
      : `Nothing up to record ${receipt.chainLength}, which the receipt is of, was changed, removed or added since.`;
  return `${counted(count, 'record')} in one piece, head ${head.hash}\n${scope}\n`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function misused(terminal: Terminal): ExitCode {
  terminal.writeError(
    [
      'ledger list                                  who has a ledger, and how long it is',
      'ledger export [--of OWNER]                   a record a line, as JSON',
      'ledger verify [--of OWNER | FILE] [--receipt FILE]',
      '                                             whether it is in one piece; FILE is an export, - is the input',
      '',
    ].join('\n'),
  );
  return EXIT.usage;
}
