import { expect, test } from 'vitest';
import { parseCampaign } from '../../src/census/campaign.ts';

const lines = (...texts: readonly string[]) => texts.join('\n');
const NAME = 'Campaign: momentum-2027';
const TAPES = 'Tapes: us-large 40, us-small 25';
const SELECTED = 'Selected: deflatedSharpeRatio >= 0.95, probabilityOfBacktestOverfitting < 0.2';
const CANDIDATE = 'Candidate: deflatedSharpeRatio >= 0.5';

test('four lines declare a campaign, and what follows is for the reader', () => {
  const half = { measure: 'deflatedSharpeRatio', comparison: '>=', value: 0.5 };
  expect(parseCampaign(lines(NAME, TAPES, SELECTED, CANDIDATE, '', 'Configuration SHA-256: abc'))).toEqual({
    name: 'momentum-2027',
    universes: [
      { universe: 'us-large', tapes: 40 },
      { universe: 'us-small', tapes: 25 },
    ],
    selected: [
      { ...half, value: 0.95 },
      { measure: 'probabilityOfBacktestOverfitting', comparison: '<', value: 0.2 },
    ],
    candidate: [half],
  });
});

test('other criteria are none of a campaign', () => {
  expect(parseCampaign('A Sharpe ratio above 0.5.')).toBeUndefined();
  expect(parseCampaign('The campaign: none')).toBeUndefined();
});

test.each<[criteria: string, line: number, problem: string]>([
  ['Campaign: Momentum', 1, '"Momentum" is no name of lower-case letters, digits and hyphens'],
  [
    `Campaign: ${'a'.repeat(41)}`,
    1,
    `"${'a'.repeat(41)}" is no name of lower-case letters, digits and hyphens`,
  ],
  [NAME, 2, 'it does not begin with "Tapes:"'],
  [lines(NAME, SELECTED), 2, 'it does not begin with "Tapes:"'],
  [lines(NAME, 'Tapes:'), 2, '"" is no universe and number of tapes, such as "us-large 40"'],
  [
    lines(NAME, 'Tapes: us-large 0'),
    2,
    '"us-large 0" is no universe and number of tapes, such as "us-large 40"',
  ],
  [lines(NAME, 'Tapes: us 1e3'), 2, '"us 1e3" is no universe and number of tapes, such as "us-large 40"'],
  [lines(NAME, 'Tapes: us/a 3'), 2, '"us/a 3" is no universe and number of tapes, such as "us-large 40"'],
  [lines(NAME, 'Tapes: us 3, us 4'), 2, 'us is there twice'],
  [
    lines(NAME, TAPES, 'Selected: sharpe >= 1'),
    3,
    expect.stringContaining('does not read sharpe; it reads defl'),
  ],
  [lines(NAME, TAPES, 'Selected: toString > 1'), 3, expect.stringContaining('does not read toString')],
  [
    lines(NAME, TAPES, 'Selected: nObs = 1'),
    3,
    '"nObs = 1" is no condition, such as "deflatedSharpeRatio >= 0.95"',
  ],
  [lines(NAME, TAPES, 'Selected:'), 3, '"" is no condition, such as "deflatedSharpeRatio >= 0.95"'],
  [lines(NAME, TAPES, SELECTED), 4, 'it does not begin with "Candidate:"'],
] as const)('%j can not be read', (criteria, line, problem) => {
  expect(parseCampaign(criteria)).toEqual({ line, problem });
});
