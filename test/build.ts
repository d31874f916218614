import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The tests that start the server as a client would find its bundle built and its pages of today, once for all of them. */
export default async function build(): Promise<void> {
  await Promise.all([run('bin/quant.js', 'help'), run('--conditions=src', 'scripts/docs.ts')]);
}

function run(...words: string[]): Promise<void> {
  const child = spawn(process.execPath, words, {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text) => {
    said += String(text);
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => (status === 0 ? resolve() : reject(new Error(said))));
  });
}
