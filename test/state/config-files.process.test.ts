import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openConfigFiles } from '../../src/state/config-files.ts';

let root: string;
let folder: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'configs-'));
  folder = join(root, 'configs');
});
afterEach(() => rmSync(root, { recursive: true }));

const shown = () => readdirSync(folder).filter((name) => !name.startsWith('.'));

describe('a folder of configurations', () => {
  it('need not be there to be read', async () => {
    expect(await openConfigFiles(folder).list()).toEqual([]);
    expect(existsSync(folder)).toBe(false);
  });

  it('gives what was written, whole, for its owner alone', async () => {
    const store = openConfigFiles(folder);
    expect(await store.write('one', 'text', false)).toEqual({
      kind: 'written',
      file: 'one.json',
      replaced: null,
    });
    expect(await store.list()).toEqual([
      { file: 'one.json', stem: 'one', content: { kind: 'text', text: 'text' } },
    ]);
    expect(statSync(join(folder, 'one.json')).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).filter((name) => name.endsWith('.partial'))).toEqual([]);
  });

  it('keeps one file for names that differ in case', async () => {
    const store = openConfigFiles(folder);
    await store.write('One', 'first', false);
    expect(await store.write('oNE', 'second', false)).toEqual({ kind: 'taken', file: 'One.json' });
    expect(await store.write('oNE', 'second', true)).toMatchObject({
      file: 'One.json',
      replaced: { content: { text: 'first' } },
    });
    expect(shown()).toEqual(['One.json']);
    expect(readFileSync(join(folder, 'One.json'), 'utf8')).toBe('second');
  });

  it('follows no link out of it, reading or writing', async () => {
    mkdirSync(folder);
    const outside = join(root, 'outside.json');
    writeFileSync(outside, 'a secret');
    symlinkSync(outside, join(folder, 'link.json'));
    const store = openConfigFiles(folder);
    expect(await store.list()).toEqual([
      {
        file: 'link.json',
        stem: 'link',
        content: { kind: 'unreadable', problem: 'it is a link, and links are not followed' },
      },
    ]);
    await store.write('link', 'mine', true);
    expect(readFileSync(outside, 'utf8')).toBe('a secret');
    expect(lstatSync(join(folder, 'link.json')).isFile()).toBe(true);
  });

  it.each([
    ['a folder', (path: string) => mkdirSync(path), 'it is no file'],
    ['no text', (path: string) => writeFileSync(path, Buffer.from([0xff, 0xfe])), 'it is no UTF-8 text'],
    [
      'too large',
      (path: string) => writeFileSync(path, ' '.repeat(2 ** 20 + 1)),
      'it is larger than 1048576 bytes',
    ],
  ])('says of %s that it can not be read', async (_what, make, problem) => {
    mkdirSync(folder);
    make(join(folder, 'odd.json'));
    writeFileSync(join(folder, 'sound.json'), 'text');
    expect(await openConfigFiles(folder).list()).toMatchObject([
      { file: 'odd.json', content: { kind: 'unreadable', problem } },
      { file: 'sound.json', content: { kind: 'text' } },
    ]);
  });
});

describe('several processes at once', () => {
  const writer = fileURLToPath(new URL('./config-writer.ts', import.meta.url));
  const race = (stems: readonly string[], overwrite: boolean) =>
    Promise.all(
      stems.map(async (stem, at) => {
        const words = ['--conditions=src', writer, folder, stem, `text ${at}`, String(overwrite)];
        const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
        let printed = '';
        child.stdout.on('data', (text) => {
          printed += String(text);
        });
        await once(child, 'close');
        return JSON.parse(printed) as { kind: string; replaced: { content: { text: string } } | null };
      }),
    );

  it('give a name to one of them', async () => {
    const written = await race(['race', 'RACE', 'Race', 'race'], false);
    expect(written.map(({ kind }) => kind).sort()).toEqual(['taken', 'taken', 'taken', 'written']);
    expect(shown()).toHaveLength(1);
  });

  it('are each told what they replaced, so that nothing is lost unseen', async () => {
    await openConfigFiles(folder).write('race', 'the first', false);
    const written = await race(['race', 'race', 'race', 'race'], true);
    const last = readFileSync(join(folder, 'race.json'), 'utf8');
    const replaced = written.map((each) => each.replaced!.content.text);
    expect([...replaced, last].sort()).toEqual(['text 0', 'text 1', 'text 2', 'text 3', 'the first']);
  });
});
