import fc from 'fast-check';
import { type Mutation, mutate, mutation } from './mutate.ts';
import { demoRoot, runPipeline, specsOf, written } from './project.ts';

/** What a fuzz came to: how many projects it ran, and how many of them were sound. */
export interface FuzzOutcome {
  readonly runs: number;
  readonly sound: number;
}

/**
 * Changes a sound project in one to three places, again and again, and runs the pipeline over it: each time there are
 * coded findings with a place, or files. Throws with the smallest change that shows otherwise.
 */
export async function fuzz(runs: number, seed: number, root: string = demoRoot): Promise<FuzzOutcome> {
  let ran = 0;
  let sound = 0;
  const changes = fc.array(mutation, { minLength: 1, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(changes, async (mutations: readonly Mutation[]) => {
      const { findings, outputs } = await runPipeline(written(mutate(specsOf(root), mutations)), root);
      ran++;
      if (outputs !== null) sound++;
      const placed = findings.every(
        ({ place, code }) => /^T\d{3}$/.test(code) && place.line >= 1 && place.column >= 1,
      );
      return placed && (outputs === null) === findings.some(({ severity }) => severity === 'error');
    }),
    { numRuns: runs, seed },
  );
  return { runs: ran, sound };
}
