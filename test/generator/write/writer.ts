import { treeOf, writeTree } from './trees.ts';

// A process for the tests of writing: writes whole trees of the versions named, in turn, until it is killed or the rounds
// are over, and says each failure in a line.
const [root = '', rounds = '1', ...versions] = process.argv.slice(2);
process.stdout.write('ready\n');
for (let round = 0; round < Number(rounds); round++) {
  const failure = writeTree(root, treeOf(versions[round % versions.length]!, 60));
  if (failure !== undefined) process.stderr.write(`${failure.path}: ${failure.problem}\n`);
}
