import { parseArgs } from 'node:util';
import { callsAtRandom, tools } from '../test/end-to-end/calls-at-random.ts';
import { fuzz } from '../test/generator/hostile/fuzz.ts';
import { ownRoot } from '../test/generator/hostile/project.ts';

// `make fuzz`: the structured fuzz of the tests, of specs and of calls, with many more runs and a new seed each time. What
// fails is printed with the smallest change or call that shows it, and with the seed that finds it again.
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
for (const tool of tools) {
  const { results, refusals } = await callsAtRandom(tool, runs, seed);
  const codes = Object.keys(refusals).length;
  process.stdout.write(
    `${runs} calls of ${tool}: ${results} results, the rest refused with ${codes} declared codes\n`,
  );
}
