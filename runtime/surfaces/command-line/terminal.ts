/** The command line's surroundings, handed in: what a command reads and where it writes. */
export interface Terminal {
  readonly readInput: () => Promise<string>;
  /** Asks who sits there, with the answer that an empty line stands for; absent where nobody does. */
  readonly ask?: (question: string, usual: string) => Promise<string>;
  readonly readFile: (path: string) => Promise<string>;
  readonly writeFile: (path: string, content: string | Uint8Array) => Promise<void>;
  readonly writeOutput: (text: string) => void;
  readonly writeError: (text: string) => void;
  /** Whether the output shows colours; it does not where this is left out. */
  readonly colours?: boolean;
  /** Whether the error stream is a screen, on which a line can be written over. */
  readonly errorsOnScreen?: boolean;
}

/** What a command's process ends with. */
export const EXIT = { done: 0, fault: 1, usage: 2, refused: 3 } as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
