import { expect, test } from 'vitest';
import { unusedOfServer } from '../../../generator/lint/unused-of-server.ts';
import type { Access, Limits, Server, Tool } from '../../../generator/model/contract.ts';
import { contract, object, place, property, string, weighRows } from '../emit/contract-fixture.ts';

/** The kinds and names that nothing uses, where the server declares these facts and its tools have those. */
function unused(facts: Partial<Server>, ...tools: readonly Partial<Tool>[]): string[] {
  const found = unusedOfServer({
    contract: {
      ...contract,
      server: { ...contract.server, ...facts },
      tools: tools.map((one) => ({ ...weighRows, ...one })),
    },
    prose: [],
  });
  return found.map(({ message }) => message.replace('nobody uses the ', ''));
}

const plain: Partial<Tool> = {};
const toolset = (name: string) => ({ name, title: 'A', description: 'A.' });
const heavy = { name: 'heavy', place, variable: 'A', description: 'A.', onByDefault: false };
const tiers = (anonymous: Access['anonymous'] = {}, token?: number): Partial<Server> => {
  const high = { name: 'high', description: 'A.', callsPerMinute: token === undefined ? {} : { token } };
  return { access: { tiers: [{ name: 'low', description: 'A.', callsPerMinute: {} }, high], anonymous } };
};
const limited = (limits: Partial<Limits>) => ({ limits: { argumentBytes: 1000, ...limits } });
const chart = object([property('chart', object([], { artifact: 'image/svg+xml' }))]);
const text = object([property('text', string())]);

test.each<[string, Partial<Server>, readonly Partial<Tool>[], readonly string[]]>([
  ['a toolset', { toolsets: [toolset('demo'), toolset('other')] }, [plain], ['toolset "other"']],
  ['a toolset of one tool', { toolsets: [toolset('demo')] }, [plain, { toolset: 'x' }], []],
  ['a switch', { switches: [heavy] }, [plain], ['switch "heavy"']],
  ['a switch of one tool', { switches: [heavy] }, [{ switches: ['heavy'] }, plain], []],
  ['the switch of HTTP', { switches: [heavy], httpSwitch: 'heavy' }, [plain], []],
  ['a tier, but never the lowest', tiers(), [plain], ['tier "high"']],
  ['a tier of one tool', tiers(), [{ access: 'high' }, plain], []],
  ['a tier of who comes without a token', tiers({ loopback: 'high' }), [plain], []],
  ['a tier of who comes so from elsewhere', tiers({ published: 'high' }), [plain], []],
  ['a tier that may call more often', tiers({}, 60), [plain], []],
  ['heavy calls', limited({ heavyCalls: 2 }), [plain], ['limit "heavyCalls"']],
  ['heavy calls of one tool', limited({ heavyCalls: 2 }), [limited({ heavyCalls: 2 }), plain], []],
  ['artifacts', limited({ artifactBytes: 9 }), [plain], ['limit "artifactBytes"']],
  ['artifacts beside texts', limited({ artifactBytes: 9 }), [{ result: text }], ['limit "artifactBytes"']],
  ['artifacts of one tool', limited({ artifactBytes: 9 }), [{ result: chart }, plain], []],
  ['nothing at all', {}, [plain], []],
])('what nothing uses: %s', (_, facts, tools, expected) => {
  expect(unused(facts, ...tools)).toEqual(expected);
});
