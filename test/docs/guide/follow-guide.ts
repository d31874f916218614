import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/** The port that guides speak of; a free one is taken for it. */
const PORT = '8080';

/** Where a reader has come to. */
interface Reader {
  /** Where the terminal stands. */
  folder: string;
  /** What the last line printed; of one that goes on, what it prints. */
  printed: () => string;
  readonly installed: string;
  readonly port: string;
  readonly running: ChildProcess[];
}

/**
 * Follows a page of docs/ line by line in an empty folder where the packages of `installed` are at hand: writes each block of code to
 * the file that its head or its first line names, runs each line of a block `sh`, and expects what a block `text` holds of what
 * the last one printed. Then `look` may look at the folder that it ends in. Gives how many blocks were run.
 */
export async function followGuide(
  page: string,
  installed: string,
  look: (folder: string) => void | Promise<void> = () => undefined,
): Promise<number> {
  const guide = readFileSync(join(root, 'docs', page), 'utf8');
  const blocks = [...guide.matchAll(/^```(\w+)(?: file=(\S+))?\n([\s\S]*?)^```$/gm)];
  const start = mkdtempSync(join(tmpdir(), 'guide-'));
  const reader: Reader = { folder: start, printed: () => '', installed, port: await freePort(), running: [] };
  try {
    bringPackages(start, installed);
    writeFileSync(join(start, 'package.json'), '{ "type": "module" }\n');
    for (const [, kind, file, text = ''] of blocks) {
      const here = text.replaceAll(PORT, reader.port);
      if (kind === 'sh') for (const line of here.trim().split('\n')) await runLine(line, reader);
      else if (kind === 'text') await expectPrinted(here, reader);
      else writeBlock(file, text, reader.folder);
    }
    await look(reader.folder);
    return blocks.filter(([, kind]) => kind === 'sh').length;
  } finally {
    for (const { pid } of reader.running) process.kill(-pid!, 'SIGTERM');
    rmSync(start, { recursive: true, force: true });
  }
}

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return String(port);
}

/** What `npm install` would bring: the registry has no packages of this commit. */
function bringPackages(folder: string, installed: string): void {
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(installed))
    symlinkSync(join(installed, name), join(folder, 'node_modules', name));
}

/** The head of a block of code or its first line says which file it is. */
function writeBlock(named: string | undefined, text: string, folder: string): void {
  const [first = '', ...rest] = text.split('\n');
  const file = join(folder, named ?? first.replace(/^(\/\/|#) /, ''));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, named === undefined ? rest.join('\n') : text);
}

/** Runs a line in a shell; the comment behind it says how it ends, if not well, or that it does not. */
async function runLine(line: string, reader: Reader): Promise<void> {
  const [, command = '', status = '0', goesOn] =
    /^(.*?)(?: # (?:exit status (\d)|(until it is interrupted)))?$/.exec(line)!;
  const entered = /^cd (\S+)$/.exec(command)?.[1];
  if (entered !== undefined) {
    reader.folder = join(reader.folder, entered);
    if (!existsSync(join(reader.folder, 'node_modules'))) bringPackages(reader.folder, reader.installed);
  } else if (goesOn !== undefined) start(command, reader);
  else {
    const ended = await run(command, reader);
    expect(ended, `${line}: ${ended.printed}`).toMatchObject({ status: Number(status) });
    reader.printed = () => ended.printed;
  }
}

function optionsOf({ folder, port }: Reader) {
  const paths = [join(folder, 'node_modules/.bin'), dirname(process.execPath), process.env['PATH']];
  // Make takes the port from the environment, and npm nothing from a registry.
  const own = { PATH: paths.join(delimiter), port, npm_config_offline: 'true' };
  return { cwd: folder, env: { ...process.env, ...own } };
}

function run(line: string, reader: Reader): Promise<{ readonly status: number; readonly printed: string }> {
  // What is installed here is on the path: npx would look for it in the same place, and take a second longer.
  const command = line.replace(/^npx /, '');
  return new Promise((resolve) => {
    const child = execFile('sh', ['-c', command], optionsOf(reader), (error, stdout, stderr) => {
      resolve({ status: typeof error?.code === 'number' ? error.code : 0, printed: stdout + stderr });
    });
    child.stdin!.end();
  });
}

function start(line: string, reader: Reader): void {
  const child = spawn('sh', ['-c', line], { ...optionsOf(reader), detached: true, stdio: 'pipe' });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => {
      printed += part;
    });
  reader.running.push(child);
  reader.printed = () => printed;
}

const words = (text: string) => text.trim().replace(/\s+/g, ' ');

async function expectPrinted(text: string, { printed, running }: Reader): Promise<void> {
  const isThere = () => words(printed()).includes(words(text));
  // What goes on prints when it has come so far.
  for (let tries = 0; tries < 500 && !isThere() && running.length > 0; tries++) await setTimeout(100);
  expect(words(printed())).toContain(words(text));
}
