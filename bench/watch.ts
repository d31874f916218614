import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Measurement, timingOf } from './measure.ts';
import { toolwright, withSyntheticProject } from './synthetic-project.ts';

const EDITS = 21;
const SPEC = 'specs/tools/set_0/measure_series_0000.yaml';

/** An edit in `gen --watch`. */
export function measureWatch(tools: number): Promise<Measurement> {
  return measureEdits(tools, 'gen', 'under 50 ms');
}

/** An edit in `docs --watch`, the links of what changed checked and the text of all pages written anew. */
export function measureSiteEdit(tools: number): Promise<Measurement> {
  return measureEdits(tools, 'docs', 'under 100 ms');
}

/** From saving the spec of one tool to the line that says what was written, in a process that watches. */
function measureEdits(tools: number, command: string, target: string): Promise<Measurement> {
  return withSyntheticProject(tools, async (root) => {
    const child = spawn(process.execPath, [toolwright, command, '--watch'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const lines = createInterface({ input: child.stdout });
    await once(lines, 'line');
    const durations: number[] = [];
    const rebuilds: number[] = [];
    for (let edit = 0; edit < EDITS; edit += 1) {
      // Long enough that the process has seen its own writes and waits.
      await new Promise((resolve) => setTimeout(resolve, 500));
      const text = readFileSync(join(root, SPEC), 'utf8');
      const line = once(lines, 'line');
      const start = performance.now();
      writeFileSync(join(root, SPEC), text.replace(/maxItems: \d+/, `maxItems: ${1_000 + edit}`));
      const [said] = (await line) as [string];
      durations.push(performance.now() - start);
      rebuilds.push(Number(/wrote [1-9].*, (\d+) ms$/.exec(said)![1]));
    }
    child.kill('SIGINT');
    await once(child, 'exit');
    return {
      what: `one edit in ${command} --watch, ${tools} tools, from saving to its line`,
      ours: timingOf(durations),
      notes: [
        `${timingOf(rebuilds).median} ms of it for the rebuild itself; the rest waits for a burst to end`,
      ],
      target,
    };
  });
}
