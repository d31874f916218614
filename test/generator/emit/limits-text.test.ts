import { expect, test } from 'vitest';
import { agentDescription } from '../../../generator/emit/description.ts';
import { limitsText } from '../../../generator/emit/limits-text.ts';
import type { Limits } from '../../../generator/model/contract.ts';
import { contract, weighRows } from './contract-fixture.ts';

test.each<[Limits, string]>([
  [{ argumentBytes: 1000 }, 'A call takes at most 1,000 bytes of arguments.'],
  [
    { argumentBytes: 1000, resultBytes: 5, artifactBytes: 9, milliseconds: 60_000 },
    'A call takes at most 1,000 bytes of arguments, gives at most 5 bytes of result, keeps at most 9 bytes beside it and lasts at most 60,000 milliseconds.',
  ],
  [
    { argumentBytes: 1, callsPerDay: 1200, heavyCalls: 2 },
    'A call takes at most 1 bytes of arguments. A caller makes at most 1,200 calls of it a day (UTC); every attempt counts, a refused one too. Of heavy calls the server makes at most 2 at once.',
  ],
])('what a page says of the limits %j', (limits, text) => {
  expect(limitsText(limits)).toBe(text);
});

test('a model reads before it calls how often it may', () => {
  const limited = { ...weighRows, limits: { argumentBytes: 1000, callsPerDay: 20 } };
  expect(agentDescription(limited, contract)).toContain('A caller makes at most 20 calls of it a day (UTC)');
  expect(agentDescription(weighRows, contract)).not.toContain('a day');
});
