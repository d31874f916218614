import { appendFileSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readFiles } from '../../../generator/commands/project.ts';
import { emitters } from '../../../generator/emit/index.ts';
import { lints } from '../../../generator/lint/index.ts';
import { withProject } from '../diagnostics/fixture-project.ts';
import { toolwright } from '../run-toolwright.ts';

const spec = 'specs/tools/demo/weigh_rows.yaml';

function edit(root: string, path: string, from: string, to: string): void {
  const text = readFileSync(join(root, path), 'utf8');
  if (!text.includes(from)) throw new Error(`${path} does not hold ${from}`);
  writeFileSync(join(root, path), text.replace(from, to));
}

const tree = (root: string): Record<string, string> =>
  Object.fromEntries(readFiles(root, 'generated', /./).map(({ path, text }) => [path, text]));

test('gen writes, then finds nothing to do; check agrees', async () => {
  await withProject('base', async (root) => {
    const first = await toolwright(root, 'gen');
    expect(first).toMatchObject({ status: 0, err: '' });
    expect(first.out).toMatch(/^wrote \d+, removed 0, left 0 as they were\n$/);
    expect(await toolwright(root, 'gen')).toEqual({ status: 0, out: 'up to date\n', err: '' });
    expect(await toolwright(root, 'gen', '--check')).toEqual({ status: 0, out: '', err: '' });
    expect(await toolwright(root, 'check')).toEqual({ status: 0, out: '', err: '' });
  });
});

test.each<[string, boolean, (root: string) => void]>([
  ['a spec', true, (root) => edit(root, spec, 'maximum: 9', 'maximum: 10')],
  ['a live default in the code', true, (root) => edit(root, 'src/defaults.ts', '2', '3')],
  ['a generated file', false, (root) => appendFileSync(join(root, 'generated/registry.ts'), '// edited\n')],
])('a change of %s is seen', async (_, changesTree, change) => {
  await withProject('base', async (root) => {
    await toolwright(root, 'gen');
    const before = tree(root);
    change(root);
    const drift = await toolwright(root, 'gen', '--check');
    expect(drift.status).toBe(1);
    expect(drift.err).toMatch(/^modified generated\/.*@@.*out of date: run toolwright gen\n$/s);
    for (const command of [['check'], ['gen', '--check']]) {
      const annotated = await toolwright(root, ...command, '--format', 'github');
      expect(annotated).toMatchObject({ status: 1, err: '' });
      expect(annotated.out).toMatch(
        /^(::error file=generated\/\S+,line=1,col=1,endLine=1,title=out of date::.*\n)+$/,
      );
      const told = await toolwright(root, ...command, '--format', 'json');
      expect(told).toMatchObject({ status: 1, err: '' });
      expect(JSON.parse(told.out)).toMatchObject({
        findings: [],
        drift: {
          modified: expect.arrayContaining([expect.stringMatching(/^generated\//)]),
          missing: [],
          stale: [],
        },
      });
    }
    expect((await toolwright(root, 'gen')).out).toMatch(/^wrote [1-9]/);
    expect((await toolwright(root, 'gen', '--check')).status).toBe(0);
    expect(JSON.stringify(tree(root)) !== JSON.stringify(before)).toBe(changesTree);
  });
});

test('files that stay right keep their times', async () => {
  await withProject('base', async (root) => {
    await toolwright(root, 'gen');
    const kept = join(root, 'generated/kb/glossary.md');
    utimesSync(kept, 1_000, 1_000);
    edit(root, spec, 'maximum: 9', 'maximum: 10');
    await toolwright(root, 'gen');
    expect(statSync(kept).mtimeMs).toBe(1_000_000);
  });
});

test('a broken spec gives every finding, and the generated tree is not touched', async () => {
  await withProject('base', async (root) => {
    await toolwright(root, 'gen');
    const before = tree(root);
    edit(root, spec, 'use: Crate', 'use: Crat');
    edit(root, spec, '#weigh', '#weight');
    const { status, out, err } = await toolwright(root, 'gen');
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toContain(`${spec}:7:7 error T304`);
    expect(err).toContain(`${spec}:32:17 error T301`);
    expect(err).toContain('did you mean "Crate"?');
    expect(err).toContain('found 2 errors in 1 file');
    expect(tree(root)).toEqual(before);
    const codes = (text: string) => (JSON.parse(text).findings as { code: string }[]).map(({ code }) => code);
    expect(codes((await toolwright(root, 'gen', '--format', 'json')).out)).toEqual(['T304', 'T301']);
    expect((await toolwright(root, 'check', '--format', 'github')).out).toMatch(
      /^::error file=specs.*\n::error /,
    );
  });
});

test('a tool that is removed takes its files with it', async () => {
  await withProject('base', async (root) => {
    writeFileSync(
      join(root, 'specs/tools/demo/lift.yaml'),
      'name: lift\ntitle: Lift\ntoolset: demo\nverified: 2026-01-01\nsummary: Lifts.\neffects: { readOnly: true }\n' +
        'result: { done: { type: boolean, required: true, description: Whether it is done. } }\n' +
        'examples: [{ title: A lift, arguments: {}, reads: It is done. }]\n',
    );
    expect((await toolwright(root, 'gen')).err).toBe('');
    expect(Object.keys(tree(root))).toContain('generated/kb/tools/lift.md');
    writeFileSync(join(root, 'generated/mine.txt'), 'mine');
    edit(root, 'specs/tools/demo/lift.yaml', 'name: lift', 'name: lower');
    expect((await toolwright(root, 'gen')).status).toBe(1);
    expect(Object.keys(tree(root))).toContain('generated/kb/tools/lift.md');
    rmSync(join(root, 'specs/tools/demo/lift.yaml'));
    expect((await toolwright(root, 'gen')).out).toMatch(/removed [1-9]/);
    expect(Object.keys(tree(root)).filter((path) => /lift|mine/.test(path))).toEqual(['generated/mine.txt']);
  });
});

test.each([
  ['no such command', ['gne']],
  ['no such option', ['gen', '--chekc']],
  ['no such format', ['gen', '--format', 'xml']],
  ['an operand too many', ['gen', 'audit']],
  ['an operand too few', ['explain']],
  ['an option of another command', ['check', '--stats']],
  ['no such code', ['explain', 'T9999']],
  ['comparing once and writing on', ['gen', '--check', '--watch']],
  ['a watch of another command', ['check', '--watch']],
  ['a day for what does not look at it', ['check', '--today', '2026-01-01']],
  ['a day that the calendar does not have', ['lint', '--today', '2026-02-30']],
  ['a day in other words', ['lint', '--today', 'today']],
  ['annotations of what has no findings', ['tokens', '--format', 'github']],
])('%s is exit status 2', async (_, words) => {
  const { status, out, err } = await toolwright('/nowhere', ...words);
  expect({ status, out }).toEqual({ status: 2, out: '' });
  expect(err).not.toBe('');
});

test('explain and help answer on the output', async () => {
  expect((await toolwright('/nowhere', 'explain', 't301')).out).toContain('T301 Unknown name');
  expect((await toolwright('/nowhere', '--help')).out).toContain('Usage: toolwright COMMAND');
});

test('--stats shows stages, lints, emitters, memory and sizes', async () => {
  await withProject('base', async (root) => {
    const { err } = await toolwright(root, 'gen', '--stats');
    const names = [...err.matchAll(/^ *[\d.]+ ms {2}(.*)$/gm)].map(([, name]) => name!);
    const stages = ['read', 'load', 'schema', 'resolve', 'compare', 'write'];
    const expected = [
      ...stages,
      ...lints.map(({ name }) => `lint ${name}`),
      ...emitters.map(({ name }) => `emit ${name}`),
    ];
    expect(names).toEqual(expect.arrayContaining(expected));
    expect(err).toMatch(/^ *[\d.]+ MB {2}memory at its peak$/m);

    const files = Object.entries(tree(root)).filter(([path]) => path !== 'generated/manifest.json');
    const kilobytes = files.reduce((sum, [, text]) => sum + Buffer.byteLength(text), 0) / 1000;
    const validators = tree(root)['generated/contract/weigh-rows/validators.js']!;
    expect(err).toContain(`${kilobytes.toFixed(1)} kB  generated per tool\n`);
    expect(Number(/([\d.]+) kB {2}of it validators/.exec(err)![1])).toBeGreaterThan(validators.length / 1000);
  });
});
