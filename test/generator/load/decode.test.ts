import { expect, test } from 'vitest';
import { decode } from '../../../generator/load/decode.ts';

const bytes = (...parts: readonly (string | number)[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from([part]))));

test.each<[string, Buffer]>([
  ['nothing', bytes()],
  ['text of all lengths', bytes('aé€😀')],
  ['a byte order mark', bytes('\uFEFFa')],
  ['a replacement character that is written', bytes('a\uFFFDb')],
])('%s is UTF-8', (_, file) => {
  expect(decode('a.yaml', file)).toEqual({ path: 'a.yaml', text: file.toString('utf8') });
});

test.each<[string, Buffer, { byte: number; index: number }]>([
  ['a byte of Latin-1', bytes('M', 0xfc, 'nchen'), { byte: 1, index: 1 }],
  ['UTF-16', bytes(0xff, 0xfe, 'a', 0), { byte: 0, index: 0 }],
  ['half a character at the end', bytes('😀', 0xe2, 0x82), { byte: 4, index: 2 }],
  ['a byte after a written replacement character', bytes('\uFFFD', 0x80), { byte: 3, index: 1 }],
  ['a lone surrogate', bytes('é', 0xed, 0xa0, 0x80), { byte: 2, index: 1 }],
  ['what begins like a replacement character', bytes('a', 0xef, 0xbf, 'b'), { byte: 1, index: 1 }],
])('%s is not UTF-8, and the place is known', (_, file, notUtf8) => {
  expect(decode('a.yaml', file).notUtf8).toEqual(notUtf8);
});
