import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The tests that start the server as a client would find its bundle built and its pages of today, once for all of them. */
export default function build(): void {
  run('bin/quant.js', 'help');
  run('--conditions=src', 'scripts/docs.ts');
}

function run(...words: string[]): void {
  const { status, stderr } = spawnSync(process.execPath, words, {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
}
