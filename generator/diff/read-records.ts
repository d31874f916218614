import semver from 'semver';
import { diagnostic, type Report } from '../diagnostics/diagnostic.ts';
import type { SourceFile } from '../load/spec-file.ts';
import { memoize, steady } from '../memoize.ts';
import { isObject, memberOf } from './json.ts';
import { type ReleaseRecord, recordPath } from './record.ts';
import { changeKinds } from './rules/rule.ts';

/** The records of past releases, the newest first. One that can't be read is reported and left out. */
export function readRecords(files: readonly SourceFile[], report: Report): readonly ReleaseRecord[] {
  const records = files.flatMap((file) => {
    const { path } = file;
    const record = recordOf(file);
    if (typeof record !== 'string') return [record];
    const place = { file: path, line: 1, column: 1, endLine: 1, endColumn: 1 };
    report(diagnostic('T802', place, { path, problem: record }));
    return [];
  });
  return sameRecords(records.sort((a, b) => semver.rcompare(a.version, b.version)));
}

/** Every page shows what releases changed, and is made again only when they are others. */
const sameRecords = steady<ReleaseRecord>();

/** The record, or what is wrong with it. */
const recordOf = memoize(({ path, text }: SourceFile): ReleaseRecord | string => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'it is not JSON';
  }
  const version = memberOf(value, 'version');
  if (typeof version !== 'string' || semver.valid(version) === null) return 'it names no version';
  if (path !== recordPath(version)) return `it is of ${version}, whose place is ${recordPath(version)}`;
  const changes = memberOf(value, 'changes');
  const sound = Array.isArray(changes) && changes.every(isRecordedChange);
  return sound && typeof memberOf(value, 'since') === 'string'
    ? (value as ReleaseRecord)
    : 'it is not what was written';
});

function isRecordedChange(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { rule, kind, tool, path, message, accepted = '' } = value;
  const texts = [rule, path, message, accepted, tool ?? ''];
  return texts.every((text) => typeof text === 'string') && changeKinds.some((known) => known === kind);
}
