import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runData } from '../../../src/commands/data.ts';
import { joinToSessions, NO_IMPORTS, readImports } from '../../../src/data/signals/imported-signals.ts';
import { compareToHistory } from '../../../src/history/compare.ts';
import { signalVocabulary } from '../../../src/history/vocabulary.ts';
import { openServices } from '../../../src/services.ts';
import { newParts } from '../../fixtures/states.ts';
import { EVEN_OPTIONS, resultOf, seededRandom } from '../../history/histories.ts';

const folder = mkdtempSync(join(tmpdir(), 'signals-'));
afterAll(() => rmSync(folder, { recursive: true }));
const environment = { QUANT_HOME: join(folder, 'home') };
const signals = join(folder, 'home/signals');
const file = join(folder, 'fear.csv');
const definitions = join(folder, 'fear.json');

const FEAR = {
  column: 'close',
  kind: 'number',
  meaning: 'Fear',
  unit: 'points',
  computed: 'By asking',
  unreliable: 'People lie',
  known: 'after the close',
  trust: 0.5,
  bins: [{ name: 'CALM', below: 20 }, { name: 'FEARFUL' }],
};

async function data(...argv: readonly string[]) {
  let [output, errors] = ['', ''];
  const terminal = {
    writeOutput: (text: string) => {
      output += text;
    },
    writeError: (text: string) => {
      errors += text;
    },
    readInput: async () => '',
  };
  const status = await runData(argv, environment, terminal as never);
  return { status, output, errors };
}

beforeAll(async () => {
  const { dates } = (await (await openServices(newParts())).history()).signals;
  const rows = dates.slice(4000).map((day, at) => `${day},${10 + (at % 30)}`);
  writeFileSync(file, `day,close\n${rows.join('\n')}\n`);
  writeFileSync(definitions, JSON.stringify({ dateColumn: 'day', signals: { fear: FEAR } }));
});

test('a file is checked first, then kept, then matched on', async () => {
  expect(await data('import-signals', file, '--definitions', definitions, '--check')).toMatchObject({
    status: 0,
    output: 'Sound: 1105 rows, 2015-11-25 to 2020-04-17, fear.\n',
  });
  expect(readImports(signals)).toBe(NO_IMPORTS);
  expect((await data('import-signals', file, '--definitions', definitions)).status).toBe(0);
  expect(readdirSync(signals)).toEqual(['fear.json']);

  const services = await openServices({ ...newParts(), signalsFolder: signals });
  const { signals: history, importsDigest } = await services.history();
  expect(importsDigest).toMatch(/^[0-9a-f]{64}$/);
  // The value of a session is the one of the session before: 4001 has what the file says of 4000.
  const fear = history.numeric.get('fear')!;
  expect([fear[4000], fear[4001], fear[4002]]).toEqual([Number.NaN, 10, 11]);
  const asked = { ...EVEN_OPTIONS, signals_dict: { fear: 39 }, top_k: 20 };
  const result = resultOf(compareToHistory(history, asked, seededRandom(1)));
  expect(result.matched_bins).toEqual({ fear: 'FEARFUL' });
  expect(result.target_position[0]).toMatchObject({ signal: 'fear', trust: 0.5, lowest: 10, highest: 39 });
  const hard = resultOf(compareToHistory(history, { ...asked, mode: 'hard' }, seededRandom(1)));
  expect(hard.sample_size).toBe(20);

  const entry = (await signalVocabulary(services)).at(-1)!;
  expect(entry).toEqual({
    name: 'fear',
    type: 'number',
    unit: 'points',
    description:
      'Imported. Fear. By asking. Bins: CALM below 20, else FEARFUL. Default trust 0.5. Known after the close: a day has the value of the session before. People lie.',
  });
});

test('a second import of the name takes the place of the first; another one may not have its signals', async () => {
  expect((await data('import-signals', file, '--definitions', definitions)).status).toBe(0);
  const again = await data('import-signals', file, '--definitions', definitions, '--name', 'other');
  expect(again).toMatchObject({ status: 1, errors: 'error, fear: there is a signal of that name already\n' });
});

test('a file with errors is not kept, and each error has its row', async () => {
  const bad = join(folder, 'bad.csv');
  writeFileSync(bad, `day,close\n2020-01-02,1\n2020-01-02,x\n`);
  const other = join(folder, 'other.json');
  writeFileSync(other, JSON.stringify({ dateColumn: 'day', signals: { other: FEAR } }));
  expect(await data('import-signals', bad, '--definitions', other)).toEqual({
    status: 1,
    output: '',
    errors:
      'error, row 3, day: 2020-01-02 is there twice, first in row 2\nerror, row 3, close: "x" is no number\n',
  });
  expect(readdirSync(signals)).toEqual(['fear.json']);
});

test.each([
  [[]],
  [['import-signals', 'x.csv']],
  [['export-signals', 'x.csv']],
  [['import-signals', file, '--definitions', definitions, '--name', '../up']],
])('a wrong command line: %o', async (argv) => {
  expect((await data(...argv)).status).toBe(2);
});

test('a signal known at the close stands at its own day, one without a row nowhere', () => {
  const columns = { dates: ['2020-01-02', '2020-01-06'], values: { x: [1, 2] } };
  const sessions = ['2020-01-02', '2020-01-03', '2020-01-06', '2020-01-07'];
  const at = (known: 'at the close' | 'after the close') =>
    joinToSessions(columns, { name: 'x', known } as never, sessions);
  expect(at('at the close')).toEqual([1, null, 2, null]);
  expect(at('after the close')).toEqual([null, 1, null, 2]);
});
