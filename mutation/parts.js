/** What is mutated, and the tests that are run against it: those that wait for other processes cannot see a mutant. */
const parts = {
  lint: {
    mutate: ['generator/lint/**/*.ts'],
    tests: ['test/generator/lint/**/*.test.ts', 'test/generator/diagnostics/fixtures.test.ts'],
  },
  // How changes are found and judged. How they are told of is tested through a command that asks git, seconds for each mutant;
  // the two properties take as long.
  diff: {
    mutate: [
      'generator/diff/{node,server,tool}/*.ts',
      'generator/diff/{accept,change,compare,lifecycle,limits,lists,lock,record,show,unexplained,version-step}.ts',
    ],
    tests: ['test/generator/diff/**/*.test.ts'],
    withoutTests: ['**/{random-specs,soundness}.test.ts'],
  },
  write: {
    mutate: ['generator/write/*.ts'],
    tests: ['test/generator/write/**/*.test.ts'],
    withoutTests: ['**/{killed,refused}.process.test.ts'],
  },
};

/** A part by its name, which is one of `lint`, `diff` and `write`. Throws where there is none of that name. */
export function partOf(name) {
  if (!Object.hasOwn(parts, name)) throw new Error(`only=${name}: one of ${Object.keys(parts).join(', ')}`);
  return { name, withoutTests: [], ...parts[name] };
}
