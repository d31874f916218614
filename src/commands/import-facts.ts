import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import type { Terminal } from 'toolwright-runtime/command-line';
import { type CompanyFacts, isSymbol } from '../data/facts/company-facts.ts';
import { type FactFinding, factFindingText } from '../data/facts/finding.ts';
import { keepFacts } from '../data/facts/imported-facts.ts';
import { parseCompanyFacts } from '../data/facts/parse-company-facts.ts';
import { factsFolder } from '../installation.ts';
import { createFolder } from '../state/state-file.ts';

/** Findings of a kind that are printed; the rest are counted. */
const PRINTED = 40;

/** `quant data import-facts FILE --symbol SYMBOL [--check]`. Throws for a wrong flag and for a file that can't be read. */
export function runImportFacts(
  argv: readonly string[],
  environment: NodeJS.ProcessEnv,
  terminal: Terminal,
): number {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: { symbol: { type: 'string' }, check: { type: 'boolean', default: false } },
  });
  const [file, ...rest] = positionals;
  const { symbol = '' } = values;
  if (file === undefined || rest.length > 0 || !isSymbol(symbol)) {
    const problem =
      values.symbol === undefined ? '' : `"${symbol}" is no symbol of capitals, digits, . and -.\n`;
    terminal.writeError(`${problem}Usage: quant data import-facts FILE --symbol SYMBOL [--check]\n`);
    return 2;
  }
  const bytes = readFileSync(file);
  const { facts, findings } = parseCompanyFacts(bytes.toString('utf8'));
  report(findings, terminal);
  if (facts === undefined) return 1;
  const what = describe(facts);
  if (values.check) {
    terminal.writeOutput(`Sound: ${what}.\n`);
    return 0;
  }
  const folder = factsFolder(environment);
  createFolder(folder);
  const source = { file: basename(file), sha256: createHash('sha256').update(bytes).digest('hex') };
  const kept = keepFacts(folder, { symbol, source, ...facts });
  terminal.writeOutput(`Imported ${what}, as ${symbol}, into ${kept}.\n`);
  return 0;
}

function describe({ entity, cik, concepts }: CompanyFacts): string {
  const days = concepts.flatMap(({ filings }) => filings.map(({ filed }) => filed)).sort();
  const named = new Set(concepts.map(({ taxonomy, concept }) => `${taxonomy}/${concept}`));
  return `${days.length} filed values of ${named.size} concepts of ${entity} (CIK ${cik}), filed from ${days[0]} to ${days.at(-1)}`;
}

function report(findings: readonly FactFinding[], terminal: Terminal): void {
  for (const severity of ['error', 'note'] as const) {
    const some = findings.filter((finding) => finding.severity === severity);
    for (const finding of some.slice(0, PRINTED)) terminal.writeError(`${factFindingText(finding)}\n`);
    if (some.length > PRINTED)
      terminal.writeError(`and ${some.length - PRINTED} more of severity ${severity}\n`);
  }
}
