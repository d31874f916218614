import { expect, test } from 'vitest';
import { embeddedDatasetLocation, readEmbeddedDataset } from '../../src/data/embedded-dataset.ts';

test('the embedded S&P 500 is the file it was checked as', () => {
  const reading = readEmbeddedDataset(embeddedDatasetLocation());
  expect(reading.kind === 'dataset' && reading.dataset.identity).toEqual({
    vendor: 'vega-datasets',
    symbol: 'SPX',
    licence: 'sample',
    returnBasis: 'price only',
    firstDate: '2000-01-03',
    lastDate: '2020-04-17',
    rows: 5105,
    digest: '9409e9342d0657c747324e4cfabce8a8c7f663bc485b95a3378f36b0a160f8c8',
    openReliableFrom: '2016-01-01',
  });
});

test('opens repeat the previous close until just before they are called reliable', () => {
  const reading = readEmbeddedDataset(embeddedDatasetLocation());
  if (reading.kind === 'invalid') throw new Error(reading.problem);
  const { dates, opens, closes } = reading.dataset.bars;
  const repeated = dates.filter((_, row) => row > 0 && opens[row] === closes[row - 1]);
  expect(repeated).toHaveLength(1760);
  expect(repeated.at(-1)).toBe('2015-01-02');
});
