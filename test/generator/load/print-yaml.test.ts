import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CommentedMap, printYaml } from '../../../generator/load/print-yaml.ts';
import { readYaml } from '../../../generator/load/read-yaml.ts';

test('what is left to do stands above it, on its own line', () => {
  const map = new CommentedMap([
    { key: 'a', value: new CommentedMap([{ key: 'b', value: [1, 2], todos: ['say\nwhy: x'] }]) },
    { key: 'c', value: [new CommentedMap([{ key: 'd', value: 'one\n\ntwo' }])] },
  ]);
  expect(printYaml(map, ['From # here\u2028there.'])).toBe(
    '# From # here there.\na:\n  # TODO: say why: x\n  b: [ 1, 2 ]\nc:\n  - d: |-\n      one\n\n      two\n',
  );
});

test('it is read as it was given, whatever the texts', () => {
  const text = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(fc.dictionary(text, fc.oneof(text, fc.integer(), fc.array(text))), text, (value, comment) => {
      const entries = Object.entries(value).map(([key, member]) => ({
        key,
        value: member,
        todos: [comment],
      }));
      expect(readYaml(printYaml(new CommentedMap(entries), [comment]))).toEqual(value);
    }),
  );
});
