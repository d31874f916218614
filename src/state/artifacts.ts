import type { Kysely } from 'kysely';
import type { Artifact, Artifacts } from 'toolwright-runtime';
import { openState } from './open-state.ts';
import type { StateTables } from './schema.ts';

/**
 * The artifacts in the state file, equal contents once. Each call that links to one is noted, so that it stays while such
 * a call is in the log, or its answer is remembered.
 */
export function openArtifacts(file: string): Artifacts & { readonly close: () => Promise<void> } {
  const { tables, explained, close } = openState(file, { synchronous: 'FULL' });
  return {
    keep: (artifacts) => explained(() => insertArtifacts(tables, artifacts)),
    read: (digest) => explained(() => findArtifact(tables, digest)),
    close,
  };
}

function insertArtifacts(state: Kysely<StateTables>, artifacts: readonly Artifact[]): Promise<void> {
  return state.transaction().execute(async (transaction) => {
    for (const { digest, mediaType, content, runId, tool, keptAt } of artifacts) {
      await transaction
        .insertInto('artifact')
        .values({ digest, media_type: mediaType, content, run_id: runId, tool, kept_at: keptAt })
        .onConflict((conflict) => conflict.column('digest').doNothing())
        .execute();
      await transaction
        .insertInto('artifact_use')
        .values({ digest, run_id: runId })
        .onConflict((conflict) => conflict.columns(['digest', 'run_id']).doNothing())
        .execute();
    }
  });
}

async function findArtifact(state: Kysely<StateTables>, digest: string): Promise<Artifact | undefined> {
  const row = await state.selectFrom('artifact').selectAll().where('digest', '=', digest).executeTakeFirst();
  if (row === undefined) return undefined;
  const { media_type, content, run_id, tool, kept_at } = row;
  return { digest, mediaType: media_type, content, runId: run_id, tool, keptAt: kept_at };
}
