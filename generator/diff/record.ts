import type { JudgedChange } from './accept.ts';
import type { DiffReport } from './report.ts';

/** The changes of one release, as `toolwright diff --record` wrote them to `changes/VERSION.json`. */
export interface ReleaseRecord {
  readonly version: string;
  /** The version that the changes are counted from. */
  readonly since: string;
  readonly changes: readonly RecordedChange[];
}

/** What a reader needs of a change. Its rule may be one that the table no longer has. */
export interface RecordedChange extends Omit<JudgedChange, 'rule' | 'before' | 'after'> {
  readonly rule: string;
}

/** Where the changes of a release are kept, for the pages. */
export function recordPath(version: string): string {
  return `changes/${version}.json`;
}

export function recordText({ changes, step }: DiffReport): string {
  const record: ReleaseRecord = {
    version: step.to,
    since: step.from,
    changes: changes.map(({ before, after, ...change }) => change),
  };
  return `${JSON.stringify(record, null, 2)}\n`;
}
