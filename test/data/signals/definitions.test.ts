import { expect, test } from 'vitest';
import { readDefinitions } from '../../../src/data/signals/definitions.ts';
import { draftDefinitions } from '../../../src/data/signals/draft-definitions.ts';
import { findingText } from '../../../src/data/signals/finding.ts';
import { readRawTable } from '../../../src/data/signals/raw-table.ts';

const VIX = {
  column: 'CLOSE',
  kind: 'number',
  meaning: 'Implied volatility.',
  unit: 'points',
  computed: 'By the exchange.',
  unreliable: 'Settles after the close.',
  known: 'after the close',
  bins: [{ name: 'LOW', below: 20 }, { name: 'HIGH' }],
};

const read = (vix: object, name = 'vix') =>
  readDefinitions(JSON.stringify({ dateColumn: 'DATE', signals: { [name]: vix } }), new Set(['rsi_14']));

test('a definition as a person writes it', () => {
  const { definitions, findings } = read(VIX);
  expect(findings).toEqual([]);
  expect(definitions).toEqual({
    dateColumn: 'DATE',
    signals: [
      {
        ...VIX,
        name: 'vix',
        trust: 1,
        tags: [],
        bins: [
          { name: 'LOW', below: 20 },
          { name: 'HIGH', below: Number.POSITIVE_INFINITY },
        ],
      },
    ],
  });
});

const BINS =
  '"bins" must be two or more {name, below}, names once each, "below" ascending, and the last one without';

test.each<[string, object, string | undefined, readonly string[]]>([
  [
    'an unknown key',
    { ...VIX, lag: 1 },
    undefined,
    [
      `"lag" is not known; a signal has ${'column, kind, meaning, unit, computed, unreliable, known, trust, bins, tags'}`,
    ],
  ],
  [
    'a meaning left open',
    { ...VIX, meaning: ' ' },
    undefined,
    ['"meaning" is empty, and says what the reader of an answer must know'],
  ],
  [
    'a kind that is none',
    { ...VIX, kind: 'text' },
    undefined,
    ['"kind" must be one of "number", "category"'],
  ],
  [
    'a time left open',
    { ...VIX, known: 'later' },
    undefined,
    ['"known" must be one of "at the close", "after the close"'],
  ],
  ['too much trust', { ...VIX, trust: 11 }, undefined, ['"trust" must be a number from 0 to 10']],
  ['one bin', { ...VIX, bins: [{ name: 'ALL' }] }, undefined, [BINS]],
  [
    'bins out of order',
    { ...VIX, bins: [{ name: 'A', below: 2 }, { name: 'B', below: 1 }, { name: 'C' }] },
    undefined,
    [BINS],
  ],
  [
    'no last bin',
    {
      ...VIX,
      bins: [
        { name: 'A', below: 2 },
        { name: 'B', below: 3 },
      ],
    },
    undefined,
    [BINS],
  ],
  [
    'tags of a number',
    { ...VIX, tags: ['A'] },
    undefined,
    ['"tags" are for categories; a number has "bins"'],
  ],
  [
    'a category without tags',
    { ...VIX, kind: 'category', bins: undefined },
    undefined,
    ['"tags" must list the words that the column has, once each'],
  ],
  ['a name that is taken', VIX, 'rsi_14', ['there is a signal of that name already']],
  ['a name that is none', VIX, '__proto', ['a name is of lower-case letters, digits and _, a letter first']],
])('%s', (_, vix, name, expected) => {
  expect(read(vix, name).findings.map(({ problem }) => problem)).toEqual(expected);
});

test.each([
  ['no JSON', '{', /^error: the definitions are no JSON: /],
  ['a list', '[]', /^error: "dateColumn" must name the column of days$/],
  [
    'nothing to import',
    '{"dateColumn":"DATE","signals":{}}',
    /^error: "signals" must define at least one signal$/,
  ],
])('%s', (_, text, expected) => {
  expect(findingText(readDefinitions(text, new Set()).findings[0]!)).toMatch(expected);
});

test('a draft has what the file tells, and leaves open what only a person knows', async () => {
  const text =
    'Closing Day,VIX Close,mood,note\n2020-01-02,12.5,GLAD,a\n2020-01-03,,SAD,b\n2020-01-06,13,GLAD,c\n';
  const draft = draftDefinitions(await readRawTable(new TextEncoder().encode(text)));
  expect(JSON.parse(draft)).toMatchObject({
    dateColumn: 'Closing Day',
    signals: {
      vix_close: { column: 'VIX Close', kind: 'number', unit: '', meaning: '', known: 'after the close' },
      mood: { column: 'mood', kind: 'category', tags: ['GLAD', 'SAD'] },
    },
  });
  const open = readDefinitions(draft, new Set()).findings.map(findingText);
  expect(open[0]).toBe(
    'error, vix_close: "meaning" is empty, and says what the reader of an answer must know',
  );
});
