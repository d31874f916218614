import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findPatterns } from '../../../src/charts/patterns/find-patterns.ts';
import { PATTERNS } from '../../../src/charts/patterns/registry.ts';
import { SWING_WIDTH, swingsOf } from '../../../src/charts/patterns/swings.ts';
import { type Bars, sliceBars } from '../../../src/market/bars.ts';
import { anotherFuture, flatBars, generatedBars } from '../generated-bars.ts';

const ROWS = 5000;
const bars = generatedBars(ROWS);

const found = (input: Bars) =>
  findPatterns(input, 1_000_000)
    .newest.map(({ pattern, row, from, side }) => `${row} ${pattern.id} ${from} ${side}`)
    .reverse();

const before = (row: number) => (text: string) => Number.parseInt(text, 10) < row;

test('every pattern has all its facts, occurs in twenty years of bars, and none repaints', () => {
  expect(new Set(PATTERNS.map(({ id }) => id)).size).toBe(PATTERNS.length);
  const seen = new Set(
    ['SYN001', 'SYN002', 'SYN003', 'SYN004', 'SYN005', 'SYN006', 'SYN007', 'SYN008'].flatMap((symbol) =>
      found(generatedBars(ROWS, symbol)).map((text) => text.split(' ')[1]),
    ),
  );
  for (const { id, title, definition, assumes, outside, source, repaints } of PATTERNS) {
    expect(repaints).toBe(false);
    for (const text of [title, definition, assumes, outside, source]) expect(text.length).toBeGreaterThan(3);
    // Gaps between whole ranges are too rare to wait for.
    if (id !== 'kicking') expect([id, seen.has(id)]).toEqual([id, true]);
  }
});

test('what follows a bar changes no pattern at it or before', () => {
  const all = found(bars);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: ROWS - 1 }),
      fc.double({ min: 0.2, max: 5, noNaN: true }),
      (row, factor) => {
        const expected = all.filter(before(row));
        expect(found(sliceBars(bars, 0, row))).toEqual(expected);
        expect(found(anotherFuture(bars, row, factor)).filter(before(row))).toEqual(expected);
      },
    ),
    { numRuns: 20 },
  );
});

test('what follows a bar changes no swing that was known by then', () => {
  const all = swingsOf(bars, SWING_WIDTH);
  for (const row of [50, 500, 1234, 4999]) {
    const known = all.filter(({ knownAt }) => knownAt < row);
    expect(swingsOf(sliceBars(bars, 0, row), SWING_WIDTH)).toEqual(known);
    expect(
      swingsOf(anotherFuture(bars, row, 0.5), SWING_WIDTH).filter(({ knownAt }) => knownAt < row),
    ).toEqual(known);
  }
});

test('the limit keeps the newest ones, and the count stays that of all', () => {
  const all = findPatterns(bars, 1_000_000);
  const few = findPatterns(bars, 7);
  expect(few.newest).toEqual(all.newest.slice(0, 7));
  expect([few.total, all.newest.length]).toEqual([all.total, all.total]);
});

test('flat prices form no shape but the doji that they are', () => {
  const ids = new Set(findPatterns(flatBars(60, 0), 1000).newest.map(({ pattern }) => pattern.id));
  expect([...ids]).toEqual(['doji']);
});
