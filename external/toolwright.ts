import { run } from '../generator/cli.ts';

/** What a command of the generator prints in a folder; what it says on the error stream passes through. */
export async function toolwright(root: string, ...words: readonly string[]): Promise<string> {
  let out = '';
  const err = (text: string) => process.stderr.write(text);
  await run(words, root, {
    out: (text) => {
      out += text;
    },
    err,
    color: false,
    now: () => 0,
  });
  return out;
}
