import { expect, test } from 'vitest';
import { cleanText, sameWords } from '../../../generator/adopt/clean-text.ts';
import { isAllowedAddress, LINK_ADDRESS } from '../../../generator/model/link-address.ts';

test.each([
  ['a link of another scheme', 'See [the site](http://a.example/b).', 'See [the site] (http://a.example/b).'],
  [
    'one in angle brackets',
    'See [it](<http://a.example>), <mailto:a@b.example>.',
    'See [it] (< http://a.example>), < mailto:a@b.example>.',
  ],
  ['a link that runs something', '[x](javascript:alert(1))', '[x] (javascript:alert(1))'],
  ['a link of https', 'See [it](https://a.example).', 'See [it](https://a.example).'],
  ['a path and a place', '[a](/tools/) [b](#c)', '[a](/tools/) [b](#c)'],
  ['what only looks like one', 'a < b, list[0](x), 3 <4:', 'a < b, list[0](x), 3 <4:'],
])('%s', (_, text, clean) => {
  expect(cleanText(text)).toBe(clean);
  expect(sameWords(text, clean)).toBe(true);
  expect([...clean.matchAll(LINK_ADDRESS)].every(([, address]) => isAllowedAddress(address!))).toBe(true);
});
