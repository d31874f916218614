import { run } from '../../generator/cli.ts';

export interface Run {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the generator's command line in a project; gives its exit status and what it printed. */
export async function toolwright(root: string, ...words: string[]): Promise<Run> {
  let out = '';
  let err = '';
  const status = await run(words, root, {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    color: false,
    now: () => 0,
  });
  return { status, out, err };
}
