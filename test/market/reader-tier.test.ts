import { expect, test } from 'vitest';
import { readerTier } from '../../src/market/reader-tier.ts';

const spends = (spent: boolean) => async () => ({ spend: async () => spent });
const broken = async () => ({ spend: () => Promise.reject(new Error('the state file is locked')) });
const unasked = () => Promise.reject(new Error('no session may be spent'));

const RESEARCHER = { tier: 'researcher', token: '1' };
const OWN = { tier: 'researcher', token: null };
const READER = { tier: 'reader', token: '2' };
const ANYBODY = { tier: 'reader', token: null };

test.each([
  ['the highest tier is live, and spends nothing', RESEARCHER, true, unasked, 'fresh', null],
  ['so is whoever runs the server', OWN, false, unasked, 'fresh', null],
  ['a reader is delayed unless they ask', READER, false, unasked, 'delayed', null],
  ['and live where a session pays', READER, true, spends(true), 'fresh', null],
  ['and delayed where none is left', READER, true, spends(false), 'delayed', 'quota'],
  ['or where sessions can not be counted', READER, true, broken, 'delayed', 'meter'],
  ['nobody without a token is live', ANYBODY, true, unasked, 'delayed', 'signin'],
  ['nor told why, unless they ask', ANYBODY, false, unasked, 'delayed', null],
] as const)('%s', async (_, caller, fresh, sessions, tier, freshRefusal) => {
  expect(await readerTier(caller, fresh, sessions)).toEqual({ tier, freshRefusal });
});
