import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { afterAll, describe, expect, test } from 'vitest';
import { runImportBars } from '../../src/commands/import-bars.ts';
import { importedVendor } from '../../src/data/bars/imported-vendor.ts';
import { barsFolder } from '../../src/installation.ts';
import { memoryTerminal } from '../runtime/memory-terminal.ts';

const home = mkdtempSync(join(tmpdir(), 'quant-bars-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

let runs = 0;

/** Imports a file into an empty state root: exit status, what was written, and the vendor of what was kept. */
async function imported(content: string | Uint8Array, argv: readonly string[], environment = {}) {
  const root = join(home, String(++runs));
  const file = join(home, `${runs}.data`);
  writeFileSync(file, content);
  const terminal = memoryTerminal();
  const status = await runImportBars([file, ...argv], { QUANT_HOME: root, ...environment }, terminal);
  return {
    status,
    output: terminal.output(),
    errors: terminal.errors(),
    vendor: importedVendor(barsFolder({ QUANT_HOME: root })),
  };
}

const ACME = ['--vendor', 'a house', '--symbol', 'ACME'];
const bar = (day: string, close: number, volume = close * 1000) =>
  `${day},${close - 0.5},${close + 1},${close - 1},${close},${volume}`;
const SOUND = [
  'Date,Open,High,Low,Close,Volume',
  bar('2024-01-02', 100),
  bar('2024-01-03', 101),
  bar('2024-01-04', 103),
];
const csv = (...lines: readonly string[]) => `${lines.join('\n')}\n`;

describe('common layouts give the same bars', () => {
  const nasdaq = ['Date,Close/Last,Volume,Open,High,Low'];
  for (const [date, close] of [
    ['01/31/2024', 103],
    ['01/30/2024', 101],
    ['01/29/2024', 100],
  ] as const)
    nasdaq.push(`${date},$${close},${close * 1000},$${close - 0.5},$${close + 1},$${close - 1}`);
  const stooq = ['<TICKER>,<PER>,<DATE>,<TIME>,<OPEN>,<HIGH>,<LOW>,<CLOSE>,<VOL>,<OPENINT>'];
  for (const [date, close] of [
    ['20240102', 100],
    ['20240103', 101],
    ['20240104', 103],
  ] as const)
    stooq.push(`ACME,D,${date},000000,${close - 0.5},${close + 1},${close - 1},${close},${close * 1000},0`);
  const yahoo = ['Date,Open,High,Low,Close,Adj Close,Volume'];
  for (const [date, close] of [
    ['2024-01-02', 100],
    ['2024-01-03', 101],
    ['2024-01-04', 103],
  ] as const)
    yahoo.push(
      `${date} 00:00:00-05:00,${close - 0.5},${close + 1},${close - 1},${close},${close / 2},${close * 1000}`,
    );

  test.each([
    ['plain', csv(...SOUND), ACME],
    ['Nasdaq, newest first', csv(...nasdaq), ACME],
    ['Stooq', csv(...stooq), ACME.slice(0, 2)],
    ['Yahoo', csv(...yahoo), ACME],
  ])('%s', async (_, content, argv) => {
    const { status, vendor, errors } = await imported(content, argv);
    expect([status, errors.includes('error')]).toEqual([0, false]);
    const { bars, licence, vendor: by } = (await vendor.rows('ACME', '1day', 10))!;
    expect([...bars.closes]).toEqual([100, 101, 103]);
    expect([...bars.opens]).toEqual([99.5, 100.5, 102.5]);
    expect([...bars.volumes]).toEqual([100_000, 101_000, 103_000]);
    expect(bars.times[0]).toBeLessThan(bars.times[2]!);
    expect([licence, by]).toEqual(['confirmed', 'a house']);
  });

  test('Parquet, with dates as dates', async () => {
    const days = ['2024-01-02', '2024-01-03'].map((day) => new Date(day));
    const file = parquetWriteBuffer({
      columnData: [
        { name: 'date', data: days, type: 'TIMESTAMP' },
        { name: 'close', data: Float64Array.of(100, 101), type: 'DOUBLE' },
      ],
    });
    const { vendor } = await imported(new Uint8Array(file), ACME);
    const { bars, missing } = (await vendor.rows('ACME', '1day', 1))!;
    expect([[...bars.closes], missing]).toEqual([[101], ['opens', 'highs', 'lows', 'volumes']]);
  });

  test('a column of symbols: each is kept by itself', async () => {
    const { vendor, status } = await imported(
      csv('symbol,date,close', 'A,2024-01-02,5', 'B,2024-01-02,7', 'A,2024-01-03,6'),
      ACME.slice(0, 2),
    );
    expect(status).toBe(0);
    expect(vendor.listings().map(({ symbol }) => symbol)).toEqual(['A', 'B']);
    expect([...(await vendor.rows('A', '1day', 9))!.bars.closes]).toEqual([5, 6]);
  });

  test('minutes in New York time, those outside of the session left out by name', async () => {
    const minutes = ['timestamp,close', '2024-01-02 09:29,1', '2024-01-02 09:30,2', '2024-01-02 09:31,3'];
    const { vendor, errors } = await imported(csv(...minutes), [...ACME, '--zone', 'new-york']);
    expect(errors).toContain('row 2: outside of the regular session: left out');
    const { bars } = (await vendor.rows('ACME', '1min', 10))!;
    expect([...bars.times].map((time) => new Date(time).toISOString())).toEqual([
      '2024-01-02T14:30:00.000Z',
      '2024-01-02T14:31:00.000Z',
    ]);
    expect((await imported(csv(...minutes), ACME)).errors).toContain('say --zone new-york or --zone utc');
  });
});

describe('an error keeps the file out, by its row', () => {
  test.each([
    ['high below low', '2024-01-05,100,99,101,100,1', 'row 5: the high 99 is below the low 101'],
    ['negative price', '2024-01-05,100,101,-1,100,1', 'row 5: lows holds -1; a price is above 0'],
    ['the same day twice', bar('2024-01-04', 104), 'row 5: 2024-01-04T00:00:00.000Z was there before'],
    ['out of order', bar('2024-01-02', 104), 'row 5: 2024-01-02T00:00:00.000Z comes after 2024-01-04'],
    ['no number', '2024-01-05,n/a,101,99,100,1', 'row 5, Open: "n/a" is no number'],
    ['an empty cell', '2024-01-05,100,101,99,,1', 'row 5, Close: the cell is empty'],
    ['no day', '2024-02-30,100,101,99,100,1', 'row 5, Date: "2024-02-30" is no day and no time'],
    ['a day that could be two', '05/04/2024,100,101,99,100,1', 'no row tells the month from the day'],
    ['too few cells', '2024-01-05,100', 'row 5: 2 cells where the header has 6'],
  ])('%s', async (_, line, problem) => {
    const { status, errors, vendor } = await imported(csv(...SOUND, line), ACME);
    expect([status, vendor.listings()]).toEqual([1, []]);
    expect(errors).toContain(problem);
  });

  test('rows that are neither a day nor a minute apart', async () => {
    const monthly = csv('date,close', '2024-01-31,1', '2024-02-29,2', '2024-03-28,3');
    expect((await imported(monthly, ACME)).errors).toContain(
      'days apart; one-minute and daily bars are kept',
    );
  });
});

describe('a note does not, and travels with the bars', () => {
  test.each([
    ['a gap', bar('2024-01-09', 104), 'row 5: 2 sessions from 2024-01-05 on are missing', '1 gaps'],
    [
      'a repeated volume',
      bar('2024-01-05', 104, 103_000),
      'the volume 103000 is that of 2024-01-04 too',
      '1 volumes',
    ],
    ['an unadjusted split', bar('2024-01-05', 26), 'as after a split of 4 for 1', '1 moves overnight'],
    ['a closed day', bar('2024-01-06', 104), 'the exchange was closed on 2024-01-06', '1 rows on days'],
  ])('%s', async (_, line, finding, note) => {
    const { status, errors, vendor } = await imported(csv(...SOUND, line), ACME);
    expect([status, errors]).toEqual([0, expect.stringContaining(finding)]);
    expect((await vendor.rows('ACME', '1day', 1))!.notes.join(' ')).toContain(note);
  });

  test('opens that repeat the close before are taken for no traded prices', async () => {
    const { vendor, output } = await imported(csv(...SOUND, '2024-01-05,103,105,102,104,7'), ACME);
    expect((await vendor.rows('ACME', '1day', 1))!.tradedOpensFrom).toBe(Number.POSITIVE_INFINITY);
    expect(output).toContain('opens taken for no traded prices');
  });

  test('a column can be left out, as if it were not there', async () => {
    const line = '2024-01-05,300,105,102,104,7';
    expect((await imported(csv(...SOUND, line), ACME)).status).toBe(1);
    const { status, vendor } = await imported(csv(...SOUND, line), [...ACME, '--without', 'open']);
    expect([status, (await vendor.rows('ACME', '1day', 1))!.missing]).toEqual([0, ['opens']]);
  });
});

test('the switch is named until it is on, and --check keeps nothing', async () => {
  expect((await imported(csv(...SOUND), ACME)).output).toContain('QUANT_MARKET_DATA');
  expect((await imported(csv(...SOUND), ACME, { QUANT_MARKET_DATA: '1' })).output).not.toContain(
    'QUANT_MARKET_DATA',
  );
  const checked = await imported(csv(...SOUND), [...ACME, '--check']);
  expect([checked.output, checked.vendor.listings()]).toEqual([
    expect.stringMatching(/^Sound: ACME: 3 rows of 1day/),
    [],
  ]);
});

test.each([
  ['no vendor', ['--symbol', 'ACME']],
  ['no symbol anywhere', ['--vendor', 'a house']],
  ['a path for a symbol', ['--vendor', 'a house', '--symbol', '../ACME']],
  ['lower case', ['--vendor', 'a house', '--symbol', 'acme']],
  ['another class', [...ACME, '--class', 'crypto']],
  ['another zone', [...ACME, '--zone', 'mars']],
  ['close left out', [...ACME, '--without', 'close']],
])('%s is a wrong command line', async (_, argv) => {
  const { status, vendor } = await imported(csv(...SOUND), argv);
  expect([status, vendor.listings()]).toEqual([2, []]);
});

test('a million rows come back as they went in', async () => {
  const { encodeBars, decodeBars, decodeDescription } = await import('../../src/data/bars/stored-file.ts');
  const column = (scale: number) => Float64Array.from({ length: 1_000_000 }, (_, row) => scale * (row + 1));
  const bars = {
    times: column(60_000),
    opens: column(1),
    highs: column(1),
    lows: column(0.1),
    closes: column(0.7),
    volumes: column(3),
  };
  const description = {
    symbol: 'X',
    name: 'X',
    assetClass: 'equity',
    interval: '1min',
    vendor: 'v',
    source: { file: 'f', sha256: '' },
    missing: [],
    opensTraded: true,
    notes: [],
  } as const;
  const bytes = encodeBars(bars, description);
  expect(decodeDescription(bytes)).toEqual(description);
  const read = await decodeBars(bytes);
  for (const name of ['times', 'opens', 'lows', 'volumes'] as const)
    expect(Buffer.compare(Buffer.from(read[name].buffer), Buffer.from(bars[name].buffer))).toBe(0);
});
