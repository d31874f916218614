import { run } from './cli.ts';

// The process of the command `toolwright`, in the folder it was started in.

// Each look at process.env asks the operating system, and the YAML parser looks twice per token: a fifth of its time.
process.env = { ...process.env };

// A reader that has seen enough (`| head`) is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

/** One question on the terminal; an empty answer is the usual one. */
async function ask(question: string, usual: string): Promise<string> {
  const { createInterface } = await import('node:readline/promises');
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await lines.question(`${question} (${usual}): `)).trim() || usual;
  } catch (error) {
    // Who closes the terminal instead of answering wants no project, and nothing is written yet.
    if ((error as Error).name !== 'AbortError') throw error;
    process.stderr.write('\n');
    process.exit(130);
  } finally {
    lines.close();
  }
}

process.exitCode = await run(process.argv.slice(2), process.cwd(), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  color: process.stderr.isTTY && process.env['NO_COLOR'] === undefined,
  now: () => performance.now(),
  ...(process.stdin.isTTY && process.stdout.isTTY && { ask }),
});
