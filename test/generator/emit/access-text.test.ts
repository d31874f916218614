import { expect, test } from 'vitest';
import { accessSentence, whoMayCall } from '../../../generator/emit/access-text.ts';
import { agentDescription } from '../../../generator/emit/description.ts';
import { pages } from '../../../generator/emit/pages/pages.ts';
import type { Access } from '../../../generator/model/contract.ts';
import { contract, weighRows } from './contract-fixture.ts';
import { emit } from './run-emitter.ts';

const tiers = [
  { name: 'reader', description: 'Reads.', callsPerMinute: { token: 1_200, address: 60 } },
  { name: 'writer', description: 'Writes.', callsPerMinute: {} },
];
const closed: Access = { tiers, anonymous: {} };
const local: Access = { tiers, anonymous: { loopback: 'reader' } };
const open: Access = { tiers, anonymous: { loopback: 'writer', published: 'reader' } };
const reads = { ...weighRows, access: 'reader' };
const writes = { ...weighRows, access: 'writer' };

test.each([
  [
    reads,
    closed,
    'Whoever runs the server may call it; over HTTP it needs a token of the tier reader or higher.',
    '',
  ],
  [
    reads,
    local,
    "Anyone on the server's own machine may call it; from elsewhere it needs a token of the tier reader or higher.",
    '',
  ],
  [reads, open, 'Anyone may call it.', ''],
  [
    writes,
    local,
    'Whoever runs the server may call it; over HTTP it needs a token of the tier writer.',
    'Over HTTP it needs a token of the tier writer.',
  ],
  [
    writes,
    open,
    "Anyone on the server's own machine may call it; from elsewhere it needs a token of the tier writer.",
    'Over HTTP it needs a token of the tier writer.',
  ],
  [weighRows, undefined, '', ''],
])('who may call, and what an agent reads of it', (tool, access, page, agent) => {
  expect(whoMayCall(tool, access)).toBe(page);
  expect(accessSentence(tool, access)).toBe(agent);
});

const withAccess = (tool: typeof weighRows, access: Access) => ({
  ...contract,
  server: { ...contract.server, access },
  tools: [tool],
});

test('a description speaks of access where the tool asks for more than the server does', () => {
  expect(agentDescription(writes, withAccess(writes, local))).toContain(
    'A call changes nothing; it is logged. Over HTTP it needs a token of the tier writer.\n',
  );
  expect(agentDescription(reads, withAccess(reads, local))).toBe(agentDescription(weighRows, contract));
});

test('the index shows the tiers, their limits and their tools; the page of a tool says who may call it', async () => {
  const files = await emit(pages, withAccess(writes, local));
  const index = files.get('generated/kb/operations.md');
  expect(index).toContain("without one the tier reader on the server's own machine.");
  expect(index).toContain('| reader | Reads. | 1,200 | 60 |  |');
  expect(index).toContain('| writer | Writes. | no limit | no limit | [weigh_rows](tools/weigh-rows.md) |');
  expect(files.get('generated/kb/tools/weigh-rows.md')).toContain(whoMayCall(writes, local));
  expect((await emit(pages, contract)).get('generated/kb/operations.md')).not.toContain('Who may call');
});
