import { expect, test } from 'vitest';
import { readFundamentals } from '../../src/surfaces/fundamentals.ts';
import { factStore } from '../fixtures/company-facts.ts';

const now = new Date('2021-01-01T12:00:00Z');

function read(symbol: string, query = '') {
  return readFundamentals(
    { parameters: { symbol }, query: new URLSearchParams(query), now },
    factStore('MILL'),
  );
}

test('facts are those known today, each with its filing', () => {
  expect(read('MILL', 'concept=us-gaap/Revenues&limit=2')).toMatchObject({
    kind: 'json',
    body: {
      entity: 'Example Mills, Inc.',
      asOf: '2021-01-01',
      newestFiled: '2020-06-30',
      count: 3,
      facts: [
        { start: '2019-10-01', value: 27, accession: '0001234567-20-000001' },
        {
          start: '2019-01-01',
          value: 95,
          accession: '0001234567-20-000007',
          form: '10-K/A',
          restated: true,
          earlierValues: [
            { value: 100, accession: '0001234567-20-000001', form: '10-K', filed: '2020-02-14' },
          ],
        },
      ],
    },
  });
});

test('or those known on an earlier day', () => {
  expect(read('MILL', 'asOf=2020-02-14&concept=Revenues')).toMatchObject({
    body: { asOf: '2020-02-14', facts: [{ value: 27 }, { value: 100, restated: false }, { value: 90 }] },
  });
});

test.each<[symbol: string, query: string, status: number, code: string]>([
  ['mill', '', 422, 'INVALID_SYMBOL'],
  ['..', '', 422, 'INVALID_SYMBOL'],
  ['MILLÉ', '', 422, 'INVALID_SYMBOL'],
  ['MILL', 'asOf=2020-02-30', 422, 'INVALID_AS_OF'],
  ['MILL', 'asOf=2021-01-02', 422, 'INVALID_AS_OF'],
  ['MILL', 'limit=0', 422, 'INVALID_LIMIT'],
  ['MILL', 'limit=1001', 422, 'INVALID_LIMIT'],
  ['MILL', 'limit=1e2', 422, 'INVALID_LIMIT'],
  ['OTHER', '', 404, 'NO_FACTS'],
  ['MILL', 'concept=Liabilities', 404, 'NO_SUCH_CONCEPT'],
])('%s?%s is refused', (symbol, query, status, code) => {
  expect(read(symbol, query)).toMatchObject({ kind: 'problem', status, code });
});
