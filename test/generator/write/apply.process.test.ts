import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OutputFile } from '../../../generator/emit/emitter.ts';
import { applyPlan, recover } from '../../../generator/write/apply.ts';
import { planWrite } from '../../../generator/write/plan.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'toolwright-write-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const read = (path: string): string | undefined =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;
const write = (...outputs: OutputFile[]) => applyPlan(root, planWrite(outputs, read));
const file = (name: string, text = `${name}\n`): OutputFile => ({ path: `generated/${name}`, text });

test('writes what is missing, keeps the times of what is right, removes what is stale with its folders', () => {
  expect(write(file('a.ts'), file('deep/er/b.ts'))).toBeUndefined();
  const before = statSync(join(root, 'generated/a.ts')).mtimeMs;
  writeFileSync(join(root, 'generated/mine.txt'), 'mine');
  expect(write(file('a.ts'), file('c.ts'))).toBeUndefined();
  expect(statSync(join(root, 'generated/a.ts')).mtimeMs).toBe(before);
  expect(readdirSync(join(root, 'generated')).sort()).toEqual(['a.ts', 'c.ts', 'manifest.json', 'mine.txt']);
});

/** A write that was killed after its journal stood and the first of two renames was made. */
function interrupted(): void {
  write(file('a.ts', 'old\n'), file('b.ts', 'old\n'), file('stale.ts'));
  const staging = join(root, 'generated/.staging');
  mkdirSync(staging);
  writeFileSync(join(root, 'generated/a.ts'), 'new\n');
  writeFileSync(join(staging, '1'), 'new\n');
  const journal = {
    renames: [
      { from: '0', to: 'generated/a.ts' },
      { from: '1', to: 'generated/b.ts' },
    ],
    removals: ['generated/stale.ts'],
  };
  writeFileSync(join(staging, 'journal.json'), JSON.stringify(journal));
}

test('an interrupted write is completed by the next command', () => {
  interrupted();
  expect(recover(root)).toBeUndefined();
  expect([read('generated/a.ts'), read('generated/b.ts'), read('generated/stale.ts')]).toEqual([
    'new\n',
    'new\n',
    undefined,
  ]);
  expect(existsSync(join(root, 'generated/.staging'))).toBe(false);
});

test('a write that never got as far as its journal leaves the old tree', () => {
  write(file('a.ts', 'old\n'));
  mkdirSync(join(root, 'generated/.staging'));
  writeFileSync(join(root, 'generated/.staging/0'), 'half');
  expect(recover(root)).toBeUndefined();
  expect(read('generated/a.ts')).toBe('old\n');
  expect(existsSync(join(root, 'generated/.staging'))).toBe(false);
});

test('a journal that reaches outside the tree is not followed', () => {
  mkdirSync(join(root, 'generated/.staging'), { recursive: true });
  writeFileSync(join(root, 'precious.txt'), 'precious');
  writeFileSync(
    join(root, 'generated/.staging/journal.json'),
    JSON.stringify({ renames: [], removals: ['generated/../precious.txt'] }),
  );
  expect(recover(root)).toBeUndefined();
  expect(read('precious.txt')).toBe('precious');
});

test.each([
  ['a removal outside of the tree', { renames: [], removals: ['generated/old.ts', 'precious.txt'] }],
  ['a rename out of the tree', { renames: [{ from: '0', to: 'precious.txt' }], removals: [] }],
  [
    'a rename of what was not staged',
    { renames: [{ from: '../../precious.txt', to: 'generated/x' }], removals: [] },
  ],
  ['a staged name with more in front', { renames: [{ from: '../../7', to: 'generated/x' }], removals: [] }],
  [
    'a staged name with more behind',
    { renames: [{ from: '0/../../../7', to: 'generated/x' }], removals: [] },
  ],
  [
    'one such among others',
    {
      renames: [
        { from: '0', to: 'generated/y' },
        { from: '../a', to: 'generated/x' },
      ],
      removals: [],
    },
  ],
  ['no journal at all', {}],
  ['another value', 5],
])('a journal with %s is cleared away as a whole', (_, journal) => {
  write(file('old.ts'));
  mkdirSync(join(root, 'generated/.staging'));
  for (const name of ['precious.txt', '7']) writeFileSync(join(root, name), 'precious');
  writeFileSync(join(root, 'generated/.staging/0'), 'staged');
  writeFileSync(join(root, 'generated/.staging/journal.json'), JSON.stringify(journal));
  expect(recover(root)).toBeUndefined();
  expect([read('precious.txt'), read('7'), read('generated/old.ts')]).toEqual([
    'precious',
    'precious',
    'old.ts\n',
  ]);
  expect(readdirSync(join(root, 'generated')).sort()).toEqual(['manifest.json', 'old.ts']);
});

test('more than ten files are renamed', () => {
  const files = Array.from({ length: 12 }, (_, index) => file(`f${index}.ts`));
  expect(write(...files)).toBeUndefined();
  expect(readdirSync(join(root, 'generated'))).toHaveLength(13);
});

test('the last file of the tree may go, and the folder stays', () => {
  write(file('a/b.ts'));
  expect(write()).toBeUndefined();
  expect(readdirSync(join(root, 'generated'))).toEqual(['manifest.json']);
});

test('a plan with nothing to do touches nothing', () => {
  const plan = planWrite([], () => undefined);
  expect(applyPlan(root, { ...plan, missing: [] })).toBeUndefined();
  expect(existsSync(join(root, 'generated'))).toBe(false);
});

test('what is stale behind a link out of the tree is not removed', () => {
  write(file('deep/a.ts'), file('b.ts'));
  const outside = mkdtempSync(join(tmpdir(), 'toolwright-outside-'));
  renameSync(join(root, 'generated/deep/a.ts'), join(outside, 'a.ts'));
  rmSync(join(root, 'generated/deep'), { recursive: true });
  symlinkSync(outside, join(root, 'generated/deep'));
  expect(write(file('b.ts', 'new\n'))).toEqual({
    path: 'generated/deep',
    problem: 'a symbolic link stands there',
  });
  expect(existsSync(join(outside, 'a.ts'))).toBe(true);
  expect(read('generated/b.ts')).toBe('b.ts\n');
  rmSync(outside, { recursive: true });
});

test.each([
  [
    'a folder where a file should be',
    () => mkdirSync(join(root, 'generated/a.ts'), { recursive: true }),
    { path: 'generated/a.ts', problem: 'it is not a file' },
  ],
  [
    'a file where a folder should be',
    () => writeFileSync(join(root, 'generated'), ''),
    { path: 'generated', problem: 'it is not a folder' },
  ],
  [
    'a link out of the tree',
    () => {
      mkdirSync(join(root, 'elsewhere'));
      symlinkSync(join(root, 'elsewhere'), join(root, 'generated'));
    },
    { path: 'generated', problem: 'a symbolic link stands there' },
  ],
])('%s is a finding, and nothing is written', (_, prepare, failure) => {
  prepare();
  const outputs = [file('a.ts'), file('b.ts')];
  const plan = planWrite(outputs, () => undefined);
  expect(applyPlan(root, plan)).toEqual(failure);
  expect(read('generated/b.ts')).toBeUndefined();
});

test('what the file system refuses is a value, and the old tree stands', () => {
  write(file('a.ts', 'old\n'));
  const tooLong = file(`${'x'.repeat(300)}.ts`);
  const failure = write(file('a.ts', 'new\n'), tooLong);
  expect(failure?.problem).toBe('ENAMETOOLONG, name too long');
  expect(existsSync(join(root, 'generated/.staging'))).toBe(false);
  expect(read('generated/a.ts')).toBe('old\n');
});
