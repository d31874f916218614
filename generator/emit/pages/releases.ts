import type { RecordedChange, ReleaseRecord } from '../../diff/record.ts';
import { byKind } from '../../diff/report.ts';

/** What each release changed, of what concerns a page; releases that changed nothing of it are left out. */
export function releaseViews(
  releases: readonly ReleaseRecord[],
  concerns: (change: RecordedChange) => boolean,
) {
  return releases
    .map(({ version, since, changes }) => ({
      version,
      since,
      changes: byKind(changes.filter(concerns)).map(({ kind, message, path, accepted = '' }) => ({
        kind,
        message,
        path,
        accepted,
      })),
    }))
    .filter(({ changes }) => changes.length > 0);
}
