import type { LiveSessions } from '../market/reader-tier.ts';
import { openState } from './open-state.ts';

/** Live-data sessions of a token in a month of the wall clock. A session is a day in UTC: whatever is read on it costs one. */
export const SESSIONS_PER_MONTH = 10;

/** The sessions in the state file, which all processes count together. */
export function openLiveSessions(
  file: string,
  wallClock: () => Date,
): LiveSessions & { readonly close: () => Promise<void> } {
  const { tables, explained, close } = openState(file);
  return {
    spend: (token) =>
      explained(async () => {
        const day = wallClock().toISOString().slice(0, 10);
        const month = day.slice(0, 7);
        const spent = await tables
          .selectFrom('live_session')
          .select('day')
          .where('token', '=', token)
          .where('day', 'like', `${month}-%`)
          .execute();
        if (spent.some((session) => session.day === day)) return true;
        if (spent.length >= SESSIONS_PER_MONTH) return false;
        await tables
          .insertInto('live_session')
          .values({ token, day })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        return true;
      }),
    close,
  };
}
