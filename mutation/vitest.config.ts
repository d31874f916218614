import { defineConfig } from 'vitest/config';

// The tests of what is mutated, without those that wait for other processes: they cannot see a mutant.
export default defineConfig({
  ssr: { resolve: { conditions: ['src', 'node', 'module'], externalConditions: ['src'] } },
  test: {
    include: ['test/generator/{lint,write,diff}/**/*.test.ts', 'test/generator/diagnostics/fixtures.test.ts'],
    exclude: ['**/{killed,refused}.process.test.ts'],
    testTimeout: 60_000,
  },
});
