import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runImportFacts } from '../../src/commands/import-facts.ts';
import { importedFacts } from '../../src/data/facts/imported-facts.ts';
import { COMPANY_FACTS } from '../fixtures/company-facts.ts';

const home = mkdtempSync(join(tmpdir(), 'quant-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));
const file = join(home, 'CIK0001234567.json');
writeFileSync(file, JSON.stringify(COMPANY_FACTS));

function run(...argv: readonly string[]) {
  let [out, err] = ['', ''];
  const terminal = {
    writeOutput: (text: string) => {
      out += text;
    },
    writeError: (text: string) => {
      err += text;
    },
  };
  const status = runImportFacts(argv, { QUANT_HOME: home }, terminal as never);
  return { status, out, err };
}

const store = importedFacts(join(home, 'facts'));

test('a sound file is checked, then kept, and read from then on', () => {
  const what =
    '8 filed values of 3 concepts of Example Mills, Inc. (CIK 1234567), filed from 2019-02-15 to 2021-02-12';
  expect(run(file, '--symbol', 'MILL', '--check')).toEqual({ status: 0, out: `Sound: ${what}.\n`, err: '' });
  expect([store.symbols(), store.find('MILL')]).toEqual([[], undefined]);
  const { status, out } = run(file, '--symbol', 'MILL');
  expect([status, out.startsWith(`Imported ${what}, as MILL, into ${home}`)]).toEqual([0, true]);
  expect(store.symbols()).toEqual(['MILL']);
  expect(store.find('MILL')).toMatchObject({
    symbol: 'MILL',
    cik: 1234567,
    source: { file: 'CIK0001234567.json' },
  });
});

test('another import takes the place of the first', () => {
  const other = join(home, 'other.json');
  writeFileSync(other, JSON.stringify({ ...COMPANY_FACTS, entityName: 'Example Mills plc' }));
  run(other, '--symbol', 'MILL');
  expect(store.find('MILL')?.entity).toBe('Example Mills plc');
});

test('a file with an error is kept out, and every finding names its place', () => {
  const broken = join(home, 'broken.json');
  writeFileSync(broken, JSON.stringify({ ...COMPANY_FACTS, cik: 'x', facts: { dei: 7 } }));
  expect(run(broken, '--symbol', 'BAD')).toEqual({
    status: 1,
    out: '',
    err: 'error, cik: it is no Central Index Key: "x"\nerror, facts/dei: it is not an object of concepts: 7\n',
  });
  expect(readdirSync(join(home, 'facts'))).toEqual(['MILL.json']);
});

test.each([
  [[]],
  [[file]],
  [[file, '--symbol', '../MILL']],
  [[file, '--symbol', 'mill']],
  [[file, 'x', '--symbol', 'A']],
])('the command line %j is refused', (argv) => {
  expect(run(...argv)).toMatchObject({ status: 2, out: '' });
});

test.each(['../MILL', 'facts/MILL', 'mill', 'MILL\u0000', 'MÏLL', '', '.', 'A..B'])(
  'nothing is read for %j',
  (symbol) => {
    expect(store.find(symbol)).toBeUndefined();
  },
);
