import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareLocks } from '../../../generator/diff/compare.ts';
import type { Lock } from '../../../generator/diff/lock.ts';
import { lockText } from '../../../generator/emit/lock.ts';
import type { Contract } from '../../../generator/model/contract.ts';
import { contractDigests } from '../../../generator/model/digest.ts';
import { mutate, mutation } from '../hostile/mutate.ts';
import { resolveOnly, specsOf, written } from '../hostile/project.ts';
import { readLock } from './locks.ts';

const lockOf = (contract: Contract): Lock => readLock(lockText(contract, contractDigests(contract)));

/** What a lock promises: the version is what changes ask for, and no change. */
function promises({ server, tools }: Lock): unknown {
  return { server: { ...(server as object), version: '' }, tools: Object.fromEntries(tools) };
}

test('between any two sound sets of specs nothing is silent, and nothing is made up', {
  timeout: 60_000,
}, async () => {
  const base = lockOf((await resolveOnly(written(specsOf()))).contract!);
  let sound = 0;
  let different = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(mutation, { minLength: 1, maxLength: 3 }), async (mutations) => {
      const { contract } = await resolveOnly(written(mutate(specsOf(), mutations)));
      if (contract === undefined) return;
      sound++;
      const lock = lockOf(contract);
      expect(compareLocks(lock, lock)).toEqual([]);
      const changes = compareLocks(base, lock);
      expect(compareLocks(base, lock)).toEqual(changes);
      const same = JSON.stringify(promises(base)) === JSON.stringify(promises(lock));
      if (!same) different++;
      // Both ways: what comes of a change is told when it is taken back, too.
      expect([changes.length === 0, compareLocks(lock, base).length === 0]).toEqual([same, same]);
    }),
    { numRuns: 250 },
  );
  expect(sound).toBeGreaterThan(20);
  expect(different).toBeGreaterThan(10);
});
