import { expect, test } from 'vitest';
import { type Acceptance, accept } from '../../../generator/diff/accept.ts';
import { type Change, changed } from '../../../generator/diff/change.ts';
import { compareLocks } from '../../../generator/diff/compare.ts';
import type { AcceptedChange } from '../../../generator/model/contract.ts';
import { place } from '../emit/contract-fixture.ts';
import { contractOf, type Json, lockOf } from './locks.ts';

const removed = (tool: string): Change =>
  changed('ARGUMENT_REMOVED', { tool, path: ['arguments', 'x'], name: 'x' }, {}, undefined, {
    from: 'number',
  });
const entry: AcceptedChange = {
  place,
  rule: 'ARGUMENT_REMOVED',
  path: '/arguments/x',
  reason: 'It did nothing.',
};
const changes = [removed('a'), removed('b')];
const reasons = ({ changes, idle }: Acceptance) => [changes.map(({ accepted }) => accepted), idle.length];

test.each<[string, AcceptedChange, unknown[], unknown]>([
  ['of one tool', { ...entry, tool: 'a' }, [], [[entry.reason, undefined], 0]],
  ['of every tool that has it', entry, [], [[entry.reason, entry.reason], 0]],
  ['of another tool', { ...entry, tool: 'c' }, [], [[undefined, undefined], 1]],
  ['of another rule', { ...entry, rule: 'ARGUMENT_REQUIRED' }, [], [[undefined, undefined], 1]],
  ['of another path', { ...entry, path: '/arguments' }, [], [[undefined, undefined], 1]],
  [
    'that the old lock had: it was for an earlier change, and is not asked for',
    entry,
    [{ rule: entry.rule, path: entry.path, reason: entry.reason }],
    [[undefined, undefined], 0],
  ],
  [
    'that the old lock had with another reason',
    entry,
    [{ rule: entry.rule, path: entry.path, reason: 'Another one.' }],
    [[entry.reason, entry.reason], 0],
  ],
])('an acceptance %s', (_, one, settled, expected) => {
  expect(reasons(accept(changes, [one], settled))).toEqual(expected);
});

test('what only adds needs no acceptance, and one for it is idle', () => {
  const added = changed(
    'ARGUMENT_ADDED',
    { tool: 'a', path: ['arguments', 'x'], name: 'x' },
    undefined,
    {},
    { to: '' },
  );
  expect(reasons(accept([added], [{ ...entry, rule: 'ARGUMENT_ADDED' }], []))).toEqual([[undefined], 0]);
});

test('a removal that the old contract announced is accepted by that; one that it did not is not', async () => {
  const deprecated = { since: '1.0.0', because: 'It did nothing.' };
  const number = { type: 'number', description: 'A number.' };
  const before = await lockOf(({ tool }) => {
    tool.arguments.x = { ...number, deprecated };
    tool.arguments.y = number;
  });
  const judged = accept(compareLocks(before, await lockOf()), [], []).changes;
  expect(judged.map(({ rule, path, accepted }) => [rule, path, accepted])).toEqual([
    ['ARGUMENT_RETIRED', '/arguments/x', 'deprecated since 1.0.0: It did nothing.'],
    ['ARGUMENT_REMOVED', '/arguments/y', undefined],
  ]);
});

test('a tool as a whole has an empty path', async () => {
  const gone = { rule: 'TOOL_REMOVED', tool: 'add_rows', path: '', reason: 'Nobody adds.' };
  const { acceptedChanges } = await contractOf(({ specs }) => {
    specs['specs/accepted-changes.yaml'] = [gone] as Json;
  });
  const removed = changed('TOOL_REMOVED', { tool: 'add_rows', path: [], name: 'add_rows' }, {}, undefined);
  expect(reasons(accept([removed], acceptedChanges, []))).toEqual([['Nobody adds.'], 0]);
});
