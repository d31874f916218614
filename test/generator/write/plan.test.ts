import { expect, test } from 'vitest';
import { isOwnedPath, MANIFEST_PATH, manifestOf, parseManifest } from '../../../generator/write/manifest.ts';
import { isUpToDate, planWrite, summary, type WritePlan } from '../../../generator/write/plan.ts';

const a = { path: 'generated/a.ts', text: 'a\n' };
const b = { path: 'generated/b.ts', text: 'b\n' };

/** A disk that holds these files and the manifest that lists them. */
function disk(...files: readonly { path: string; text: string }[]): (path: string) => string | undefined {
  const texts = new Map([...files, manifestOf(files)].map(({ path, text }) => [path, text]));
  return (path) => texts.get(path);
}

test('nothing to do where disk and outputs agree', () => {
  const plan = planWrite([b, a], disk(a, b));
  expect(isUpToDate(plan)).toBe(true);
  expect(plan.unchanged).toBe(3);
  expect(plan.paths).toEqual(['generated/a.ts', 'generated/b.ts', MANIFEST_PATH]);
});

test('missing, modified and stale files are told apart', () => {
  const plan = planWrite(
    [
      { ...a, text: 'new\n' },
      { path: 'generated/c.ts', text: 'c\n' },
    ],
    disk(a, b),
  );
  expect(plan.missing.map(({ path }) => path)).toEqual(['generated/c.ts']);
  expect(plan.modified.map(({ path, before }) => [path, before.split('\n')[0]])).toEqual([
    ['generated/a.ts', 'a'],
    [MANIFEST_PATH, '{'],
  ]);
  expect(plan.stale).toEqual(['generated/b.ts']);
  expect(plan.unchanged).toBe(0);
});

test('what is left alone is counted', () => {
  const c = { path: 'generated/c.ts', text: 'c\n' };
  const plan = planWrite([a, b, { ...c, text: 'new\n' }, { ...c, path: 'generated/d.ts' }], disk(a, b, c));
  expect([plan.missing.length, plan.modified.length, plan.unchanged]).toEqual([1, 2, 2]);
});

test('what was done is told in numbers: what is new or another is written', () => {
  const c = { path: 'generated/c.ts', text: 'c\n' };
  const plan = planWrite([{ ...a, text: 'new\n' }, c], disk(a, b));
  expect(summary(plan)).toMatch(/^wrote 3, removed 1, left 0 as they were\n?$/);
});

test.each<[string, Partial<WritePlan>]>([
  ['a missing file', { missing: [a] }],
  ['a modified file', { modified: [{ ...a, before: '' }] }],
  ['a stale file', { stale: [a.path] }],
  ['one of each', { missing: [a], modified: [{ ...b, before: '' }], stale: ['generated/c.ts'] }],
  ['as many stale as missing', { missing: [a], stale: ['generated/c.ts'] }],
  ['as many modified as missing', { missing: [a], modified: [{ ...b, before: '' }] }],
])('%s is something to do', (_, changes) => {
  expect(isUpToDate({ missing: [], modified: [], stale: [], unchanged: 0, paths: [], ...changes })).toBe(
    false,
  );
});

test('stale files come in the order of their paths, once they are there', () => {
  const c = { path: 'generated/c.ts', text: 'c\n' };
  const holding = disk(c, b, a);
  const read = (path: string) => (path === b.path ? undefined : holding(path));
  expect(planWrite([], read).stale).toEqual(['generated/a.ts', 'generated/c.ts']);

  // A merge may have left the manifest's lines in another order.
  const merged = '{"files": {"generated/c.ts": "x", "generated/a.ts": "x"}}';
  const unordered = (path: string) => (path === MANIFEST_PATH ? merged : holding(path));
  expect(planWrite([], unordered).stale).toEqual(['generated/a.ts', 'generated/c.ts']);
});

test('a manifest of nothing lists nothing', () => {
  expect(manifestOf([]).text).toBe('{\n  "files": {}\n}\n');
});

test('a manifest lists its files in the order of their paths', () => {
  expect(Object.keys((JSON.parse(manifestOf([b, a]).text) as { files: object }).files)).toEqual([
    a.path,
    b.path,
  ]);
});

test.each([
  'generated/./a.ts',
  'generated//a.ts',
  'generated/a/',
  'generated/../a.ts',
  'src/a.ts',
  'src/generated/a.ts',
  'generated',
])('%s is no path of a generated file', (path) => {
  expect(isOwnedPath(path)).toBe(false);
});

test('a file that no manifest lists is never stale', () => {
  const foreign = (path: string) => (path === 'generated/mine.ts' ? 'mine\n' : undefined);
  expect(planWrite([a], foreign).stale).toEqual([]);
});

test.each([
  ['no manifest', undefined, []],
  ['a damaged one', '{', []],
  ['one of another shape', '{"files": 5}', []],
  ['paths outside the tree', '{"files": {"src/a.ts": "x", "generated/../src/a.ts": "x", "/etc/a": "x"}}', []],
  ['a digest that is no text', '{"files": {"generated/a.ts": 5}}', []],
  ['owned files', '{"files": {"generated/a.ts": "x"}}', ['generated/a.ts']],
])('a manifest is believed about what it can own: %s', (_, text, owned) => {
  expect([...parseManifest(text).keys()]).toEqual(owned);
});
