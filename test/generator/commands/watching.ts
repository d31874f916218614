import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const launcher = join(import.meta.dirname, '../../../generator/bin/toolwright.js');

/** A process of `toolwright gen --watch` or `docs --watch`, and what it has printed so far. */
export interface Watching {
  readonly lines: readonly string[];
  readonly errors: () => string;
  /** The next line that no earlier call has given. */
  readonly next: () => Promise<string>;
  /** Asks it to end, as a terminal does; gives its exit status. */
  readonly interrupt: () => Promise<number | null>;
}

/** Watches a project while `work` is done, from after its first making. */
export async function whileWatching(
  root: string,
  work: (watching: Watching) => Promise<void>,
  command: 'gen' | 'docs' = 'gen',
): Promise<void> {
  const child = spawn(process.execPath, [launcher, command, '--watch'], { cwd: root });
  try {
    const watching = observe(child);
    await watching.next();
    await work(watching);
  } finally {
    child.kill('SIGKILL');
  }
}

function observe(child: ChildProcess): Watching {
  const lines: string[] = [];
  let errors = '';
  let rest = '';
  let given = 0;
  child.stdout!.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\n');
    rest = parts.pop()!;
    lines.push(...parts);
    child.emit('line');
  });
  child.stderr!.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  return {
    lines,
    errors: () => errors,
    next: async () => {
      while (given === lines.length) await once(child, 'line');
      given += 1;
      return lines[given - 1]!;
    },
    interrupt: async () => {
      const ended = once(child, 'close');
      child.kill('SIGINT');
      const [status] = (await ended) as [number | null];
      return status;
    },
  };
}
