import { expect, test } from 'vitest';
import { driftAnnotations, driftPaths, renderDrift } from '../../../generator/write/drift.ts';
import type { WritePlan } from '../../../generator/write/plan.ts';

const nothing: WritePlan = { missing: [], modified: [], stale: [], unchanged: 0, paths: [] };

test('each file is named with how it differs, and what to do', () => {
  const plan: WritePlan = {
    ...nothing,
    modified: [{ path: 'generated/a.ts', before: 'a\n', text: 'b\n' }],
    missing: [{ path: 'generated/b.ts', text: 'b\n' }],
    stale: ['generated/c.ts'],
  };
  expect(renderDrift(plan)).toBe(
    [
      'modified generated/a.ts',
      '--- generated/a.ts (on disk)',
      '+++ generated/a.ts (from the specs)',
      '@@ -1,2 +1,2 @@',
      '-a',
      '+b',
      'missing  generated/b.ts',
      'stale    generated/c.ts',
      '3 generated files out of date: run toolwright gen',
      '',
    ].join('\n'),
  );
});

const each: WritePlan = {
  ...nothing,
  modified: [{ path: 'generated/a.ts', before: 'a\n', text: 'b\n' }],
  missing: [{ path: 'generated/b.ts', text: 'b\n' }],
  stale: ['generated/c.ts'],
};

test('the files are told apart for a program', () => {
  expect(driftPaths(each)).toEqual({
    modified: ['generated/a.ts'],
    missing: ['generated/b.ts'],
    stale: ['generated/c.ts'],
  });
});

test('a pull request is annotated at each file', () => {
  const way = 'run toolwright gen and commit what it writes.';
  const place = 'line=1,col=1,endLine=1,title=out of date';
  expect(driftAnnotations(each)).toBe(
    [
      `::error file=generated/a.ts,${place}::The specs give another text: ${way}\n`,
      `::error file=generated/b.ts,${place}::The specs give this file, which is not there: ${way}\n`,
      `::error file=generated/c.ts,${place}::The specs give no such file any more: ${way}\n`,
    ].join(''),
  );
});

test('one file is one file', () => {
  expect(renderDrift({ ...nothing, stale: ['generated/c.ts'] })).toBe(
    'stale    generated/c.ts\n1 generated file out of date: run toolwright gen\n',
  );
});

test.each([
  [58, 0],
  [59, 1],
  [200, 142],
])('of a difference of %i lines all but %i are shown', (count, hidden) => {
  const text = Array.from({ length: count }, (_, index) => `${index}\n`).join('');
  const plan = { ...nothing, modified: [{ path: 'generated/a.ts', before: '', text }] };
  const lines = renderDrift(plan).split('\n');
  const more = lines.filter((line) => line.startsWith('... '));
  expect(more).toEqual(hidden === 0 ? [] : [`... ${hidden} more line${hidden === 1 ? '' : 's'}`]);
  expect(lines.filter((line) => line.startsWith('+') && !line.startsWith('+++'))).toHaveLength(
    hidden === 0 ? count : 59,
  );
});

test('a long line is cut around where it begins to differ, and others behind their beginning', () => {
  const line = (word: string) => `${'x'.repeat(3_000)}${word}${'y'.repeat(3_000)}\n`;
  const modified = [
    {
      path: 'generated/contract.lock.json',
      before: `${line('')}${line('old')}z\n`,
      text: `${line('')}${line('new')}${line('beside')}z\n`,
    },
  ];
  const lines = renderDrift({ ...nothing, modified }).split('\n');
  const cut = (head: string, middle: string, width: number) =>
    `${head}${middle}${'y'.repeat(width - middle.length)}…`;
  expect(lines.slice(4, -2)).toEqual([
    ` ${'x'.repeat(160)}…`,
    cut('-…', `${'x'.repeat(40)}old`, 160),
    cut('+…', `${'x'.repeat(40)}new`, 160),
    `+${'x'.repeat(160)}…`,
    ' z',
  ]);
});

test('of many files the first differences are shown, and of the manifest none beside others', () => {
  const text = Array.from({ length: 100 }, (_, index) => `${index}\n`).join('');
  const paths = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `generated/${name}.ts`);
  const modified = [...paths, 'generated/manifest.json'].map((path) => ({ path, before: '', text }));
  const lines = renderDrift({ ...nothing, modified }).split('\n');
  expect(lines.filter((line) => line.startsWith('+++')).map((line) => line.slice(4, 18))).toEqual(
    paths.slice(0, 4).map((path) => path),
  );
  expect(lines.filter((line) => line.startsWith('modified '))).toHaveLength(7);
  expect(lines.length).toBeLessThan(270);
  expect(renderDrift({ ...nothing, modified: modified.slice(-2) })).not.toContain(
    '+++ generated/manifest.json',
  );
  const alone = renderDrift({ ...nothing, modified: modified.slice(-1) });
  expect(alone).toContain('+++ generated/manifest.json');
});
