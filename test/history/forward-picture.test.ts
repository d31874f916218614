import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compareToHistory } from '../../src/history/compare.ts';
import { forwardPicture } from '../../src/history/forward-picture.ts';
import { EVEN_OPTIONS, historyOf, resultOf, seededRandom } from './histories.ts';

const recordings = new URL('../../recordings/compare_to_history/', import.meta.url);
const names = readdirSync(recordings).filter((name) => name.endsWith('.json'));

test.each(names)('the picture on the page is the one of the answer beside it: %s', (name) => {
  const { answer } = JSON.parse(readFileSync(new URL(name, recordings), 'utf8'));
  const picture = forwardPicture(answer);
  expect(picture).toBe(readFileSync(new URL(name.replace('.json', '.svg'), recordings), 'utf8'));
  expect(picture).not.toMatch(/NaN|Infinity|undefined|null/);
  // Two bands, four lines, a box for the analogues and one for all days over each horizon.
  expect(picture.match(/<polygon/g)).toHaveLength(2);
  expect(picture.match(/<polyline/g)).toHaveLength(4);
  expect(picture.match(/<rect/g)).toHaveLength(1 + 6);
});

test('bands and boxes lie where the figures are', () => {
  const closes = Array.from({ length: 60 }, (_, row) => 100 * 1.02 ** row);
  const history = historyOf(closes, { x: closes.map((_, row) => row % 9) });
  const result = resultOf(compareToHistory(history, EVEN_OPTIONS, seededRandom(1)));
  const picture = forwardPicture(result);
  // Each day brings 2 %, so five bring 10.408 %: the scale reaches 12, and the median's line ends at 173 - 117 x 10.408 / 12.
  expect(picture).toContain('>12</text>');
  expect(picture).toContain('350,71.5" fill="none" stroke="#1d4ed8"');
});

test('a horizon without analogues has only the box of all days', () => {
  const closes = [100, 101, 99, 102, 100, 103, 101, 104, 100, 101];
  const history = historyOf(closes, { x: [9, 9, 9, 9, 9, 9, 9, 9, 1, 0] });
  const result = resultOf(compareToHistory(history, { ...EVEN_OPTIONS, top_k: 1 }, seededRandom(1)));
  expect(result.forward_5d.median).toBeNull();
  const picture = forwardPicture(result);
  expect(picture.match(/<rect/g)).toHaveLength(1 + 1 + 3);
  expect(picture).not.toMatch(/NaN|Infinity|undefined|null/);
});
