import { strict as assert } from 'node:assert';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Verification } from '../generator/verify/checks.ts';
import { toolwright } from './toolwright.ts';

/** The examples whose SDKs are installed apart; that of the 1.x SDK is in the tests. Each keeps every word of its specs. */
export async function checkExamples(): Promise<void> {
  for (const name of ['sdk-2', 'fastmcp']) {
    // Below this folder it finds the packages that are installed here.
    const folder = mkdtempSync(join(import.meta.dirname, '.example-'));
    try {
      cpSync(join(import.meta.dirname, '../examples', name), folder, { recursive: true });
      const report = await toolwright(
        folder,
        'verify',
        '--format',
        'json',
        '--',
        process.execPath,
        'server.ts',
      );
      const { score, checks } = JSON.parse(report) as Verification;
      assert.deepEqual(
        checks.filter(({ outcome }) => outcome !== 'pass'),
        [],
      );
      process.stdout.write(`  ${name}: ${checks.length} checks, ${score} of 100\n`);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
}
