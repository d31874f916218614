import { TRIAL_TABLE } from './trial-table.ts';

/** The tables of the state file, as the query builder sees them. */
export interface StateTables {
  readonly call_arguments: { readonly digest: string; readonly json: string };
  readonly call_started: {
    readonly run_id: string;
    readonly started_at: string;
    readonly tool: string;
    readonly contract_digest: string;
    readonly arguments_digest: string;
    readonly surface: string;
    readonly client: string | null;
    readonly tier: string | null;
    readonly token: string | null;
  };
  readonly call_finished: {
    readonly run_id: string;
    readonly finished_at: string;
    readonly outcome: string;
    readonly code: string | null;
    readonly fault: string | null;
    readonly seed: number | null;
    readonly clock: string;
    readonly snapshot: string | null;
    readonly server_version: string;
    readonly revision: string | null;
    readonly result_digest: string | null;
    readonly field_digests: string | null;
    readonly warnings: string;
    readonly recalled_from: string | null;
    readonly duration_milliseconds: number;
  };
  readonly live_session: { readonly token: string; readonly day: string };
  readonly access_token: {
    readonly id: string;
    readonly hash: string;
    readonly tier: string;
    readonly name: string | null;
    readonly created_at: string;
    readonly expires_at: string | null;
    readonly revoked_at: string | null;
  };
  readonly journal_entry: {
    readonly id: string;
    readonly store: string;
    readonly run_id: string;
    readonly tool: string;
    readonly recorded_at: string;
    readonly json: string;
  };
  /** What is ranked, listed and counted by of the trials in the journal, in the order in which they were recorded. */
  readonly trial: {
    readonly seq: number;
    readonly id: string;
    readonly run_id: string;
    readonly recorded_at: string;
    readonly family: string;
    readonly strategy: string;
    readonly kind: string;
    readonly periods_per_year: number;
    readonly n_obs: number;
    readonly sharpe_per_period: number | null;
    readonly skewness: number | null;
    readonly kurtosis: number | null;
    readonly total_return: number;
    readonly max_drawdown: number;
    readonly inner_points: number;
    readonly series_first: string | null;
    readonly series_last: string | null;
    readonly series_bars: number | null;
    readonly recorded_trades: number | null;
  };
  readonly remembered_answer: { readonly key: string; readonly run_id: string; readonly json: string };
  readonly artifact: {
    readonly digest: string;
    readonly media_type: string;
    /** Nothing where `bytes` says that it is in a file. */
    readonly content: Uint8Array;
    readonly bytes: number | null;
    readonly run_id: string;
    readonly tool: string;
    readonly kept_at: string;
  };
  readonly artifact_use: { readonly digest: string; readonly run_id: string };
  readonly ledger_record: {
    readonly owner: string;
    readonly seq: number;
    readonly ts: string;
    readonly hypothesis: string;
    readonly universe: string;
    readonly criteria: string;
    readonly sample_start: string;
    readonly sample_end: string;
    readonly holdout_start: string | null;
    readonly holdout_end: string | null;
    readonly config_hash: string | null;
    readonly prev_hash: string;
    readonly record_hash: string;
  };
}

/**
 * Each step takes the file one version further; a released step is never edited. The log and the journal are append-only
 * and a revoked token stays revoked, and the file itself says so: such an update is refused by the database.
 */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE call_arguments (digest TEXT PRIMARY KEY, json TEXT NOT NULL) STRICT;
  CREATE TABLE call_started (
    run_id TEXT PRIMARY KEY,
    started_at TEXT NOT NULL,
    tool TEXT NOT NULL,
    contract_digest TEXT NOT NULL,
    arguments_digest TEXT NOT NULL REFERENCES call_arguments (digest),
    surface TEXT NOT NULL,
    client TEXT
  ) STRICT;
  CREATE TABLE call_finished (
    run_id TEXT PRIMARY KEY REFERENCES call_started (run_id),
    finished_at TEXT NOT NULL,
    outcome TEXT NOT NULL,
    code TEXT,
    fault TEXT,
    seed INTEGER,
    clock TEXT NOT NULL,
    snapshot TEXT,
    server_version TEXT NOT NULL,
    revision TEXT,
    result_digest TEXT,
    warnings TEXT NOT NULL,
    duration_milliseconds REAL NOT NULL
  ) STRICT;
  CREATE TRIGGER call_arguments_append_only BEFORE UPDATE ON call_arguments
    BEGIN SELECT RAISE(ABORT, 'the call log is append-only'); END;
  CREATE TRIGGER call_started_append_only BEFORE UPDATE ON call_started
    BEGIN SELECT RAISE(ABORT, 'the call log is append-only'); END;
  CREATE TRIGGER call_finished_append_only BEFORE UPDATE ON call_finished
    BEGIN SELECT RAISE(ABORT, 'the call log is append-only'); END;
  `,
  'ALTER TABLE call_finished ADD COLUMN field_digests TEXT;',
  `
  ALTER TABLE call_started ADD COLUMN tier TEXT;
  ALTER TABLE call_started ADD COLUMN token TEXT;
  CREATE TABLE access_token (
    id TEXT PRIMARY KEY,
    hash TEXT NOT NULL,
    tier TEXT NOT NULL,
    name TEXT,
    created_at TEXT NOT NULL,
    expires_at TEXT,
    revoked_at TEXT
  ) STRICT;
  CREATE TRIGGER access_token_stays_revoked BEFORE UPDATE ON access_token WHEN OLD.revoked_at IS NOT NULL
    BEGIN SELECT RAISE(ABORT, 'a revoked token stays revoked'); END;
  `,
  `
  ALTER TABLE call_finished ADD COLUMN recalled_from TEXT;
  CREATE TABLE journal_entry (
    id TEXT PRIMARY KEY,
    store TEXT NOT NULL,
    run_id TEXT NOT NULL,
    tool TEXT NOT NULL,
    recorded_at TEXT NOT NULL,
    json TEXT NOT NULL
  ) STRICT;
  CREATE INDEX journal_entry_store ON journal_entry (store, id);
  CREATE TRIGGER journal_entry_append_only BEFORE UPDATE ON journal_entry
    BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;
  CREATE TRIGGER journal_entry_stays BEFORE DELETE ON journal_entry
    BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;
  CREATE TABLE remembered_answer (key TEXT PRIMARY KEY, json TEXT NOT NULL) STRICT;
  `,
  `
  CREATE TABLE ledger_record (
    owner TEXT NOT NULL,
    seq INTEGER NOT NULL,
    ts TEXT NOT NULL,
    hypothesis TEXT NOT NULL,
    universe TEXT NOT NULL,
    criteria TEXT NOT NULL,
    sample_start TEXT NOT NULL,
    sample_end TEXT NOT NULL,
    holdout_start TEXT,
    holdout_end TEXT,
    config_hash TEXT,
    prev_hash TEXT NOT NULL,
    record_hash TEXT NOT NULL,
    PRIMARY KEY (owner, seq)
  ) STRICT, WITHOUT ROWID;
  CREATE TRIGGER ledger_record_follows BEFORE INSERT ON ledger_record
    WHEN NEW.seq != 1 + coalesce((SELECT max(seq) FROM ledger_record WHERE owner = NEW.owner), 0)
      OR (NEW.seq > 1 AND NEW.prev_hash !=
        (SELECT record_hash FROM ledger_record WHERE owner = NEW.owner AND seq = NEW.seq - 1))
    BEGIN SELECT RAISE(ABORT, 'the record does not follow the last one of its ledger'); END;
  CREATE TRIGGER ledger_record_append_only BEFORE UPDATE ON ledger_record
    BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
  CREATE TRIGGER ledger_record_stays BEFORE DELETE ON ledger_record
    BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
  `,
  'CREATE INDEX call_started_caller ON call_started (tool, tier, token, started_at);',
  `
  ALTER TABLE remembered_answer ADD COLUMN run_id TEXT NOT NULL DEFAULT '';
  UPDATE remembered_answer SET run_id = json ->> '$.runId';
  CREATE TABLE artifact (
    digest TEXT PRIMARY KEY,
    media_type TEXT NOT NULL,
    content BLOB NOT NULL,
    run_id TEXT NOT NULL,
    tool TEXT NOT NULL,
    kept_at TEXT NOT NULL
  ) STRICT;
  CREATE TABLE artifact_use (
    digest TEXT NOT NULL REFERENCES artifact (digest),
    run_id TEXT NOT NULL,
    PRIMARY KEY (digest, run_id)
  ) STRICT;
  CREATE TRIGGER artifact_append_only BEFORE UPDATE ON artifact
    BEGIN SELECT RAISE(ABORT, 'an artifact is never changed'); END;
  `,
  'CREATE TABLE live_session (token TEXT NOT NULL, day TEXT NOT NULL, PRIMARY KEY (token, day)) STRICT, WITHOUT ROWID;',
  `
  CREATE INDEX journal_entry_trial_family ON journal_entry (
    json ->> '$.family', recorded_at, run_id, json ->> '$.sharpe_per_period', json ->> '$.inner_points'
  ) WHERE store = 'trials';
  CREATE INDEX journal_entry_screen_family ON journal_entry (
    json ->> '$.family', recorded_at, run_id, json ->> '$.points'
  ) WHERE store = 'screens';
  `,
  TRIAL_TABLE,
  // Contents move into files: `bytes` first, then the content is emptied; nothing else of an artifact ever changes.
  `
  ALTER TABLE artifact ADD COLUMN bytes INTEGER;
  DROP TRIGGER artifact_append_only;
  CREATE TRIGGER artifact_append_only BEFORE UPDATE ON artifact
    WHEN NEW.digest IS NOT OLD.digest OR NEW.media_type IS NOT OLD.media_type OR NEW.run_id IS NOT OLD.run_id
      OR NEW.tool IS NOT OLD.tool OR NEW.kept_at IS NOT OLD.kept_at
      OR NOT (
        (OLD.bytes IS NULL AND NEW.bytes IS length(OLD.content) AND NEW.content IS OLD.content)
        OR (OLD.bytes IS length(OLD.content) AND NEW.bytes IS OLD.bytes AND NEW.content IS x'')
      )
    BEGIN SELECT RAISE(ABORT, 'an artifact is never changed'); END;
  `,
];
