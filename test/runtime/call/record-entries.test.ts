import { expect, test } from 'vitest';
import { fixtureTool, object, tryWidth } from '../fixture-registry.ts';
import { fixtureServer } from '../fixture-server.ts';

const contractOf = async (journal: Parameters<typeof tryWidth>[1]) => {
  const { contract, listing } = tryWidth([], journal);
  return { contract: await contract(), listing };
};

/** A tool of the same contract whose handler journals these, whatever it was asked. */
async function journaling(entries: readonly unknown[], journal: Parameters<typeof tryWidth>[1] = {}) {
  const { contract } = await contractOf(journal);
  const tool = fixtureTool('try_width', {
    contract: {
      ...contract,
      arguments: object(),
      result: object(),
      validateArguments: () => true,
      validateResult: () => true,
    },
    handler: (_args, call) => {
      for (const entry of entries) call.journal(entry as object);
      call.provenance({ asOf: null });
      return {};
    },
  });
  return fixtureServer({}, [tool]);
}

test.each<[readonly unknown[], boolean, string]>([
  [[], true, 'the handler journaled 0 entries; a call makes one'],
  [[{ width: 1 }, { width: 2 }], true, 'the handler journaled 2 entries; a call makes one'],
  [[{ width: 'wide' }], true, 'the journal entry is not valid: width'],
  [[{ width: 1 }, { width: 2, made: 'up' }], false, 'the journal entry is not valid: made'],
  [['wide'], true, 'the handler journaled something that is not an object'],
])(
  'what handlers journal wrongly is our fault, and nothing is written: %j',
  async (entries, oncePerCall, message) => {
    const { call, journal, faults } = await journaling(entries, { oncePerCall, memoized: true });
    expect(await call('try_width')).toMatchObject({ kind: 'fault' });
    expect(String(faults[0])).toContain(message);
    expect(journal.entries).toEqual([]);
  },
);

test.each<[readonly unknown[]]>([[[]], [[{ width: 1 }, { width: 2 }]]])(
  'a call that makes any number of entries has them all written, in order: %j',
  async (entries) => {
    const { call, journal } = await journaling(entries, { oncePerCall: false, memoized: false });
    expect(await call('try_width')).toMatchObject({ kind: 'result', envelope: { journaled: true } });
    expect(await call('try_width')).toMatchObject({ kind: 'result', envelope: { journaled: true } });
    expect(journal.entries.map(({ entry }) => entry)).toEqual([...entries, ...entries]);
    expect(new Set(journal.entries.map(({ id }) => id)).size).toBe(2 * entries.length);
  },
);

test('a tool without a store puts nothing on record', async () => {
  const tool = fixtureTool('plain', {
    contract: { arguments: object(), result: object() },
    handler: (_args, call) => {
      call.journal({});
      call.provenance({ asOf: null });
      return {};
    },
  });
  const { call, faults } = fixtureServer({}, [tool]);
  expect(await call('plain')).toMatchObject({ kind: 'fault' });
  expect(String(faults[0])).toContain('the handler journaled, and its contract names no store');
});
