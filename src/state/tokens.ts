import type { Selectable } from 'kysely';
import type { StoredToken, TokenStore } from 'toolwright-runtime';
import { openState } from './open-state.ts';
import type { StateTables } from './schema.ts';

/** The access tokens in the state file; what one process revokes, the others see with their next call. */
export function openTokenStore(file: string): TokenStore & { readonly close: () => Promise<void> } {
  const { tables, explained, close } = openState(file);
  return {
    add: ({ id, hash, tier, name, createdAt, expiresAt, revokedAt }) =>
      explained(async () => {
        const times = { created_at: createdAt, expires_at: expiresAt, revoked_at: revokedAt };
        await tables
          .insertInto('access_token')
          .values({ id, hash, tier, name, ...times })
          .execute();
      }),
    find: (id) =>
      explained(async () => {
        const row = await tables
          .selectFrom('access_token')
          .selectAll()
          .where('id', '=', id)
          .executeTakeFirst();
        return row && storedToken(row);
      }),
    list: () =>
      explained(async () => {
        const rows = await tables
          .selectFrom('access_token')
          .selectAll()
          .orderBy('created_at')
          .orderBy('id')
          .execute();
        return rows.map(storedToken);
      }),
    revoke: (id, at) =>
      explained(async () => {
        const { numUpdatedRows } = await tables
          .updateTable('access_token')
          .set({ revoked_at: at })
          .where('id', '=', id)
          .where('revoked_at', 'is', null)
          .executeTakeFirst();
        return numUpdatedRows > 0n;
      }),
    close,
  };
}

function storedToken(row: Selectable<StateTables['access_token']>): StoredToken {
  const { id, hash, tier, name } = row;
  return {
    id,
    hash,
    tier,
    name,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
  };
}
