import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const guide = readFileSync(join(root, 'docs/contract-tests-in-ci.md'), 'utf8');
const blocks = [...guide.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(
  ([, kind = '', text = '']) => [kind, text] as const,
);

test('the guide is right when it is followed line by line in an empty folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'guide-'));
  try {
    install(folder);
    let printed = '';
    for (const [kind, text] of blocks) {
      if (kind === 'sh') printed = await runLines(text, folder);
      else if (kind === 'text')
        expect(printed.replace(/\s+/g, ' ')).toContain(text.trim().replace(/\s+/g, ' '));
      else writeBlock(text, folder);
    }
    expect(blocks.filter(([kind]) => kind === 'sh').length).toBe(5);
    expect(readFileSync(join(folder, 'contract.xml'), 'utf8')).toContain(
      '<testsuite name="guarantees" tests="1"',
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

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
