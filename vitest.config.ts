import { defineConfig } from 'vitest/config';

// Two projects: most tests share threads without isolation (fast); tests that spawn processes, open
// state files or change the environment run isolated.
const isolated = ['test/**/*.process.test.ts'];

export default defineConfig({
  // The workspaces run unbuilt. (`import` and `default` hold anyway; named here, they would reach `require` too.)
  ssr: { resolve: { conditions: ['src', 'node', 'module'], externalConditions: ['src'] } },
  test: {
    // Vitest would leave one processor idle, which on two is half of them.
    maxWorkers: '100%',
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
          testTimeout: 180_000,
          hookTimeout: 180_000,
          globalSetup: ['test/build.ts'],
        },
      },
    ],
  },
});
