import { defineConfig } from 'vitest/config';
import { partOf } from './parts.js';

const { tests, withoutTests } = partOf(process.env.MUTATE);

export default defineConfig({
  ssr: { resolve: { conditions: ['src', 'node', 'module'], externalConditions: ['src'] } },
  test: { include: tests, exclude: withoutTests, testTimeout: 60_000 },
});
