import { partOf } from './parts.js';

const { name, mutate } = partOf(process.env.MUTATE);

export default {
  mutate,
  plugins: ['./mutation/node_modules/@stryker-mutator/vitest-runner/dist/src/index.js'],
  testRunner: 'vitest',
  vitest: { configFile: 'mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  disableTypeChecks: false,
  tsconfigFile: "none: Stryker would read it with the compiler's interface, which TypeScript 7 does not have",
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, reportTests: false },
  // A second run makes only the mutants again whose lines or tests changed.
  incremental: true,
  incrementalFile: `.cache/mutation-${name}.json`,
  ignorePatterns: ['mutation/node_modules', 'dist', 'bench', '.cache'],
  tempDirName: `.cache/mutation-${name}`,
  concurrency: 1,
  timeoutMS: 60_000,
};
