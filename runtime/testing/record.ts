import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { callFresh } from './checks.ts';
import type { ContractTestSetting } from './contract-tests.ts';
import type { ContractPlan } from './plan.ts';
import { recordingPath, recordingText } from './recording.ts';

/**
 * Executes the examples of the plans and writes what they gave, for the pages and for the contract tests to
 * compare with. All of them are executed before the first file is written; each file is replaced at once;
 * recordings of examples that a plan no longer has are removed.
 *
 * @returns the paths of the recordings below their folder, in order
 */
export async function recordExamples<Services>(
  plans: readonly ContractPlan[],
  { registry, fixtures, recordings }: ContractTestSetting<Services>,
): Promise<readonly string[]> {
  const files = new Map<string, string>();
  for (const { tool, examples } of plans) {
    for (const { slug, call } of examples) {
      const { travelled } = await callFresh({ tool, registry, fixtures }, call);
      files.set(recordingPath(tool, slug), recordingText({ arguments: call.arguments, answer: travelled }));
    }
  }
  for (const { tool } of plans) {
    const folder = new URL(`${tool}/`, recordings);
    await mkdir(folder, { recursive: true });
    for (const name of await readdir(folder)) {
      if (!files.has(`${tool}/${name}`)) await rm(new URL(name, folder));
    }
  }
  for (const [path, text] of files) await replaceFile(new URL(path, recordings), text);
  return [...files.keys()];
}

async function replaceFile(file: URL, text: string): Promise<void> {
  const staged = new URL(`${file.href}.new`);
  await writeFile(staged, text);
  await rename(staged, file);
}
