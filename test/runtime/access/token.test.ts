import { expect, test } from 'vitest';
import {
  mintToken,
  type StoredToken,
  stateOf,
  type TokenStore,
  verifyToken,
} from '../../../runtime/access/token.ts';
import { sha256 } from '../../../runtime/digest.ts';

const now = new Date('2026-03-01T12:00:00.000Z');
const facts = { tier: 'reader', name: 'laptop', createdAt: '2026-01-01T00:00:00.000Z', expiresAt: null };

/** A store that holds these tokens and can be asked alone. */
function storeOf(...tokens: StoredToken[]): TokenStore {
  const unused = () => Promise.reject(new Error('not asked'));
  return { add: unused, list: unused, revoke: unused, find: async (id) => tokens.find((t) => t.id === id) };
}

test('a token says whose it is and what its row is; of its secret only the digest is kept', () => {
  const { text, stored } = mintToken('quant-research', facts);
  expect(text).toMatch(/^quant-research_[0-9a-f]{12}_[A-Za-z0-9_-]{43}$/);
  expect(stored).toEqual({ id: text.split('_')[1], hash: sha256(text), revokedAt: null, ...facts });
  expect(JSON.stringify(stored)).not.toContain(text.slice(-43));
  expect(mintToken('quant-research', facts).text).not.toBe(text);
});

const { text, stored } = mintToken('fixture', facts);
const swapped = `${text.slice(0, -1)}${text.endsWith('A') ? 'B' : 'A'}`;
test.each<[string, string, Partial<StoredToken>, string | undefined]>([
  ['as it was made', text, {}, undefined],
  ['before its end', text, { expiresAt: '2026-03-01T12:00:00.001Z' }, undefined],
  ['at its end', text, { expiresAt: '2026-03-01T12:00:00.000Z' }, `the token ${stored.id} is expired`],
  ['revoked', text, { revokedAt: '2026-02-01T00:00:00.000Z' }, `the token ${stored.id} is revoked`],
  ['with another secret', swapped, {}, 'the token is not known here'],
  ['with another secret, and revoked', swapped, { revokedAt: 'then' }, 'the token is not known here'],
  ['of another row', text, { id: '000000000000' }, 'the token is not known here'],
  ['cut short', text.slice(0, -1), {}, 'what was sent is not a token of this server'],
  ['no token at all', 'secret', {}, 'what was sent is not a token of this server'],
])('a token %s', async (_what, sent, row, problem) => {
  const kept = { ...stored, ...row };
  expect(await verifyToken(storeOf(kept), sent, now)).toEqual(
    problem === undefined ? { kind: 'valid', token: kept } : { kind: 'rejected', problem },
  );
});

test('what is revoked is told before what is expired', () => {
  expect(stateOf({ ...stored, revokedAt: 'then', expiresAt: '2000-01-01T00:00:00.000Z' }, now)).toBe(
    'revoked',
  );
});
