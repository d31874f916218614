import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readFiles } from '../../../generator/commands/project.ts';
import { withProject } from '../diagnostics/fixture-project.ts';
import { toolwright } from '../run-toolwright.ts';
import { whileWatching } from './watching.ts';

const SPEC = 'specs/tools/demo/weigh_rows.yaml';
const PAGE = 'generated/kb/tools/weigh-rows.md';

const read = (root: string, path: string) => readFileSync(join(root, path), 'utf8');
const write = (root: string, path: string, text: string) => writeFileSync(join(root, path), text);

function edit(root: string, path: string, from: string, to: string): void {
  const text = read(root, path);
  if (!text.includes(from)) throw new Error(`${path} does not hold ${from}`);
  write(root, path, text.replace(from, to));
}

const tree = (root: string): Record<string, string> =>
  Object.fromEntries(readFiles(root, 'generated', /./).map(({ path, text }) => [path, text]));

const lift = (name: string) =>
  `name: ${name}\ntitle: Lift\ntoolset: demo\nverified: 2026-01-01\nsummary: Lifts.\neffects: { readOnly: true }\n` +
  'result: { done: { type: boolean, required: true, description: Whether it is done. } }\n' +
  'examples: [{ title: A lift, arguments: {}, reads: It is done. }]\n';

/** What a fresh process finds to do afterwards: nothing, where the watching one did all of it. */
async function expectCurrent(root: string): Promise<void> {
  expect(await toolwright(root, 'gen', '--check')).toEqual({ status: 0, out: '', err: '' });
}

test('an edit gives one line, and writes only what it reaches', async () => {
  await withProject('base', async (root) => {
    await whileWatching(root, async ({ next, lines }) => {
      const untouched = join(root, 'generated/kb/glossary.md');
      utimesSync(untouched, 1_000, 1_000);
      edit(root, SPEC, 'maximum: 9', 'maximum: 10');
      expect(await next()).toMatch(
        /^specs\/tools\/demo\/weigh_rows\.yaml: wrote [1-9]\d?, removed 0, left \d+ as they were, \d+ ms$/,
      );
      expect(read(root, PAGE)).toContain('10');
      expect(statSync(untouched).mtimeMs).toBe(1_000_000);
      expect(lines).toHaveLength(2);
      await expectCurrent(root);
    });
  });
});

test('a spec is created, renamed and removed, and its files come and go', async () => {
  await withProject('base', async (root) => {
    await whileWatching(root, async ({ next }) => {
      const [first, second] = ['lift', 'lower'].map((name) => `specs/tools/demo/${name}.yaml`);
      const pages = () => Object.keys(tree(root)).filter((path) => /tools\/(lift|lower)\.md$/.test(path));
      write(root, first!, lift('lift'));
      expect(await next()).toMatch(/^specs\/tools\/demo\/lift\.yaml: wrote [1-9]/);
      expect(pages()).toEqual(['generated/kb/tools/lift.md']);

      // Renamed in the specs' folder: the name in it is still the old one, which is a finding.
      renameSync(join(root, first!), join(root, second!));
      expect(await next()).toMatch(/^2 files: \d findings?, generated\/ stays as it was, \d+ ms$/);
      write(root, second!, lift('lower'));
      expect(await next()).toMatch(/^specs\/tools\/demo\/lower\.yaml: wrote \d+, removed [1-9]/);
      expect(pages()).toEqual(['generated/kb/tools/lower.md']);

      rmSync(join(root, second!));
      expect(await next()).toMatch(/^specs\/tools\/demo\/lower\.yaml: wrote \d+, removed [1-9]/);
      expect(pages()).toEqual([]);
      await expectCurrent(root);
    });
  });
});

test('a broken spec is said and leaves the tree; mended, it goes on', async () => {
  await withProject('base', async (root) => {
    await whileWatching(root, async ({ next, errors }) => {
      const before = tree(root);
      edit(root, SPEC, 'use: Crate', 'use: Crat');
      expect(await next()).toMatch(/yaml: 1 finding, generated\/ stays as it was/);
      expect(errors()).toContain(`${SPEC}:32:17 error T301`);
      write(root, SPEC, '\tbroken: [');
      expect(await next()).toMatch(/yaml: \d+ findings?, generated\/ stays as it was/);
      expect(tree(root)).toEqual(before);
      write(
        root,
        SPEC,
        readFileSync(new URL(`../../fixtures/diagnostics/base/${SPEC}`, import.meta.url), 'utf8'),
      );
      expect(await next()).toMatch(/yaml: wrote 0, removed 0/);
      expect(tree(root)).toEqual(before);
    });
  });
});

test('modules that a live default and a reference read are followed', async () => {
  await withProject('base', async (root) => {
    await whileWatching(root, async ({ next, errors }) => {
      edit(root, 'src/defaults.ts', '2', '3');
      expect(await next()).toMatch(/^src\/defaults\.ts: wrote [1-9]/);
      expect(read(root, PAGE)).toContain('currently 3');
      await expectCurrent(root);

      const core = read(root, 'src/weigh.ts');
      rmSync(join(root, 'src/weigh.ts'));
      expect(await next()).toMatch(/^src\/weigh\.ts: 1 finding/);
      expect(errors()).toContain('T303');
      write(root, 'src/weigh.ts', core);
      expect(await next()).toMatch(/^src\/weigh\.ts: wrote 0/);
    });
  });
});

test("the project's own emitters are followed, with what they import and what they read", async () => {
  await withProject('base', async (root) => {
    await whileWatching(root, async ({ next, errors }) => {
      const note = () => read(root, 'generated/note.txt');
      mkdirSync(join(root, 'house'));
      write(root, 'house/word.ts', "export const word: string = 'first';\n");
      write(
        root,
        'toolwright.config.ts',
        `import { readFileSync } from 'node:fs';
import { word } from './house/word.ts';
const end = readFileSync(new URL('house/end.txt', import.meta.url), 'utf8');
const emit = () => [{ path: 'generated/note.txt', text: word + end }];
export default { emitters: [{ name: 'note', emit }], inputs: ['house/end.txt'] };
`,
      );
      expect(await next()).toMatch(/^toolwright\.config\.ts: 1 finding, generated\/ stays as it was/);
      expect(errors()).toContain('toolwright.config.ts:1:1 error T001: running it fails: ENOENT');
      write(root, 'house/end.txt', '.\n');
      // What it would have read is not known before it has run: saved again, it runs.
      write(root, 'house/word.ts', "export const word: string = 'second';\n");
      expect(await next()).toMatch(/^house\/word\.ts: wrote 2,/);
      expect(note()).toBe('second.\n');
      write(root, 'house/end.txt', '!\n');
      expect(await next()).toMatch(/^house\/end\.txt: wrote 2,/);
      expect(note()).toBe('second!\n');
      rmSync(join(root, 'toolwright.config.ts'));
      expect(await next()).toMatch(/^toolwright\.config\.ts: wrote 1, removed 1,/);
    });
  });
});

test('a burst of saves ends in what the last one says', async () => {
  await withProject('base', async (root) => {
    await whileWatching(root, async ({ next, lines }) => {
      for (let maximum = 10; maximum <= 60; maximum += 1)
        edit(root, SPEC, `maximum: ${maximum - 1}`, `maximum: ${maximum}`);
      while (!read(root, PAGE).includes('60')) await next();
      expect(lines.length).toBeLessThan(10);
      await expectCurrent(root);
    });
  });
});

test('interrupted, it ends well, and the next command has nothing to do', async () => {
  await withProject('base', async (root) => {
    await whileWatching(root, async ({ next, interrupt }) => {
      edit(root, SPEC, 'maximum: 9', 'maximum: 10');
      await next();
      expect(await interrupt()).toBe(0);
      expect(await toolwright(root, 'gen')).toEqual({ status: 0, out: 'up to date\n', err: '' });
    });
  });
});

test('what others do to generated/ is put right by the next rebuild, or by the next command', async () => {
  await withProject('base', async (root) => {
    await whileWatching(root, async ({ next, interrupt }) => {
      const glossary = 'generated/kb/glossary.md';
      const text = read(root, glossary);
      write(root, glossary, 'mine');
      rmSync(join(root, 'generated/schema'), { recursive: true });
      edit(root, SPEC, 'maximum: 9', 'maximum: 10');
      await next();
      expect(read(root, glossary)).toBe(text);
      await expectCurrent(root);

      write(root, glossary, 'mine');
      expect(await interrupt()).toBe(0);
      expect((await toolwright(root, 'gen')).out).toMatch(/^wrote 1,/);
      expect(read(root, glossary)).toBe(text);
    });
  });
});

test('interrupted while it works, it leaves the old tree or the new one', async () => {
  await withProject('base', async (root) => {
    await whileWatching(root, async ({ interrupt }) => {
      const before = tree(root);
      edit(root, SPEC, 'maximum: 9', 'maximum: 10');
      expect(await interrupt()).toBe(0);
      const after = tree(root);
      expect(existsSync(join(root, 'generated/.staging'))).toBe(false);
      await toolwright(root, 'gen');
      expect([before, tree(root)]).toContainEqual(after);
      await expectCurrent(root);
    });
  });
});

test('a project without specs waits for them', async () => {
  await withProject('base', async (root) => {
    renameSync(join(root, 'specs'), join(root, 'elsewhere'));
    await whileWatching(root, async ({ next, errors }) => {
      expect(errors()).toContain('T313');
      renameSync(join(root, 'elsewhere'), join(root, 'specs'));
      expect(await next()).toMatch(/^\d+ files: wrote [1-9]/);
      await expectCurrent(root);
    });
  });
});
