import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Two projects: most tests share threads without isolation (fast); tests that spawn processes, open
// state files or change the environment run isolated.
const isolated = ['test/**/*.process.test.ts'];

/** Files of half a minute and more: one that began last would run alone. */
const long = [
  'end-to-end/packed',
  'site/pages',
  'end-to-end/hostile-calls',
  'end-to-end/third-tool',
  'hostile/fuzz',
  'generated/tests/run-scan',
];

/** Where no run was recorded, as in a fresh clone, Vitest goes by the size of files, and the long ones are small. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => long.some((name) => moduleId.includes(name));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  // The workspaces run unbuilt. (`import` and `default` hold anyway; named here, they would reach `require` too.)
  ssr: { resolve: { conditions: ['src', 'node', 'module'], externalConditions: ['src'] } },
  test: {
    // One more than there are processors, of which Vitest would leave one idle: a worker often waits for a browser or a server.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['test/**/*.test.ts', 'generated/tests/**/*.test.ts'],
          // The goldens are compared and compiled; their tools compute nothing that could be tested.
          exclude: [...isolated, 'test/golden/**'],
          pool: 'threads',
          isolate: false,
          // A machine that is busy with something else is no fault of a test.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          include: isolated,
          pool: 'forks',
          // Most of what runs at once within a file waits for servers that never answer.
          maxConcurrency: 16,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          globalSetup: ['test/build.ts'],
        },
      },
    ],
  },
});
