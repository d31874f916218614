import { Kysely, SqliteDialect } from 'kysely';
import type { StateTables } from './schema.ts';
import { sqliteDatabase } from './sqlite-database.ts';
import { explain, openStateFile, type StateFileOptions } from './state-file.ts';

export interface State {
  readonly tables: Kysely<StateTables>;
  /** Runs a query, and says in words what is wrong with the file where it fails. */
  readonly explained: <Value>(query: () => Promise<Value>) => Promise<Value>;
  readonly close: () => Promise<void>;
}

/** The state file behind the query builder. Throws, in words, for a file that can't be used. */
export function openState(file: string, options: StateFileOptions = {}): State {
  const database = openStateFile(file, options);
  const tables = new Kysely<StateTables>({
    dialect: new SqliteDialect({ database: sqliteDatabase(database) }),
  });
  return {
    tables,
    explained: async (query) => {
      try {
        return await query();
      } catch (error) {
        throw explain(file, error);
      }
    },
    close: () => tables.destroy(),
  };
}
