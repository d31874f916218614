import { expect, test } from 'vitest';
import { lock } from '../../../generator/emit/lock.ts';
import { contractDigests } from '../../../generator/model/digest.ts';
import { contract } from './contract-fixture.ts';
import { emit } from './run-emitter.ts';

test('the lock holds each contract and its digest, keys in order, a line for each part, without places', async () => {
  const text = (await emit(lock, contract)).get('generated/contract.lock.json')!;
  const { tools } = JSON.parse(text) as { tools: Record<string, { digest: string; contract: object }> };
  expect(tools['weigh_rows']!.digest).toBe(contractDigests(contract).get('weigh_rows'));
  expect(Object.keys(tools['weigh_rows']!.contract)).toEqual(
    Object.keys(tools['weigh_rows']!.contract).sort(),
  );
  expect(text).toMatch(/^ {8}"result":\{.*\},$/m);
  expect(text).not.toContain('endColumn');
  expect(text).toContain('"holds":"args.mode != \'fine\' || args.top_k <= 400.0"');
});
