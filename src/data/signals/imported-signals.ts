import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ImportedColumns } from './check-table.ts';
import type { ImportDefinitions, ImportedDefinition } from './definitions.ts';

/** One imported file as it is kept. */
export interface SignalImport extends ImportedColumns {
  readonly source: { readonly file: string; readonly sha256: string };
  readonly definitions: ImportDefinitions;
}

/** Every imported file of an installation, and what identifies them together; null where there is none. */
export interface SignalImports {
  readonly imports: readonly SignalImport[];
  readonly digest: string | null;
}

export const NO_IMPORTS: SignalImports = { imports: [], digest: null };

/** Keeps an import in the folder, which exists, under its name, in the place of an earlier one of that name. All of it or nothing. */
export function keepImport(folder: string, name: string, signals: SignalImport): string {
  const file = join(folder, `${name}.json`);
  const partial = `${file}.partial`;
  writeFileSync(partial, JSON.stringify(signals));
  renameSync(partial, file);
  return file;
}

/** Reads the imports of a folder, by name, but for one that is to be replaced; none where there is no folder. */
export function readImports(folder: string, but?: string): SignalImports {
  const names = existsSync(folder)
    ? readdirSync(folder).filter((file) => file.endsWith('.json') && file !== `${but}.json`)
    : [];
  if (names.length === 0) return NO_IMPORTS;
  const digest = createHash('sha256');
  const imports = names.toSorted().map((name) => {
    const bytes = readFileSync(join(folder, name));
    digest.update(createHash('sha256').update(bytes).digest());
    return JSON.parse(bytes.toString('utf8'), reviveBorder) as SignalImport;
  });
  return { imports, digest: digest.digest('hex') };
}

/** JSON has no infinity: the last bin has null for its border. */
function reviveBorder(key: string, value: unknown): unknown {
  return key === 'below' && value === null ? Number.POSITIVE_INFINITY : value;
}

export function importedDefinitions({ imports }: SignalImports): readonly ImportedDefinition[] {
  return imports.flatMap(({ definitions }) => definitions.signals);
}

/**
 * A signal's value for each session, null where there is none. A value known at the close stands at its own day; one that
 * settles later at the next session, so that no row knows what was not yet to be had. Nothing is carried further.
 */
export function joinToSessions(
  { dates, values }: ImportedColumns,
  { name, known }: ImportedDefinition,
  sessions: readonly string[],
): (number | string | null)[] {
  const rowOf = new Map(dates.map((day, row) => [day, row]));
  const lag = known === 'after the close' ? 1 : 0;
  return sessions.map((_, at) => {
    const row = rowOf.get(sessions[at - lag] ?? '');
    return row === undefined ? null : values[name]![row]!;
  });
}
