import { expect, test } from 'vitest';
import { findingsIn, GLOSSARY, policies, REFUSALS, SERVER, TOOL, TYPES } from './lint-specs.ts';

const advising = policies('{ adviceWords: [recommend, should buy] }');

test.each([
  ['a summary', TOOL, 'What the rows weigh together.', 'It recommends rows.', '5:13', 'summary'],
  ['an argument', TOOL, 'Weights of the rows.', 'You should  buy rows.', '15:22', 'description'],
  ['a refusal', TOOL, 'Pass fewer rows.', 'We recommend less.', '39:17', 'recover'],
  ['a guarantee', TOOL, 'The factor multiplies.', 'Recommend it.', '42:11', 'says'],
  ['an example', TOOL, 'They weigh three.', 'Recommend it.', '53:12', 'reads'],
  ['a type', TYPES, 'Something with rows.', 'Recommend it.', '8:16', 'description'],
  ['a term', GLOSSARY, 'Weight with the packaging.', 'Recommend it.', '3:15', 'definition'],
  ['a shared refusal', REFUSALS, 'Correct it.', 'Recommend it.', '4:12', 'recover'],
  ['the instructions', SERVER, 'Weigh, then read the warnings.', 'Recommend it.', '5:15', 'instructions'],
])('finds advice in %s', async (_, file, from, to, at, key) => {
  expect(await findingsIn([advising, [file, from, to]], 'advice-words')).toEqual([
    expect.stringMatching(`^${file}:${at} T512 the text of \`${key}\` uses "(recommend|should buy)"`),
  ]);
});

const prompt = `weigh:
  title: Weigh
  description: What to recommend.
  arguments: { rows: { description: Rows that you should buy. } }
  text: We recommend {rows}.
`;

test.each([
  [
    'a prompt',
    ['specs/prompts.yaml', '', prompt],
    ['prompts.yaml:3:24', 'prompts.yaml:4:51', 'prompts.yaml:5:12'],
  ],
  [
    'a group of arguments',
    ['specs/groups.yaml', '', 'one:\n  two: { type: number, description: We recommend it. }\n'],
    ['groups.yaml:2:40'],
  ],
  [
    'a deprecation',
    [TOOL, 'toolset: demo', 'toolset: demo\ndeprecated: { since: 1.0.0, because: We recommend another. }'],
    ['tools/demo/weigh_rows.yaml:4:41'],
  ],
] as const)('finds advice in %s', async (_, edit, places) => {
  const found = await findingsIn([advising, edit], 'advice-words');
  expect(found.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual(
    places.map((place) => `specs/${place} T512`),
  );
});

test.each([
  ['part of a longer word', [advising, [TOOL, 'They weigh three.', 'Unrecommendable.']]],
  ['what a caller sends', [advising, [TOOL, 'valuesFrom: scales', 'enum: [big, recommend]']]],
  ['any word, where no policy names one', [[TOOL, 'They weigh three.', 'Recommend it.']]],
] as const)('leaves %s', async (_, edits) => {
  expect(await findingsIn(edits, 'advice-words')).toEqual([]);
});
