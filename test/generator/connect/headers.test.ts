import { expect, test } from 'vitest';
import { readHeaders, redactor, shownAddress } from '../../../generator/connect/headers.ts';

const environment = { TOKEN: 'abc-123-def', SHORT: '1', EMPTY: '', LINES: 'one\ntwo-secret' };

test.each<[string, string[], unknown]>([
  ['nothing', [], { entries: {}, secrets: [] }],
  ['plain words', ['X-Tenant: blue whale'], { entries: { 'x-tenant': 'blue whale' }, secrets: [] }],
  [
    'a variable, whatever the header',
    [`x-tenant: a/\${TOKEN}/\${SHORT}`],
    { entries: { 'x-tenant': 'a/abc-123-def/1' }, secrets: ['abc-123-def'] },
  ],
  [
    'a credential as it stands',
    ['Authorization: Bearer abcdefgh'],
    { entries: { authorization: 'Bearer abcdefgh' }, secrets: ['Bearer abcdefgh', 'abcdefgh'] },
  ],
  ['no value', ['authorization:'], '--header authorization: no header may have such a value.'],
  ['no name', [': a'], '--header takes NAME: VALUE.'],
  ['no header', ['authorization Bearer'], '--header takes NAME: VALUE.'],
  ['the same twice', ['a: b', 'A: c'], '--header A is given twice.'],
  ['one of the protocol', ['Accept: text/html'], '--header Accept: the protocol says what stands there.'],
  ['a variable that is not set', [`a: \${NONE}`], '--header a: the environment has no NONE.'],
  ['a variable that is empty', [`a: \${EMPTY}`], '--header a: the environment has no EMPTY.'],
  ['two lines, which are not told', [`a: \${LINES}`], '--header a: no header may have such a value.'],
])('%s', (_, lines, expected) => {
  expect(readHeaders(lines, environment)).toEqual(expected);
});

test('a secret is nowhere in what a server says, neither in JSON nor within another', () => {
  const redacted = redactor(['pass"word', 'my pass"word']);
  expect(redacted('{"a":"my pass\\"word","b":"pass\\"word"} pass"word')).toBe(
    '{"a":"[redacted]","b":"[redacted]"} [redacted]',
  );
});

test('an address is shown without what its query holds', () => {
  expect(shownAddress('https://a.example/mcp?key=secret&key=two&x=1#top')).toBe(
    'https://a.example/mcp?key=...&x=...#top',
  );
});
