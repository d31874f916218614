import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Builds what the launcher found missing or stale; ends the process where it can't. */
export async function rebuild() {
  process.stderr.write('quant: the sources changed; building.\n');
  const script = fileURLToPath(new URL('build.ts', import.meta.url));
  // Its output goes to stderr: stdout belongs to the protocol.
  const child = spawn(process.execPath, ['--conditions=src', script], { stdio: ['ignore', 2, 2] });
  const code = await new Promise((resolve) => child.on('exit', resolve));
  if (code === 0) return;
  process.stderr.write('quant: the build failed; `npx toolwright check` says what the sources lack.\n');
  process.exit(1);
}
