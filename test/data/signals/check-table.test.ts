import fc from 'fast-check';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { expect, test } from 'vitest';
import { checkTable } from '../../../src/data/signals/check-table.ts';
import type { ImportDefinitions } from '../../../src/data/signals/definitions.ts';
import { findingText } from '../../../src/data/signals/finding.ts';
import { readRawTable } from '../../../src/data/signals/raw-table.ts';

const SESSIONS = ['2020-01-02', '2020-01-03', '2020-01-06', '2020-01-07', '2020-01-08'];

const signal = {
  meaning: 'm',
  unit: 'points',
  computed: 'c',
  unreliable: 'u',
  known: 'at the close',
  trust: 1,
  bins: [],
} as const;
const DEFINITIONS: ImportDefinitions = {
  dateColumn: 'day',
  signals: [
    { ...signal, name: 'level', column: 'level', kind: 'number', tags: [] },
    { ...signal, name: 'mood', column: 'mood', kind: 'category', tags: ['GLAD', 'SAD'] },
  ],
};

const csv = (...rows: readonly string[]) =>
  new TextEncoder().encode(['day,level,mood', ...rows, ''].join('\n'));

async function check(bytes: Uint8Array) {
  const { columns, findings } = checkTable(await readRawTable(bytes), DEFINITIONS, SESSIONS);
  return { columns, findings: findings.map(findingText) };
}

test('a sound file is read as it is', async () => {
  const { columns, findings } = await check(
    csv('2020-01-02,1.5,GLAD', '2020-01-03,-2e1,SAD', '2020-01-06,0,"SAD"'),
  );
  expect(findings).toEqual([]);
  expect(columns).toEqual({
    dates: ['2020-01-02', '2020-01-03', '2020-01-06'],
    values: { level: [1.5, -20, 0], mood: ['GLAD', 'SAD', 'SAD'] },
  });
});

const FIRST = '2020-01-02,1,GLAD';

test.each<[string, readonly string[], readonly string[]]>([
  ['a day twice', [FIRST, FIRST], ['error, row 3, day: 2020-01-02 is there twice, first in row 2']],
  [
    'days out of order',
    ['2020-01-03,1,GLAD', FIRST],
    ['error, row 3, day: 2020-01-02 comes after 2020-01-03; rows must be oldest first'],
  ],
  [
    'a time zone',
    ['2020-01-02T16:00:00-05:00,1,GLAD'],
    [
      'error, row 2, day: "2020-01-02T16:00:00-05:00" carries a time or a time zone; give the trading day alone',
    ],
  ],
  [
    'another form of day',
    ['01/02/2020,1,GLAD'],
    ['error, row 2, day: "01/02/2020" is no day written YYYY-MM-DD'],
  ],
  [
    'a day that is none',
    ['2020-02-30,1,GLAD'],
    ['error, row 2, day: "2020-02-30" is no day written YYYY-MM-DD'],
  ],
  ['no day', [',1,GLAD'], ['error, row 2, day: the day is empty']],
  ['text in numbers', ['2020-01-02,high,GLAD'], ['error, row 2, level: "high" is no number']],
  [
    'a thousands separator',
    ['2020-01-02,"1,200.5",GLAD'],
    ['error, row 2, level: "1,200.5" has a thousands separator'],
  ],
  ['a decimal comma', ['2020-01-02,"1,2",GLAD'], ['error, row 2, level: "1,2" is no number']],
  ['a space in a number', ['2020-01-02, 1,GLAD'], ['error, row 2, level: " 1" is no number']],
  ['not a number', ['2020-01-02,NaN,GLAD'], ['error, row 2, level: "NaN" is not a finite number']],
  ['an infinity', ['2020-01-02,-inf,GLAD'], ['error, row 2, level: "-inf" is not a finite number']],
  [
    'beyond floating point',
    ['2020-01-02,1e999,GLAD'],
    ['error, row 2, level: Infinity is not a finite number'],
  ],
  ['an unknown word', ['2020-01-02,1,glad'], ['error, row 2, mood: "glad" is none of GLAD, SAD']],
  ['too few cells', ['2020-01-02,1'], ['error, row 2: 2 cells where the header has 3']],
  [
    'an open quote',
    ['2020-01-02,"1,GLAD'],
    ['error, row 2: Quote Not Closed: the parsing is finished with an opening quote at line 2'],
  ],
  [
    'no day of history',
    ['1999-12-31,1,GLAD'],
    ["error: no row lies within the market's history, 2020-01-02 to 2020-01-08"],
  ],
  ['nothing but a header', [], ['error: no row follows the header']],
  ['an empty cell', ['2020-01-02,,GLAD'], ['note, row 2, level: empty: the value is missing']],
  [
    'a gap',
    [FIRST, '2020-01-07,1,SAD'],
    [
      'note, row 2: no row for the session 2020-01-03, which would follow',
      'note, row 2: no row for the session 2020-01-06, which would follow',
    ],
  ],
  [
    'a weekend',
    [FIRST, '2020-01-03,1,SAD', '2020-01-04,1,SAD'],
    ['note, row 4: 2020-01-04 is no session of the market and is not used'],
  ],
  [
    'days outside history',
    ['2019-12-31,1,SAD', FIRST, '2020-01-03,1,SAD'],
    ["note: 1 rows lie outside the market's history, 2020-01-02 to 2020-01-08, and are not used"],
  ],
  [
    'an empty line, which is no row',
    [FIRST, '', '2020-01-03,x,SAD'],
    ['error, row 4, level: "x" is no number'],
  ],
])('%s', async (_, rows, expected) => {
  expect((await check(csv(...rows))).findings).toEqual(expected);
});

test.each<[string, Uint8Array, readonly string[]]>([
  [
    'a byte order mark',
    Uint8Array.of(0xef, 0xbb, 0xbf, ...csv(FIRST)),
    ['note, row 1: the file begins with a byte order mark, which is no part of the header'],
  ],
  ['no UTF-8', Uint8Array.of(0x64, 0xff), ['error: the file is not UTF-8 text']],
  ['nothing', new Uint8Array(), ['error: the file is empty']],
  [
    'two columns of one name',
    new TextEncoder().encode('day,level,level\n'),
    ['error, row 1: two columns are named "level"'],
  ],
  [
    'columns that are not there',
    new TextEncoder().encode('day,mood\n'),
    ['error, level: no such column; there are day, mood'],
  ],
])('a file with %s', async (_, bytes, expected) => {
  expect((await check(bytes)).findings).toEqual(expected);
});

test('a Parquet file is read by its types', async () => {
  const date = (day: string) => new Date(`${day}T00:00:00Z`);
  const bytes = new Uint8Array(
    parquetWriteBuffer({
      columnData: [
        {
          name: 'day',
          data: [date('2020-01-02'), date('2020-01-03'), new Date('2020-01-06T21:00:00Z')],
          type: 'TIMESTAMP',
        },
        { name: 'level', data: [1.5, null, Number.POSITIVE_INFINITY], type: 'DOUBLE', nullable: true },
        { name: 'mood', data: ['GLAD', 'SAD', 'sad'], type: 'STRING' },
      ],
    }),
  );
  expect((await check(bytes)).findings).toEqual([
    'error, row 3, day: 2020-01-06T21:00:00.000Z carries a time or a time zone; give the trading day alone',
    'note, row 2, level: empty: the value is missing',
    'error, row 3, level: Infinity is not a finite number',
    'error, row 3, mood: "sad" is none of GLAD, SAD',
  ]);
  const cut = bytes.slice(0, bytes.length - 9);
  expect((await check(cut)).findings[0]).toMatch(/^error: the Parquet file can't be read: /);
});

test('whatever the bytes are, there are findings or columns', async () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    fc.uint8Array({ maxLength: 100 }).map((tail) => Uint8Array.of(0x50, 0x41, 0x52, 0x31, ...tail)),
    fc.string({ maxLength: 200 }).map((text) => new TextEncoder().encode(`day,level,mood\n${text}`)),
  );
  await fc.assert(
    fc.asyncProperty(bytes, async (some) => {
      const { columns, findings } = await check(some);
      if (findings.every((one) => one.startsWith('note'))) expect(columns.dates.length).toBeGreaterThan(0);
    }),
    { numRuns: 300, seed: 3 },
  );
});
