import { expect, test } from 'vitest';
import { formatPath, outermostKey, type Path } from '../../runtime/path.ts';

test.each([
  [['matrix', 3, 17], 'matrix[3][17]'],
  [['options', 'mode'], 'options.mode'],
  [['odd', 'a key'], 'odd["a key"]'],
  [[], ''],
])('%j reads %s', (keys, text) => {
  const path = keys.reduce<Path>((parent, key) => ({ parent, key }), null);
  expect(formatPath(path)).toBe(text);
  expect(outermostKey(path)).toBe(keys[0] ?? null);
});
