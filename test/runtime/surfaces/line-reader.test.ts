import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineReader } from '../../../runtime/surfaces/mcp/line-reader.ts';

function readAll(chunks: readonly string[], limit: number): string[] {
  const seen: string[] = [];
  const read = lineReader(limit, {
    onLine: (line) => seen.push(line),
    onTooLong: (start, end) => seen.push(`too long: ${start.slice(0, 4)}…${end.slice(-4)}`),
  });
  for (const chunk of chunks) read(Buffer.from(chunk));
  return seen;
}

test.each<[string, string[], number, string[]]>([
  ['lines in one chunk', ['a\nbc\n'], 9, ['a', 'bc']],
  ['a line in many chunks', ['a', 'b', 'c\n'], 9, ['abc']],
  ['a line without its end', ['a\nb'], 9, ['a']],
  ['empty lines', ['\n\n'], 9, ['', '']],
  ['a line at the limit', ['123\n'], 3, ['123']],
  ['a line over it', ['1234567890\nok\n'], 3, ['too long: 1234…7890', 'ok']],
  ['one over it in many chunks', ['12345', '6', '7', '8', '90', '\nok\n'], 3, ['too long: 1234…7890', 'ok']],
])('%s', (_case, chunks, limit, lines) => {
  expect(readAll(chunks, limit)).toEqual(lines);
});

test('however a text is cut into chunks, its lines are the same', () => {
  const text = fc.stringMatching(/^([aé€😀]{0,6}\n){0,6}$/u);
  fc.assert(
    fc.property(text, fc.array(fc.nat(40), { maxLength: 8 }), (given, cuts) => {
      const bytes = Buffer.from(given);
      const places = [0, ...cuts.map((cut) => cut % (bytes.length + 1)), bytes.length].toSorted(
        (a, b) => a - b,
      );
      const seen: string[] = [];
      const read = lineReader(1000, { onLine: (line) => seen.push(line), onTooLong: () => seen.push('!') });
      places.slice(1).forEach((end, at) => {
        read(bytes.subarray(places[at], end));
      });
      expect(seen).toEqual(given.split('\n').slice(0, -1));
    }),
  );
});
