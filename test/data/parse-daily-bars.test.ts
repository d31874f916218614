import { expect, test } from 'vitest';
import { parseDailyBars } from '../../src/data/parse-daily-bars.ts';

const HEADER = 'date,open,high,low,close,volume';
const FIRST = '2020-01-02,10,12,9,11,100';

test('reads the columns it needs by name', () => {
  const reading = parseDailyBars('volume,close,low,high,open,date\r\n5,11,9,12,10,2020-01-02\r\n');
  expect(reading).toEqual({
    kind: 'bars',
    bars: {
      dates: ['2020-01-02'],
      opens: Float64Array.of(10),
      highs: Float64Array.of(12),
      lows: Float64Array.of(9),
      closes: Float64Array.of(11),
    },
  });
});

test('a header alone is an empty table', () => {
  const reading = parseDailyBars(HEADER);
  expect(reading.kind === 'bars' && reading.bars.dates).toEqual([]);
});

test.each([
  ['date,open,high,low', FIRST, 1, 'the header has no column close'],
  [HEADER, '2020-01-02,10,12', 2, '3 cells where the header has 6'],
  [HEADER, `${FIRST}\n\n2020-01-03,10,12,9,11,1`, 3, '1 cells where the header has 6'],
  [HEADER, '2020-02-30,10,12,9,11,100', 2, 'the date 2020-02-30 is no calendar day'],
  [HEADER, '20200102,10,12,9,11,100', 2, 'the date 20200102 is no calendar day'],
  [HEADER, `${FIRST}\n${FIRST}`, 3, '2020-01-02 does not follow 2020-01-02'],
  [HEADER, `${FIRST}\n2020-01-01,10,12,9,11,100`, 3, '2020-01-01 does not follow 2020-01-02'],
  [HEADER, '2020-01-02,10,12,9,,100', 2, 'the close  is no price'],
  [HEADER, '2020-01-02,10,12,9,n/a,100', 2, 'the close n/a is no price'],
  [HEADER, '2020-01-02,10,Infinity,9,11,100', 2, 'the high Infinity is no price'],
  [HEADER, '2020-01-02,10,12,0,11,100', 2, 'the low 0 is no price'],
  [HEADER, '2020-01-02,10,10.5,9,11,100', 2, 'low 9 and high 10.5 do not enclose open 10 and close 11'],
  [HEADER, '2020-01-02,10,12,10.5,11,100', 2, 'low 10.5 and high 12 do not enclose open 10 and close 11'],
])('refuses %s | %s', (header, rows, line, problem) => {
  expect(parseDailyBars(`${header}\n${rows}\n`)).toEqual({
    kind: 'invalid',
    code: 'INVALID_BARS',
    line,
    problem,
  });
});
