import { expect, test } from 'vitest';
import { compareLocks } from '../../../generator/diff/compare.ts';
import { parseLock } from '../../../generator/diff/lock.ts';
import { contractDigest } from '../../../generator/model/digest.ts';
import { type Json, lineOf, readLock, textOf } from './locks.ts';

const text = await textOf();
const broken = (change: (lock: Json) => void) => {
  const lock = JSON.parse(text);
  change(lock);
  return JSON.stringify(lock);
};

test.each<[string, string, unknown]>([
  ['nothing', '', { problem: 'it is not JSON' }],
  ['half of one', text.slice(0, -20), { problem: 'it is not JSON' }],
  ['a conflict of git', text.replace('{', '{\n<<<<<<< HEAD'), { problem: 'it is not JSON' }],
  ['something else', '[]', { problem: 'it lists no tools' }],
  ['null', 'null', { problem: 'it lists no tools' }],
  ['one of the first format', '{"version": 1, "tools": {}}', { format: '1' }],
  ['one of a later format', broken((lock) => (lock.format = 3)), { format: '3' }],
  ['one without a format', '{"tools": {}}', { format: 'none' }],
  [
    'one without a version',
    broken((lock) => delete lock.server.version),
    { problem: 'it names no version of the server' },
  ],
  [
    'one with another version',
    broken((lock) => (lock.server.version = 'new')),
    { problem: 'it names no version of the server' },
  ],
  [
    'an edited contract',
    broken((lock) => (lock.tools.weigh_rows.contract.title = 'Other')),
    { problem: 'the digest of weigh_rows does not fit its contract' },
  ],
  [
    'no contract',
    broken((lock) => (lock.tools.weigh_rows = {})),
    { problem: 'the digest of weigh_rows does not fit its contract' },
  ],
])('%s is no lock', (_, lock, expected) => {
  expect(parseLock(lock)).toEqual(expected);
});

test('the order of keys is of no concern', () => {
  const turned = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(turned)
      : value !== null && typeof value === 'object'
        ? Object.fromEntries(
            Object.entries(value)
              .reverse()
              .map(([key, member]) => [key, turned(member)]),
          )
        : value;
  expect(compareLocks(readLock(text), readLock(JSON.stringify(turned(JSON.parse(text)))))).toEqual([]);
});

test.each<[string, (contract: Json) => void, string]>([
  ['a fact', (tool) => (tool.colour = 'red'), '/colour'],
  [
    'a fact of a value',
    (tool) => (tool.arguments.properties[0].node.colour = 'red'),
    '/arguments/rows/colour',
  ],
  ['a fact of a property', (tool) => (tool.result.properties[0].colour = 'red'), '/result/total/colour'],
  ['a fact of a refusal', (tool) => (tool.refusals[0].colour = 'red'), '/refusals/TOO_HEAVY/colour'],
  ['a fact of a guarantee', (tool) => (tool.guarantees[0].colour = 'red'), '/guarantees/0/colour'],
  ['a part of another shape', (tool) => (tool.rules = {}), '/rules'],
])('%s that no rule knows is told as dangerous', (_, change, path) => {
  const lock = JSON.parse(text);
  change(lock.tools.weigh_rows.contract);
  lock.tools.weigh_rows.digest = contractDigest(lock.tools.weigh_rows.contract);
  const later = readLock(JSON.stringify(lock));
  expect(compareLocks(readLock(text), later).map(lineOf)).toEqual([
    `dangerous CONTRACT_CHANGED weigh_rows ${path}`,
  ]);
});
