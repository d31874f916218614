/** Columns of the table `trial` that are read out of an entry's JSON, with their types. */
const COLUMNS: Readonly<Record<string, readonly [path: string, type: 'TEXT' | 'INTEGER' | 'REAL']>> = {
  family: ['$.family', 'TEXT'],
  strategy: ['$.strategy', 'TEXT'],
  kind: ['$.kind', 'TEXT'],
  periods_per_year: ['$.periods_per_year', 'REAL'],
  n_obs: ['$.n_obs', 'INTEGER'],
  sharpe_per_period: ['$.sharpe_per_period', 'REAL'],
  skewness: ['$.skewness', 'REAL'],
  kurtosis: ['$.kurtosis', 'REAL'],
  total_return: ['$.total_return', 'REAL'],
  max_drawdown: ['$.max_drawdown', 'REAL'],
  inner_points: ['$.inner_points', 'INTEGER'],
  series_first: ['$.series.days[0]', 'TEXT'],
  series_last: ['$.series.days[#-1]', 'TEXT'],
};

const names = Object.keys(COLUMNS).join(', ');
const definitions = Object.entries(COLUMNS).map(([name, [, type]]) => `${name} ${type}`);

/** The values of a row, in the order of the columns, out of an entry that SQL names so. */
function valuesOf(entry: string): string {
  const read = Object.values(COLUMNS).map(([path]) => `${entry}.json ->> '${path}'`);
  return `${entry}.id, ${entry}.run_id, ${entry}.recorded_at, ${read.join(', ')},
    json_array_length(${entry}.json, '$.series.days'), json_array_length(${entry}.json, '$.trades')`;
}

const into = `INSERT INTO trial (id, run_id, recorded_at, ${names}, series_bars, recorded_trades)`;

/**
 * A released step of the state file's schema, never to be edited: what ranking, listing and counting read of trials, in columns
 * beside the journal, so that none of them reads the returns and trades of trials that it does not show. The database
 * fills it, in the transaction that puts an entry on record.
 */
export const TRIAL_TABLE = `
  CREATE TABLE trial (
    seq INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE REFERENCES journal_entry (id),
    run_id TEXT NOT NULL,
    recorded_at TEXT NOT NULL,
    ${definitions.join(',\n    ')},
    series_bars INTEGER,
    recorded_trades INTEGER
  ) STRICT;
  ${into} SELECT ${valuesOf('journal_entry')} FROM journal_entry WHERE store = 'trials' ORDER BY rowid;
  CREATE TRIGGER trial_of_journal_entry AFTER INSERT ON journal_entry WHEN NEW.store = 'trials'
    BEGIN ${into} VALUES (${valuesOf('NEW')}); END;
  CREATE TRIGGER trial_append_only BEFORE UPDATE ON trial
    BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;
  CREATE TRIGGER trial_stays BEFORE DELETE ON trial
    BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;
  DROP INDEX journal_entry_trial_family;
  CREATE INDEX trial_family ON trial (family, recorded_at, run_id, sharpe_per_period, inner_points);
`;
