import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** What publint and Are The Types Wrong say of the packages as they are packed. They are ESM alone, and say so. */
export async function checkPackages(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'packages-'));
  try {
    for (const name of ['runtime', 'generator', 'create']) {
      const packed = run('npm', ['pack', '--silent', '--pack-destination', folder], join(root, name));
      const file = join(folder, packed.trim().split('\n').at(-1)!);
      run(join(import.meta.dirname, 'node_modules/.bin/publint'), ['--strict', file], folder);
      // A command alone has no types.
      if (name !== 'create')
        run(join(import.meta.dirname, 'node_modules/.bin/attw'), ['--profile', 'esm-only', file], folder);
      process.stdout.write(`✓ ${name} is packed as it should be\n`);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function run(command: string, args: readonly string[], folder: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}.\n${stdout}${stderr}`);
  return stdout;
}
