import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { foldName, nameProblem, stemOf } from '../../src/configs/config-name.ts';

describe('a plain file name', () => {
  it.each([
    'slow-cross',
    'Slow Cross 2',
    'slow.cross',
    'slow-cross.json',
    'é',
    '策略',
    'console',
    'com10',
    'x'.repeat(200),
  ])('%s is one', (name) => {
    expect(nameProblem(name)).toBeNull();
  });

  it.each([
    ['/etc/passwd', 'absolute path'],
    ['\\\\host\\share', 'absolute path'],
    ['a/b', 'directory part'],
    ['a\\b', 'directory part'],
    ['..', '".."'],
    ['a..b', '".."'],
    ['c:a', '":"'],
    ['a.json:stream', '":"'],
    ['a\u0000b', 'control character'],
    ['a\nb', 'control character'],
    ['a\u202Eb', 'control character'],
    ['a\uD800', 'control character'],
    ['a*', '< > "'],
    ['', 'empty'],
    ['.json', 'empty'],
    ['  ', 'empty'],
    [' .json', 'empty'],
    ['.hidden', 'begins with a dot'],
    ['a ', 'space'],
    [' a', 'space'],
    ['a. ', 'space'],
    ['a.', 'dot'],
    ['con', 'device'],
    ['NUL.json', 'device'],
    ['Aux.backup.json', 'device'],
    ['com1', 'device'],
    ['LPT².txt', 'device'],
    ['CONIN$', 'device'],
    ['é'.repeat(101), '200 bytes'],
  ])('%j is none', (name, why) => {
    expect(nameProblem(name)).toContain(why);
  });
});

test('what is taken never leaves a folder, and folds to one name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      if (nameProblem(name) !== null) return;
      expect(stemOf(name)).not.toMatch(/[/\\:\0]|\.\.|^\.|^$/);
      expect(foldName(foldName(name))).toBe(foldName(name));
    }),
  );
});

test('names that some system takes for one fold to one', () => {
  expect(foldName('Slow-CROSS')).toBe(foldName('slow-cross'));
  expect(foldName('caf\u00e9')).toBe(foldName('CAFE\u0301'));
  expect(foldName('stra\u00dfe')).toBe(foldName('STRASSE'));
});
