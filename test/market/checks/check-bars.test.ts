import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { embeddedDatasetLocation } from '../../../src/data/embedded-dataset.ts';
import { type Bars, emptyBars } from '../../../src/market/bars.ts';
import { dayNumber, midnight } from '../../../src/market/calendar.ts';
import { checkBars } from '../../../src/market/checks/check-bars.ts';
import { sampleBars } from '../../data/sample-bars.ts';

type Row = readonly [day: string, open: number, high: number, low: number, close: number, volume: number];

function barsOf(rows: readonly Row[]): Bars {
  const bars = emptyBars(rows.length);
  rows.forEach(([day, open, high, low, close, volume], row) => {
    bars.times[row] = midnight(dayNumber(day));
    bars.opens[row] = open;
    bars.highs[row] = high;
    bars.lows[row] = low;
    bars.closes[row] = close;
    bars.volumes[row] = volume;
  });
  return bars;
}

const TUESDAY: Row = ['2024-01-02', 100, 102, 99, 101, 5_000];

const findings = (...rows: Row[]) =>
  checkBars(barsOf([TUESDAY, ...rows])).map(({ code, row, severity }) => `${row} ${code} ${severity}`);

test('sound bars have no findings', () => {
  expect(findings(['2024-01-03', 101.5, 103, 100, 102, 4_000])).toEqual([]);
  expect(checkBars(emptyBars(0))).toEqual([]);
});

describe('each is found at its row', () => {
  test.each<[string, Row, string[]]>([
    ['high below low', ['2024-01-03', 101.5, 100, 103, 102, 1], ['1 HIGH_BELOW_LOW error']],
    ['close above high', ['2024-01-03', 101.5, 102, 100, 103, 1], ['1 OUTSIDE_RANGE error']],
    ['open below low', ['2024-01-03', 99, 103, 100, 102, 1], ['1 OUTSIDE_RANGE error']],
    ['negative price', ['2024-01-03', 101.5, 103, -1, 102, 1], ['1 NOT_POSITIVE error']],
    ['zero price', ['2024-01-03', 101.5, 103, 0, 102, 1], ['1 NOT_POSITIVE error']],
    ['no number', ['2024-01-03', 101.5, 103, 100, Number.NaN, 1], ['1 NOT_FINITE error']],
    ['negative volume', ['2024-01-03', 101.5, 103, 100, 102, -1], ['1 NEGATIVE_VOLUME error']],
    ['the same day again', ['2024-01-02', 101.5, 103, 100, 102, 1], ['1 DUPLICATE_TIME error']],
    ['an earlier day', ['2023-12-29', 101.5, 103, 100, 102, 1], ['1 UNSORTED_TIME error']],
    [
      'a weekend',
      ['2024-01-06', 101.5, 103, 100, 102, 1],
      ['1 NO_SESSION notice', '1 MISSING_SESSIONS notice'],
    ],
    ['a gap', ['2024-01-05', 101.5, 103, 100, 102, 1], ['1 MISSING_SESSIONS notice']],
    ['an open that is the close', ['2024-01-03', 101, 103, 100, 102, 1], ['1 OPEN_REPEATS_CLOSE notice']],
    ['the same volume', ['2024-01-03', 101.5, 103, 100, 102, 5_000], ['1 REPEATED_VOLUME notice']],
    ['a split of 4 for 1', ['2024-01-03', 25.4, 26, 25, 25.5, 1], ['1 UNADJUSTED_SPLIT notice']],
    ['a split of 1 for 10', ['2024-01-03', 1009, 1010, 1000, 1001, 1], ['1 UNADJUSTED_SPLIT notice']],
    ['a fall that is no split', ['2024-01-03', 80, 81, 79, 80, 1], []],
  ])('%s', (_, row, expected) => {
    expect(findings(row)).toEqual(expected);
  });

  test('zero volumes are no repetition', () => {
    expect(
      checkBars(
        barsOf([TUESDAY, ['2024-01-03', 101.5, 103, 100, 102, 0], ['2024-01-04', 101.5, 103, 100, 102, 0]]),
      ),
    ).toEqual([]);
  });

  test('the message says what was seen', () => {
    expect(
      checkBars(barsOf([TUESDAY, ['2024-01-08', 25.4, 26, 25, 25.5, 1]])).map(({ message }) => message),
    ).toEqual([
      '3 sessions from 2024-01-03 on are missing before this row',
      'from 101 to 25.4 overnight, as after a split of 4 for 1',
    ]);
  });
});

test('the traps of the embedded sample are found', () => {
  const { dates, opens, highs, lows, closes } = sampleBars();
  const lines = readFileSync(embeddedDatasetLocation(), 'utf8').trimEnd().split('\n');
  const volume = lines[0]!.split(',').indexOf('volume');
  const bars: Bars = {
    times: Float64Array.from(dates, (day) => midnight(dayNumber(day))),
    opens,
    highs,
    lows,
    closes,
    volumes: Float64Array.from(lines.slice(1), (line) => Number(line.split(',')[volume])),
  };
  const found = checkBars(bars);
  const rowsOf = (code: string) => found.filter((finding) => finding.code === code).map(({ row }) => row);
  expect(new Set(found.map(({ code }) => code))).toEqual(new Set(['OPEN_REPEATS_CLOSE', 'REPEATED_VOLUME']));
  const repeated = rowsOf('OPEN_REPEATS_CLOSE');
  expect(repeated.filter((row) => dates[row]! < '2016-01-01')).toHaveLength(1760);
  expect(repeated.filter((row) => dates[row]! < '2006-01-01')).toHaveLength(1450);
  // Each row here is the second or a later one of its volume; with the first ones they are 254.
  const volumes = new Set(rowsOf('REPEATED_VOLUME').map((row) => bars.volumes[row]));
  expect(rowsOf('REPEATED_VOLUME').length + volumes.size).toBe(254);
});
