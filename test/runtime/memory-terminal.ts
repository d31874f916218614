import type { Terminal } from '../../runtime/surfaces/command-line/index.ts';

export interface MemoryTerminal extends Terminal {
  readonly output: () => string;
  readonly errors: () => string;
  /** What was written, by path. */
  readonly written: ReadonlyMap<string, string | Uint8Array>;
}

/** A terminal whose input and files are given and whose output is kept. */
export function memoryTerminal(input = '', files: Readonly<Record<string, string>> = {}): MemoryTerminal {
  let output = '';
  let errors = '';
  const written = new Map<string, string | Uint8Array>();
  return {
    readInput: async () => input,
    readFile: async (path) => {
      const text = files[path];
      if (text === undefined) throw new Error(`no such file: ${path}`);
      return text;
    },
    writeFile: async (path, content) => {
      written.set(path, content);
    },
    writeOutput: (text) => {
      output += text;
    },
    writeError: (text) => {
      errors += text;
    },
    output: () => output,
    errors: () => errors,
    written,
  };
}
