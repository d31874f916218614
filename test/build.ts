import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The tests that start the server as a client would find its bundle built, once for all of them. */
export default function build(): void {
  const bin = fileURLToPath(new URL('../bin/quant.js', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [bin, 'help'], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}
