import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readFiles } from '../../../generator/commands/project.ts';
import { withProject } from '../diagnostics/fixture-project.ts';
import { toolwright } from '../run-toolwright.ts';
import { type Watching, whileWatching } from './watching.ts';

const SPEC = 'specs/tools/demo/weigh_rows.yaml';

interface Watched extends Watching {
  readonly read: (path: string) => string;
  readonly write: (path: string, text: string) => void;
  readonly root: string;
}

/** Watches the site of the base project while `work` is done. */
function watched(work: (watched: Watched) => Promise<void>): Promise<void> {
  return withProject('base', (root) =>
    whileWatching(
      root,
      (watching) =>
        work({
          ...watching,
          root,
          read: (path) => readFileSync(join(root, path), 'utf8'),
          write: (path, text) => {
            mkdirSync(join(root, path, '..'), { recursive: true });
            writeFileSync(join(root, path), text);
          },
        }),
      'docs',
    ),
  );
}

const site = (root: string) =>
  Object.fromEntries(readFiles(root, 'dist/site', /./).map(({ path, text }) => [path, text]));

/** What stands there is what a fresh process makes. */
async function expectCurrent(root: string): Promise<void> {
  const before = site(root);
  expect(await toolwright(root, 'docs')).toMatchObject({ status: 0 });
  expect(before).toEqual(site(root));
}

test('an edit gives one line, and writes only what it reaches', async () => {
  await watched(async ({ root, next, lines, read, write }) => {
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^all: wrote \d+ files to dist\/site, \d+ ms$/);
    const untouched = join(root, 'dist/site/glossary/index.html');
    utimesSync(untouched, 1_000, 1_000);
    for (const [from, to] of [
      ['maximum: 9', 'maximum: 10'],
      ['maximum: 10', 'maximum: 8'],
    ]) {
      write(SPEC, read(SPEC).replace(from!, to!));
      expect(await next()).toMatch(/^specs\/tools\/demo\/weigh_rows\.yaml: wrote [1-9], removed 0, \d+ ms$/);
      expect(read('dist/site/tools/weigh-rows/index.md')).toContain(to!.replace('maximum: ', '≤ '));
    }
    expect(statSync(untouched).mtimeMs).toBe(1_000_000);
    await expectCurrent(root);
  });
});

test('a guide comes, changes and goes, and every menu with it', async () => {
  await watched(async ({ root, next, read, write }) => {
    write('docs/start.md', '# Start\n\nText.\n');
    expect(await next()).toMatch(/^docs\/start\.md: wrote [1-9]\d*, removed 0/);
    expect(read('dist/site/index.html')).toContain('<a href="/docs/start/">Start</a>');
    write('docs/start.md', '# Start\n\nOther words.\n');
    expect(await next()).toMatch(/^docs\/start\.md: wrote [1-9], removed 0/);
    expect(read('dist/site/llms-full.txt')).toContain('Other words.');
    await expectCurrent(root);
    rmSync(join(root, 'docs/start.md'));
    expect(await next()).toMatch(/^docs\/start\.md: wrote [1-9]\d*, removed 2/);
    expect(read('dist/site/index.html')).not.toContain('/docs/start/');
    await expectCurrent(root);
  });
});

test('a link that leads nowhere is told and leaves the site as it was, until it is mended', async () => {
  await watched(async ({ root, next, errors, read, write }) => {
    const before = read('dist/site/index.html');
    write('docs/start.md', '# Start\n\nSee [it](other.md).\n');
    expect(await next()).toMatch(/^docs\/start\.md: 1 finding, dist\/site stays as it was, \d+ ms$/);
    expect(errors()).toContain('docs/start.md:3');
    expect(read('dist/site/index.html')).toBe(before);
    write('docs/other.md', '# Other\n\nText.\n');
    expect(await next()).toMatch(/^docs\/other\.md: wrote [1-9]/);
    rmSync(join(root, 'docs/other.md'));
    expect(await next()).toMatch(/^docs\/other\.md: 1 finding/);
    write('docs/start.md', '# Start\n\nSee nothing.\n');
    expect(await next()).toMatch(/^docs\/start\.md: wrote [1-9]/);
    await expectCurrent(root);
  });
});

test('it ends where it is asked to, with status 0', async () => {
  await watched(async ({ interrupt }) => {
    expect(await interrupt()).toBe(0);
  });
});

test('it is no comparison with an earlier contract', async () => {
  await withProject('base', async (root) => {
    const { status, err } = await toolwright(root, 'docs', '--watch', '--against', 'x.json');
    expect(status).toBe(2);
    expect(err).toContain('--against compares once, and --watch goes on: take one.');
  });
});
