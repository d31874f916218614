import { dirname } from 'node:path';
import type { Kysely, Transaction } from 'kysely';
import { type Artifact, type Artifacts, once } from 'toolwright-runtime';
import { type ArtifactFiles, openArtifactFiles } from './artifact-files.ts';
import { openState } from './open-state.ts';
import type { StateTables } from './schema.ts';

/**
 * The artifacts: what each is in the state file, its content in a file of its own beside it, equal contents once. Each call that
 * links to one is noted, so that it stays while such a call is in the log, or its answer is remembered.
 */
export function openArtifacts(file: string): Artifacts & { readonly close: () => Promise<void> } {
  const { tables, explained, close } = openState(file, { synchronous: 'FULL' });
  const files = openArtifactFiles(dirname(file));
  const moved = once(() => moveContents(tables, files));
  return {
    keep: (artifacts) =>
      explained(async () => {
        await moved();
        await insertArtifacts(tables, files, artifacts);
      }),
    read: async (digest) => {
      const row = await explained(() => findRow(tables, digest));
      return row && withContent(row, files);
    },
    close,
  };
}

const NOTHING = new Uint8Array(0);

/** The rows come first, which takes the lock that files are written under; without their files they are taken back. */
function insertArtifacts(
  state: Kysely<StateTables>,
  files: ArtifactFiles,
  artifacts: readonly Artifact[],
): Promise<void> {
  return state.transaction().execute(async (transaction) => {
    for (const { digest, mediaType, content, runId, tool, keptAt } of artifacts) {
      const bytes = content.byteLength;
      await transaction
        .insertInto('artifact')
        .values({
          digest,
          media_type: mediaType,
          content: NOTHING,
          bytes,
          run_id: runId,
          tool,
          kept_at: keptAt,
        })
        .onConflict((conflict) => conflict.column('digest').doNothing())
        .execute();
      await transaction
        .insertInto('artifact_use')
        .values({ digest, run_id: runId })
        .onConflict((conflict) => conflict.columns(['digest', 'run_id']).doNothing())
        .execute();
    }
    for (const { digest, mediaType, content } of artifacts) {
      const { media_type: first } = await transaction
        .selectFrom('artifact')
        .select('media_type')
        .where('digest', '=', digest)
        .executeTakeFirstOrThrow();
      // Another type has another path: that of the first is read, and that of the link has to be there.
      for (const type of new Set([first, mediaType])) files.put({ digest, mediaType: type, content });
    }
  });
}

function findRow(state: Kysely<StateTables>, digest: string) {
  return state.selectFrom('artifact').selectAll().where('digest', '=', digest).executeTakeFirst();
}

function withContent(row: StateTables['artifact'], files: ArtifactFiles): Artifact {
  const { digest, media_type: mediaType, bytes, run_id: runId, tool, kept_at: keptAt } = row;
  const content = bytes === null ? row.content : files.read({ digest, mediaType, tool });
  return { digest, mediaType, content, runId, tool, keptAt };
}

/** Contents that an earlier version kept in the rows go into files, one after the other. */
async function moveContents(state: Kysely<StateTables>, files: ArtifactFiles): Promise<void> {
  const rows = await state.selectFrom('artifact').select('digest').where('bytes', 'is', null).execute();
  for (const { digest } of rows)
    await state.transaction().execute((transaction) => moveContent(transaction, files, digest));
}

async function moveContent(
  transaction: Transaction<StateTables>,
  files: ArtifactFiles,
  digest: string,
): Promise<void> {
  const row = await transaction
    .updateTable('artifact')
    .set(({ fn }) => ({ bytes: fn<number>('length', ['content']) }))
    .where('digest', '=', digest)
    .where('bytes', 'is', null)
    .returningAll()
    .executeTakeFirst();
  // Another process has been faster.
  if (row === undefined) return;
  files.put({ digest, mediaType: row.media_type, content: row.content });
  await transaction.updateTable('artifact').set({ content: NOTHING }).where('digest', '=', digest).execute();
}

/** Removes the files that no row has any more, and what a process that was killed left half written. */
export function sweepArtifacts(state: Kysely<StateTables>, root: string): Promise<void> {
  return state.transaction().execute(async (transaction) => {
    // A writing statement first: nobody writes files while these are looked at.
    await transaction.deleteFrom('artifact').where('digest', '=', '').execute();
    const rows = await transaction.selectFrom('artifact').select('digest').execute();
    openArtifactFiles(root).sweep(new Set(rows.map(({ digest }) => digest)));
  });
}
