import { expect, test } from 'vitest';
import { MANIFEST_PATH, manifestOf, parseManifest } from '../../../generator/write/manifest.ts';
import { isUpToDate, planWrite } from '../../../generator/write/plan.ts';

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
  ['owned files', '{"files": {"generated/a.ts": "x"}}', ['generated/a.ts']],
])('a manifest is believed about what it can own: %s', (_, text, owned) => {
  expect([...parseManifest(text).keys()]).toEqual(owned);
});
