import { importedDefinitions, joinToSessions, type SignalImports } from '../data/signals/imported-signals.ts';
import type { SignalTable } from './signal-history.ts';

/** The table with a person's own signals as further columns, each with its bins and its trust. */
export function withImports(table: SignalTable, imports: SignalImports): SignalTable {
  const numeric = new Map(table.numeric);
  const categories = new Map(table.categories);
  for (const kept of imports.imports) {
    for (const signal of kept.definitions.signals) {
      const column = joinToSessions(kept, signal, table.dates);
      if (signal.kind === 'category') categories.set(signal.name, column as (string | null)[]);
      else
        numeric.set(
          signal.name,
          Float64Array.from(column, (value) => (value === null ? Number.NaN : Number(value))),
        );
    }
  }
  const definitions = importedDefinitions(imports);
  return {
    ...table,
    numeric,
    categories,
    bins: new Map([
      ...table.bins,
      ...definitions.flatMap(({ name, bins }) => (bins.length > 0 ? [[name, bins] as const] : [])),
    ]),
    trust: new Map([...table.trust, ...definitions.map(({ name, trust }) => [name, trust] as const)]),
  };
}
