import type { Ask } from '../init/ask-project.ts';

/** What a command may do to the world around it besides files: tests hand in their own. */
export interface Terminal {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** True where output may be coloured. */
  readonly color: boolean;
  /** Milliseconds from a fixed point. */
  readonly now: () => number;
  /** Absent where nobody sits there. */
  readonly ask?: Ask;
}

/** 0: done. 1: findings or drift. 2: the command line is wrong. */
export type ExitCode = 0 | 1 | 2;

export const formats = ['human', 'json', 'github'] as const;
export type Format = (typeof formats)[number];

export const diffFormats = [...formats, 'markdown'] as const;
export type DiffFormat = (typeof diffFormats)[number];
