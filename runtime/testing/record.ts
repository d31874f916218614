import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import type { JsonObject } from '../answer.ts';
import { didYouMean, nearestNames } from '../nearest.ts';
import { callFresh, checkGuarantee, checkRefusal } from './checks.ts';
import type { ContractTestSetting } from './contract-tests.ts';
import type { ContractPlan } from './plan.ts';
import { picturePath, promisesPath, promisesText, recordingPath, recordingText } from './recording.ts';

/**
 * Executes the examples of the plans and writes what they gave, for the pages and for the contract tests to
 * compare with; beside each answer of a tool that has one, its picture. All of them are executed before the first file is written; each file is replaced at once;
 * recordings of examples that a plan no longer has are removed. The guarantees and the calls that are refused are run as well: what
 * held is kept by its sentence, what was refused by what its caller reads, with the contract that they are of.
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
      const { travelled } = await callFresh({ tool, registry, fixtures }, call).catch((error: Error) => {
        throw new ExampleError(tool, slug, error);
      });
      files.set(recordingPath(tool, slug), recordingText({ arguments: call.arguments, answer: travelled }));
      const draw = await registry.tools.find(({ listing }) => listing.name === tool)?.picture?.();
      if (draw !== undefined && !('code' in travelled && 'status' in travelled))
        files.set(picturePath(tool, slug), draw(travelled as JsonObject));
    }
  }
  for (const { tool, guarantees, refusals } of plans) {
    for (const guarantee of guarantees) {
      await checkGuarantee({ tool, registry, fixtures }, guarantee).catch((error: Error) => {
        throw new UnkeptError(tool, 'a guarantee does not hold', guarantee.says, error);
      });
    }
    const contract = registry.tools.find(({ listing }) => listing.name === tool)?.listing.digest;
    const held = guarantees.map(({ says }) => says);
    const refused: Record<string, string> = {};
    for (const refusal of refusals) {
      refused[refusal.code] = await checkRefusal({ tool, registry, fixtures }, refusal, undefined).catch(
        (error: Error) => {
          throw new UnkeptError(tool, 'a call is not refused as the spec says', refusal.code, error);
        },
      );
    }
    if (contract !== undefined && held.length + refusals.length > 0)
      files.set(promisesPath(tool), promisesText({ contract, held, refused }));
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

/**
 * `recordExamples` as a program: says in a line what was recorded, or which example failed and why, and then ends with 1.
 *
 * @param tools names of the tools to record, those of the command line; all where none is named
 */
export async function runRecorder<Services>(
  plans: readonly ContractPlan[],
  setting: ContractTestSetting<Services>,
  tools: readonly string[] = process.argv.slice(2),
): Promise<void> {
  const known = plans.map(({ tool }) => tool);
  const unknown = tools.find((tool) => !known.includes(tool));
  if (unknown !== undefined) {
    process.stderr.write(`There is no tool ${unknown}.${didYouMean(nearestNames(unknown, known))}\n`);
    process.exitCode = 2;
    return;
  }
  const recorded = tools.length === 0 ? plans : plans.filter(({ tool }) => tools.includes(tool));
  try {
    await recordExamples(recorded, setting);
    process.stdout.write(`${summary(recorded)}\n`);
  } catch (error) {
    if (!(error instanceof ExampleError || error instanceof UnkeptError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

/** What was recorded: "recorded 2 answers; 3 guarantees held and 1 call was refused, as the specs say". */
function summary(plans: readonly ContractPlan[]): string {
  const sum = (group: 'examples' | 'guarantees' | 'refusals') =>
    plans.reduce((total, plan) => total + plan[group].length, 0);
  const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
  const refused = sum('refusals');
  const promises = `${counted(sum('guarantees'), 'guarantee')} held and ${counted(refused, 'call')} ${refused === 1 ? 'was' : 'were'} refused`;
  return `recorded ${counted(sum('examples'), 'answer')}; ${promises}, as the specs say`;
}

/** An example whose call ended in a fault; nothing was recorded. */
class ExampleError extends Error {
  constructor(tool: string, slug: string, error: Error) {
    const inside = error.cause instanceof Error ? error.cause.message : error.message;
    super(`${tool}: the example ${slug} ended in a fault, so nothing was recorded: ${inside}`, {
      cause: error,
    });
  }
}

/** A promise that is not kept; nothing was recorded. */
class UnkeptError extends Error {
  constructor(tool: string, what: string, promise: string, error: Error) {
    super(`${tool}: ${what}, so nothing was recorded: ${promise}\n${error.message}`, { cause: error });
  }
}

async function replaceFile(file: URL, text: string): Promise<void> {
  const staged = new URL(`${file.href}.new`);
  await writeFile(staged, text);
  await rename(staged, file);
}
