import type { StoredToken, TokenStore } from '../../runtime/access/token.ts';

/** Tokens in memory. */
export function memoryTokenStore(): TokenStore {
  const tokens = new Map<string, StoredToken>();
  return {
    add: async (token) => {
      tokens.set(token.id, token);
    },
    find: async (id) => tokens.get(id),
    list: async () => [...tokens.values()],
    revoke: async (id, at) => {
      const token = tokens.get(id);
      if (token === undefined || token.revokedAt !== null) return false;
      tokens.set(id, { ...token, revokedAt: at });
      return true;
    },
  };
}
