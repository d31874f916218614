import { expect, test } from 'vitest';
import { verifyLiveDefaults } from '../../runtime/live-defaults.ts';
import { fixtureRegistry } from './fixture-registry.ts';

function registryWith(live: unknown) {
  const source = 'src/history/defaults.ts#TOP_K';
  const liveDefault = { tool: 'match', argument: 'top_k', source, stamped: 100, live: async () => live };
  return { ...fixtureRegistry(), liveDefaults: [liveDefault] };
}

test('says nothing where contract and code agree', async () => {
  expect(await verifyLiveDefaults(registryWith(100))).toBeUndefined();
});

test('names tool, argument, both values and the way out where they differ', async () => {
  expect(await verifyLiveDefaults(registryWith(120))).toBe(
    'The contract and the code differ; run `toolwright gen`.\n' +
      '  match.top_k: the contract says 100, src/history/defaults.ts#TOP_K says 120',
  );
});
