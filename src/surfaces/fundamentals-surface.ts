import type { JsonSchema } from 'toolwright-runtime';
import { closed } from './bar-schemas.ts';
import type { Surface } from './surface.ts';

const day = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' };
const filing = {
  value: { type: 'number' },
  accession: { type: 'string', description: 'Accession number of the filing.' },
  form: { type: 'string' },
  filed: { ...day, description: 'Day on which it was filed.' },
};
/** What it answers with. */
const RESULT: JsonSchema = closed({
  symbol: { type: 'string' },
  entity: { type: 'string' },
  cik: { type: 'integer', description: 'Central Index Key.' },
  source: closed({ vendor: { type: 'string' }, file: { type: 'string' }, sha256: { type: 'string' } }),
  asOf: day,
  newestFiled: { type: ['string', 'null'], description: 'Day of the newest filing that was known.' },
  count: { type: 'integer', description: 'Facts that answer the question, listed or not.' },
  facts: {
    type: 'array',
    items: closed({
      taxonomy: { type: 'string' },
      concept: { type: 'string' },
      label: { type: ['string', 'null'] },
      unit: { type: 'string' },
      start: { type: ['string', 'null'], description: 'First day of the period; null for an instant.' },
      end: day,
      ...filing,
      fiscalYear: { type: ['integer', 'null'], description: 'Of the filing.' },
      fiscalPeriod: { type: ['string', 'null'], description: 'Of the filing.' },
      firstFiled: {
        ...day,
        description: 'Day on which a filing first stated the fact, with whatever value.',
      },
      restated: { type: 'boolean', description: 'Whether an earlier filing had stated another value.' },
      earlierValues: { type: 'array', items: closed(filing), description: 'Oldest first.' },
    }),
  },
});

/** Filed facts, as the registry lists them. */
export const FUNDAMENTALS: Surface = {
  path: '/api/fundamentals/{symbol}',
  name: 'read_fundamentals',
  title: 'Filed facts of a company as they were known on a day',
  description:
    'The newest fact of every concept, or all of one, from the filings up to asOf, each cited by accession number. A restated fact says what earlier filings had stated.',
  file: 'src/surfaces/fundamentals.ts',
  parameters: [
    { name: 'symbol', in: 'path', description: 'Symbol of the company.', schema: { type: 'string' } },
    {
      name: 'asOf',
      in: 'query',
      description:
        'Day whose knowledge is asked for, YYYY-MM-DD: filings of that day are known. Today where it is left out.',
      schema: { type: 'string', format: 'date' },
    },
    {
      name: 'concept',
      in: 'query',
      description: 'Assets or us-gaap/Assets: all its periods, newest first.',
      schema: { type: 'string' },
    },
    {
      name: 'limit',
      in: 'query',
      description: 'Largest number of facts; count says how many there are.',
      schema: { type: 'integer', minimum: 1, maximum: 1000, default: 100 },
    },
  ],
  result: RESULT,
  problems: { 404: 'No facts of the symbol were imported, or it has not filed the concept.' },
  answer: async (request, services) =>
    (await import('./fundamentals.ts')).readFundamentals(request, await services.facts()),
};
