import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import type { Terminal } from 'toolwright-runtime/command-line';

/** The process's own streams and files. */
export const terminal: Terminal = {
  readInput: () => text(process.stdin),
  readFile: (path) => readFile(path, 'utf8'),
  writeOutput: (words) => process.stdout.write(words),
  writeError: (words) => process.stderr.write(words),
};
