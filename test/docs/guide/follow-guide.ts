import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { expect } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/**
 * Follows a page of docs/ line by line in an empty folder: writes each block of code to the file that its first line names,
 * runs each line of a block `sh`, and expects what a block `text` holds of what the last one printed. Then `look` may look.
 */
export async function followGuide(page: string, look: (folder: string) => void = () => undefined) {
  const guide = readFileSync(join(root, 'docs', page), 'utf8');
  const blocks = [...guide.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)];
  const folder = mkdtempSync(join(tmpdir(), 'guide-'));
  try {
    install(folder);
    let printed = '';
    for (const [, kind = '', text = ''] of blocks) {
      if (kind === 'sh') printed = await runLines(text, folder);
      else if (kind === 'text')
        expect(printed.replace(/\s+/g, ' ')).toContain(text.trim().replace(/\s+/g, ' '));
      else writeBlock(text, folder);
    }
    look(folder);
    return blocks.filter(([, kind]) => kind === 'sh').length;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The packages that the guide has installed, from this checkout. */
function install(folder: string): void {
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
  for (const name of ['@modelcontextprotocol', 'zod']) {
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  }
  symlinkSync(join(root, 'generator/bin/toolwright.js'), join(folder, 'node_modules/.bin/toolwright'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
}

/** The first line of a block of code says which file it is. */
function writeBlock(text: string, folder: string): void {
  const [first = '', ...rest] = text.split('\n');
  const file = join(folder, first.replace(/^(\/\/|#) /, ''));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, rest.join('\n'));
}

/** Runs each line in a shell; the comment behind it says how it ends, if not well. Gives what the last one printed. */
async function runLines(text: string, folder: string): Promise<string> {
  let printed = '';
  for (const line of text.trim().split('\n')) {
    const [, command = '', status = '0'] = /^(.*?)(?: # exit status (\d))?$/.exec(line)!;
    const ended = await run(command, folder);
    expect([command, ended.status, ended.printed]).toEqual([command, Number(status), expect.anything()]);
    printed = ended.printed;
  }
  return printed;
}

function run(
  command: string,
  folder: string,
): Promise<{ readonly status: number; readonly printed: string }> {
  const paths = [join(folder, 'node_modules/.bin'), dirname(process.execPath), process.env['PATH']];
  const env = { ...process.env, PATH: paths.join(delimiter) };
  return new Promise((resolve) => {
    // What is installed here is on the path: npx would look for it in the same place, and take a second longer.
    execFile('sh', ['-c', command.replace(/^npx /, '')], { cwd: folder, env }, (error, stdout, stderr) => {
      resolve({ status: typeof error?.code === 'number' ? error.code : 0, printed: stdout + stderr });
    });
  });
}
