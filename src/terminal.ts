import type { Terminal } from 'toolwright-runtime/command-line';

/** The process's own streams and files. */
export const terminal: Terminal = {
  // Imported when they are asked for: a client waits for `mcp`, which reads neither.
  readInput: async () => (await import('node:stream/consumers')).text(process.stdin),
  readFile: async (path) => (await import('node:fs/promises')).readFile(path, 'utf8'),
  writeFile: async (path, content) => (await import('node:fs/promises')).writeFile(path, content),
  writeOutput: (words) => {
    process.stdout.off('error', giveUp).on('error', giveUp);
    process.stdout.write(words);
  },
  writeError: (words) => process.stderr.write(words),
  // Node heeds NO_COLOR, FORCE_COLOR and TERM; what is no terminal has no such function.
  get colours() {
    return process.stdout.hasColors?.() ?? false;
  },
  // On the error stream: the output may be a file.
  ...(process.stdin.isTTY && process.stderr.isTTY && { ask }),
  errorsOnScreen: process.stderr.isTTY === true,
};

async function ask(question: string, usual: string): Promise<string> {
  const { createInterface } = await import('node:readline/promises');
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const asked = usual === '' ? question : `${question} (${usual})`;
    const answer = await lines.question(asked.endsWith('?') ? `${asked} ` : `${asked}: `);
    return answer.trim() || usual;
  } catch (error) {
    // Who closes the terminal instead of answering wants no file, and nothing is written yet.
    if ((error as Error).name !== 'AbortError') throw error;
    process.stderr.write('\n');
    process.exit(130);
  } finally {
    lines.close();
  }
}

/** An answer that can't be delivered is a failure; a reader who has seen enough and gone needs no words about it. */
function giveUp(error: NodeJS.ErrnoException): never {
  if (error.code !== 'EPIPE')
    process.stderr.write(`quant: the output can't be written (${error.message}).\n`);
  process.exit(1);
}
