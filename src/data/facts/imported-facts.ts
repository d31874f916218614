import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CompanyFacts, isSymbol } from './company-facts.ts';

/** The facts of a company as they are kept, with the file that they are from. */
export interface FactsImport extends CompanyFacts {
  readonly symbol: string;
  readonly source: { readonly file: string; readonly sha256: string };
}

/** The imported facts of an installation. */
export interface FactStore {
  /** Undefined for a symbol whose facts were not imported. */
  readonly find: (symbol: string) => FactsImport | undefined;
  readonly symbols: () => readonly string[];
}

/** Companies whose facts are held in memory; a large one takes some ten megabytes. */
const HELD = 16;

/** Keeps facts in the folder, which exists, in the place of earlier ones of the symbol. All of it or nothing. */
export function keepFacts(folder: string, facts: FactsImport): string {
  const file = join(folder, `${facts.symbol}.json`);
  const partial = `${file}.partial`;
  writeFileSync(partial, JSON.stringify(facts));
  renameSync(partial, file);
  return file;
}

/** The facts in a folder, which need not exist. A company's are read when they are asked for, and again once they changed. */
export function importedFacts(folder: string): FactStore {
  const held = new Map<string, { readonly changed: number; readonly facts: FactsImport }>();
  return {
    find: (symbol) => {
      const file = join(folder, `${symbol}.json`);
      if (!isSymbol(symbol) || !existsSync(file)) return undefined;
      const changed = statSync(file).mtimeMs;
      const known = held.get(symbol);
      if (known?.changed === changed) return known.facts;
      const facts = JSON.parse(readFileSync(file, 'utf8')) as FactsImport;
      const [oldest] = held.keys();
      if (held.size >= HELD && oldest !== undefined) held.delete(oldest);
      held.set(symbol, { changed, facts });
      return facts;
    },
    symbols: () =>
      existsSync(folder)
        ? readdirSync(folder)
            .filter((name) => name.endsWith('.json'))
            .map((name) => name.slice(0, -'.json'.length))
            .sort()
        : [],
  };
}
