import { openSources } from './sources.ts';

/** The names that modules export by their symbols, what they pass on from others too; by the path of each below the root. */
export function exportedNamesOf(
  root: string,
  modules: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const sources = openSources(root);
  return new Map(
    modules.map((module) => {
      const symbols = sources.file(module)?.getExportSymbols() ?? [];
      return [module, symbols.map((symbol) => symbol.getName())];
    }),
  );
}
