import { expect, test } from 'vitest';
import { askDefinitions } from '../../../src/data/signals/ask-definitions.ts';
import { readDefinitions } from '../../../src/data/signals/definitions.ts';
import { draftDefinitions } from '../../../src/data/signals/draft-definitions.ts';
import { readRawTable } from '../../../src/data/signals/raw-table.ts';

const FILE = 'DATE,CLOSE,Mood,Note\n2020-01-02,1.5,GLAD,a\n2020-01-03,2,SAD,b\n';
const draft = async () => draftDefinitions(await readRawTable(new TextEncoder().encode(FILE)));

test('what a person says makes a file that can be imported', async () => {
  const answers: Readonly<Record<string, string>> = {
    'Match on Note, a category? yes or no': 'no',
    '  What does close say of a day?': 'The level.',
    '  What does mood say of a day?': 'How people felt.',
    '  Its unit': 'points',
    '  How does the value come about?': 'By hand.',
    '  What about it is not to be relied on?': 'All of it.',
    "  Is a day's value known at the market's close? yes or no": 'Y',
  };
  const asked: string[] = [];
  const text = await askDefinitions(await draft(), async (question, usual) => {
    asked.push(question);
    return answers[question] ?? usual;
  });
  const { definitions, findings } = readDefinitions(text, new Set());
  expect(findings).toEqual([]);
  expect(definitions).toMatchObject({
    dateColumn: 'DATE',
    signals: [
      {
        name: 'close',
        column: 'CLOSE',
        kind: 'number',
        meaning: 'The level.',
        unit: 'points',
        known: 'at the close',
      },
      { name: 'mood', column: 'Mood', kind: 'category', computed: 'By hand.', tags: ['GLAD', 'SAD'] },
    ],
  });
  // A category has no unit, and of a column that is left out nothing more is asked.
  expect(asked.filter((question) => question === '  Its unit')).toHaveLength(1);
  expect(asked.at(-1)).toBe('Match on Note, a category? yes or no');
});

test('what is left empty stays open, and a value counts as late where nobody says otherwise', async () => {
  const text = await askDefinitions(await draft(), async (_, usual) => usual);
  expect(text).toBe(await draft());
});
