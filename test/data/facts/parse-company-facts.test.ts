import { expect, test } from 'vitest';
import { factFindingText } from '../../../src/data/facts/finding.ts';
import { parseCompanyFacts } from '../../../src/data/facts/parse-company-facts.ts';
import { COMPANY_FACTS } from '../../fixtures/company-facts.ts';

const findingsOf = (value: unknown) =>
  parseCompanyFacts(typeof value === 'string' ? value : JSON.stringify(value)).findings.map(factFindingText);

test('a sound file is read whole', () => {
  const { facts, findings } = parseCompanyFacts(JSON.stringify(COMPANY_FACTS));
  expect(findings).toEqual([]);
  expect(facts).toMatchObject({ cik: 1234567, entity: 'Example Mills, Inc.' });
  expect(
    facts!.concepts.map(({ taxonomy, concept, unit, filings }) => [taxonomy, concept, unit, filings.length]),
  ).toEqual([
    ['dei', 'EntityCommonStockSharesOutstanding', 'shares', 1],
    ['us-gaap', 'Revenues', 'USD', 6],
    ['us-gaap', 'Assets', 'USD', 1],
  ]);
  expect(facts!.concepts[2]).toMatchObject({
    label: null,
    filings: [
      { start: null, end: '2019-12-31', value: 400, accession: '0001234567-20-000001', fiscalYear: null },
    ],
  });
});

test('an empty unit is noted; a file of nothing else holds no fact', () => {
  expect(findingsOf(unit([]))).toEqual([
    'note, facts/us-gaap/A/units/USD: it is empty',
    'error, facts: it holds no fact',
  ]);
});

test('a key of ten digits is a number too', () => {
  expect(parseCompanyFacts(JSON.stringify({ ...COMPANY_FACTS, cik: '0001234567' })).facts?.cik).toBe(1234567);
});

test.each<[what: string, file: unknown, finding: string]>([
  ['no JSON', '{"cik": 1', 'error: it is not JSON: '],
  ['a page instead of a file', '<html>Request Rate Threshold Exceeded</html>', 'error: it is not JSON: '],
  ['a list', [], 'error: it is not a JSON object'],
  ['null', null, 'error: it is not a JSON object'],
  ['no key', { ...COMPANY_FACTS, cik: undefined }, 'error, cik: it is no Central Index Key: missing'],
  ['a key that is none', { ...COMPANY_FACTS, cik: -1 }, 'error, cik: it is no Central Index Key: -1'],
  ['no name', { ...COMPANY_FACTS, entityName: ' ' }, 'error, entityName: it is no name: " "'],
  [
    'no facts',
    { ...COMPANY_FACTS, facts: undefined },
    'error, facts: it is not an object of taxonomies: missing',
  ],
  ['empty facts', { ...COMPANY_FACTS, facts: {} }, 'error, facts: it holds no fact'],
  [
    'a taxonomy that is a list',
    { ...COMPANY_FACTS, facts: { dei: [] } },
    'error, facts/dei: it is not an object of concepts: []',
  ],
  [
    'no units',
    { ...COMPANY_FACTS, facts: { dei: { A: {} } } },
    'error, facts/dei/A/units: it is not an object of units: missing',
  ],
  [
    'control characters in keys',
    { ...COMPANY_FACTS, facts: { 'a\u001b[31m': 1 } },
    'error, facts/a\\u001b[31m: it is not an object of concepts: 1',
  ],
  ['a unit that is no list', unit({}), 'error, facts/us-gaap/A/units/USD: it is not a list: {}'],
])('%s', (_what, file, finding) => {
  const found = findingsOf(file);
  expect(found).toHaveLength(1);
  expect(found[0]!.startsWith(finding)).toBe(true);
});

const ENTRY = {
  start: '2019-01-01',
  end: '2019-12-31',
  val: 1,
  accn: '0001234567-20-000001',
  fy: 2019,
  fp: 'FY',
  form: '10-K',
  filed: '2020-02-14',
};

function unit(entries: unknown) {
  return { ...COMPANY_FACTS, facts: { 'us-gaap': { A: { label: 'A', units: { USD: entries } } } } };
}

test.each<[change: object, finding: string | undefined]>([
  [{ start: undefined, fy: null, fp: null, frame: 'CY2019' }, undefined],
  [{ val: '1' }, 'error, facts/us-gaap/A/units/USD/1: "val" is no number: "1"'],
  [{ val: null }, 'error, facts/us-gaap/A/units/USD/1: "val" is no number: null'],
  [{ end: '2019-02-30' }, 'error, facts/us-gaap/A/units/USD/1: "end" is no day: "2019-02-30"'],
  [{ start: '2019' }, 'error, facts/us-gaap/A/units/USD/1: "start" is no day: "2019"'],
  [{ filed: undefined }, 'error, facts/us-gaap/A/units/USD/1: "filed" is no day: missing'],
  [
    { accn: '1234567-20-1' },
    'error, facts/us-gaap/A/units/USD/1: "accn" is no accession number: "1234567-20-1"',
  ],
  [{ form: '' }, 'error, facts/us-gaap/A/units/USD/1: "form" is no form: ""'],
  [{ fy: 2019.5 }, 'error, facts/us-gaap/A/units/USD/1: "fy" is no year: 2019.5'],
  [{ fp: 4 }, 'error, facts/us-gaap/A/units/USD/1: "fp" is no period: 4'],
  [
    { start: '2020-01-01' },
    'error, facts/us-gaap/A/units/USD/1: the period ends on 2019-12-31, before it starts on 2020-01-01',
  ],
  [
    { filed: '2019-11-30' },
    'note, facts/us-gaap/A/units/USD/1: it was filed on 2019-11-30, before the period ended on 2019-12-31',
  ],
  [{ decimals: -6 }, 'note, facts/us-gaap/A/units/USD/1: not read: decimals'],
  [
    { val: 2 },
    'note, facts/us-gaap/A/units/USD: 0001234567-20-000001 gives two values of the period to 2019-12-31: 1 and 2',
  ],
])('an entry with %j', (change, finding) => {
  expect(findingsOf(unit([ENTRY, { ...ENTRY, ...change }]))).toEqual(finding === undefined ? [] : [finding]);
});

test('a number that JSON holds and a double does not is an error', () => {
  const text = JSON.stringify(unit([ENTRY])).replace('"val":1,', '"val":1e999,');
  expect(findingsOf(text)).toEqual(['error, facts/us-gaap/A/units/USD/0: "val" is no number: null']);
});

test('keys that are special elsewhere are keys', () => {
  const text = JSON.stringify(unit([ENTRY])).replace('"A":', '"__proto__":');
  expect(parseCompanyFacts(text).facts?.concepts[0]?.concept).toBe('__proto__');
});

test('every error of a file is found', () => {
  expect(findingsOf(unit([null, { ...ENTRY, val: 'x', filed: 'y' }]))).toEqual([
    'error, facts/us-gaap/A/units/USD/0: it is not an object: null',
    'error, facts/us-gaap/A/units/USD/1: "val" is no number: "x"',
    'error, facts/us-gaap/A/units/USD/1: "filed" is no day: "y"',
  ]);
});
