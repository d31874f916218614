import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Milliseconds: the middle of the counted runs, and their range. */
export interface Timing {
  readonly median: number;
  readonly fastest: number;
  readonly slowest: number;
  readonly runs: number;
}

export interface Measurement {
  readonly what: string;
  readonly ours: Timing;
  /** What it is to be compared with, timed in turn with ours in the same run. */
  readonly peers?: readonly { readonly name: string; readonly timing: Timing }[];
  /** Other figures of the same run. */
  readonly notes?: readonly string[];
  /** The target, in words. */
  readonly target: string;
}

/** Times `work`, after `warmUp` runs that are not counted. */
export async function time(work: () => unknown, runs: number, warmUp: number): Promise<Timing> {
  for (let run = 0; run < warmUp; run += 1) await work();
  const durations: number[] = [];
  for (let run = 0; run < runs; run += 1) durations.push(await duration(work));
  return timingOf(durations);
}

/**
 * Times pieces of work in turn, so that a machine that drifts drifts for all; `prepare` comes before each and is not timed.
 */
export async function timeInTurn<Works extends readonly (() => unknown)[]>(
  works: Works,
  runs: number,
  warmUp: number,
  prepare: () => void = () => {},
): Promise<{ readonly [Index in keyof Works]: Timing }> {
  const durations: number[][] = works.map(() => []);
  for (let run = -warmUp; run < runs; run += 1) {
    for (const [index, work] of works.entries()) {
      prepare();
      const taken = await duration(work);
      if (run >= 0) durations[index]!.push(taken);
    }
  }
  return durations.map(timingOf) as unknown as { readonly [Index in keyof Works]: Timing };
}

async function duration(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** The middle and the range of durations. */
export function timingOf(durations: readonly number[]): Timing {
  const sorted = durations.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const median = (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2;
  return { median, fastest: sorted[0]!, slowest: sorted.at(-1)!, runs: sorted.length };
}

/** Runs a command to its end; one that fails stops the measurement. */
export async function run(command: string, args: readonly string[], folder?: string): Promise<void> {
  const child = spawn(command, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}.`);
}
