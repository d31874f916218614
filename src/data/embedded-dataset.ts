import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Dataset } from './daily-bars.ts';
import { type InvalidBars, parseDailyBars } from './parse-daily-bars.ts';

/** First session of the embedded file whose open is a traded price rather than a repeated close. */
export const OPEN_RELIABLE_FROM = '2016-01-01';

export type DatasetReading = { readonly kind: 'dataset'; readonly dataset: Dataset } | InvalidBars;

/**
 * Where the daily S&P 500 of the npm package `vega-datasets` lies on this machine.
 *
 * The package exports its entry module alone, so the file is found beside the entry. The look-up starts at
 * this module, and so also works from a bundle that leaves the package external.
 */
export function embeddedDatasetLocation(): URL {
  const entry = createRequire(import.meta.url).resolve('vega-datasets');
  return new URL('../data/sp500-2000.csv', pathToFileURL(entry));
}

/**
 * Reads and checks the embedded S&P 500: 5,105 sessions from 2000-01-03 to 2020-04-17, a price index without
 * dividends. Throws only when the file cannot be read at all, which means a broken installation.
 */
export function readEmbeddedDataset(location: URL): DatasetReading {
  const bytes = readFileSync(location);
  const reading = parseDailyBars(bytes.toString('utf8'));
  if (reading.kind === 'invalid') return reading;
  const { dates } = reading.bars;
  if (dates.length === 0)
    return { kind: 'invalid', code: 'INVALID_BARS', line: 1, problem: 'no row follows the header' };
  return {
    kind: 'dataset',
    dataset: {
      identity: {
        vendor: 'vega-datasets',
        symbol: 'SPX',
        licence: 'sample',
        returnBasis: 'price only',
        firstDate: dates[0]!,
        lastDate: dates.at(-1)!,
        rows: dates.length,
        digest: createHash('sha256').update(bytes).digest('hex'),
        openReliableFrom: OPEN_RELIABLE_FROM,
      },
      bars: reading.bars,
    },
  };
}
