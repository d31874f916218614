import { expect, test } from 'vitest';
import { hasConcept, knownFacts } from '../../../src/data/facts/known-facts.ts';
import { factStore } from '../../fixtures/company-facts.ts';

const company = factStore('MILL').find('MILL')!;
const revenues = (asOf: string) => knownFacts(company, { asOf, concept: 'Revenues', limit: 100 });
const yearOf2019 = (asOf: string) => revenues(asOf).facts.find(({ start }) => start === '2019-01-01');

test.each<[asOf: string, value: number | undefined, accession: string | undefined, earlier: number[]]>([
  ['2020-02-13', undefined, undefined, []],
  ['2020-02-14', 100, '0001234567-20-000001', []],
  ['2020-06-29', 100, '0001234567-20-000001', []],
  ['2020-06-30', 95, '0001234567-20-000007', [100]],
  ['2021-02-12', 94, '0001234567-21-000001', [100, 95]],
])('as known on %s the year is %s', (asOf, value, accession, earlier) => {
  const fact = yearOf2019(asOf);
  expect([fact?.value, fact?.accession]).toEqual([value, accession]);
  expect(fact?.earlierValues.map((one) => one.value) ?? []).toEqual(earlier);
  expect(fact?.restated ?? false).toBe(earlier.length > 0);
});

test('what a later filing repeats is no restatement, and is cited from it', () => {
  const fact = revenues('2020-12-31').facts.find(({ end }) => end === '2018-12-31');
  expect(fact).toMatchObject({
    value: 90,
    accession: '0001234567-20-000001',
    firstFiled: '2019-02-15',
    restated: false,
    earlierValues: [],
  });
});

test('a value that came back is told with all that was between', () => {
  const filing = (value: number, filed: string) => ({
    start: null,
    end: '2019-12-31',
    value,
    accession: `0001234567-20-${filed.replaceAll('-', '').slice(2)}`,
    form: '10-K',
    fiscalYear: 2019,
    fiscalPeriod: 'FY',
    filed,
  });
  const filings = [filing(1, '2020-03-03'), filing(2, '2020-02-02'), filing(1, '2020-01-01')];
  const concepts = [{ taxonomy: 'us-gaap', concept: 'A', label: null, unit: 'USD', filings }];
  const { facts } = knownFacts({ cik: 1, entity: 'A', concepts }, { asOf: '2021-01-01', limit: 9 });
  expect(facts[0]).toMatchObject({ value: 1, filed: '2020-03-03', firstFiled: '2020-01-01', restated: true });
  expect(facts[0]!.earlierValues.map(({ value, filed }) => [value, filed])).toEqual([
    [1, '2020-01-01'],
    [2, '2020-02-02'],
  ]);
});

test('without a concept the newest period of each is given, the shortest first', () => {
  const { facts, count, newestFiled } = knownFacts(company, { asOf: '2020-03-01', limit: 100 });
  expect(facts.map(({ concept, start, value }) => [concept, start, value])).toEqual([
    ['EntityCommonStockSharesOutstanding', null, 5000],
    ['Revenues', '2019-10-01', 27],
    ['Assets', null, 400],
  ]);
  expect([count, newestFiled]).toEqual([3, '2020-02-14']);
});

test('a limit cuts the list and not the count', () => {
  const { facts, count } = knownFacts(company, { asOf: '2021-12-31', concept: 'us-gaap/Revenues', limit: 1 });
  expect([facts.map(({ start }) => start), count]).toEqual([['2019-10-01'], 3]);
});

test('before the first filing nothing is known', () => {
  expect(knownFacts(company, { asOf: '2018-12-31', limit: 9 })).toEqual({
    facts: [],
    count: 0,
    newestFiled: null,
  });
  expect([hasConcept(company, 'dei/Revenues'), hasConcept(company, 'us-gaap/Revenues')]).toEqual([
    false,
    true,
  ]);
});
