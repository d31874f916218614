import { expect, test } from 'vitest';
import { phraseFinder } from '../../../generator/lint/words.ts';

const find = phraseFinder([
  ['Sharpe', 'alias'],
  ['Sharpe ratio', 'title'],
  ["Lo's correction", 'apostrophe'],
  ['PBO', 'capitals'],
  ['positive_pct', 'underscore'],
  ['pbo', 'second'],
  ['--', 'no word'],
]);

test.each([
  ['the Sharpe, alone', ['alias: Sharpe']],
  ['SHARPE RATIOS and a sharpe', ['title: SHARPE RATIOS', 'alias: sharpe']],
  ['the Sharpe\n  ratio', ['title: Sharpe\n  ratio']],
  ['a sharper ratio, Sharpened', []],
  ["by Lo's correction", ["apostrophe: Lo's correction"]],
  ['the pbos', ['capitals: pbos']],
  ['positive_pct of my_positive_pct', ['underscore: positive_pct']],
  ['', []],
])('in "%s"', (text, expected) => {
  expect(find(text).map(({ start, end, value }) => `${value}: ${text.slice(start, end)}`)).toEqual(expected);
});
