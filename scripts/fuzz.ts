import { parseArgs } from 'node:util';
import { fuzz } from '../test/generator/hostile/fuzz.ts';
import { ownRoot } from '../test/generator/hostile/project.ts';

// `make fuzz`: the structured fuzz of the tests, with many more runs and a new seed each time. What fails is printed with
// the smallest change that shows it, and with the seed that finds it again.
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
  },
});
const runs = Number(values.runs);
const seed = Number(values.seed);
process.stdout.write(`seed ${seed}\n`);
for (const [specs, count, root] of [
  ['the demo', runs, undefined],
  ["the repository's own specs", runs / 10, ownRoot],
] as const) {
  const { sound } = await fuzz(Math.ceil(count), seed, root);
  process.stdout.write(`${Math.ceil(count)} changes of ${specs}, ${sound} of them sound: no exception\n`);
}
