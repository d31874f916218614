import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { callsAtRandom, tools } from './calls-at-random.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

test.each(tools)('%s gives a result or a declared refusal, whatever it is called with', async (tool) => {
  const { results, refusals } = await callsAtRandom(tool, 250, 1);
  // Guards the test itself: it reaches the handler often, and is turned away in several ways.
  expect(results).toBeGreaterThan(20);
  expect(Object.keys(refusals).length).toBeGreaterThan(1);
});

test.each(tools)('%s keeps nothing of the calls that it answered', async (tool) => {
  const heap = async (seed: number): Promise<number> => {
    await callsAtRandom(tool, 120, seed);
    collect();
    return process.memoryUsage().heapUsed;
  };
  await heap(2);
  const before = await heap(3);
  const after = await heap(4);
  expect((after - before) / 2 ** 20).toBeLessThan(4);
});
