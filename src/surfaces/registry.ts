import {
  BAR_PROBLEMS,
  closed,
  INTERVAL_SCHEMA,
  listOf,
  SOURCE,
  SYMBOL_PARAMETER,
  TEXT,
} from './bar-schemas.ts';
import { FUNDAMENTALS } from './fundamentals-surface.ts';
import { PAGES } from './pages.ts';
import type { Surface } from './surface.ts';

/** A price or volume that a vendor may not have. */
const NUMBER = { type: ['number', 'null'] };

/** Every path that is read without a tool, in the order in which `/api/surfaces` lists them. */
export const SURFACES: readonly Surface[] = [
  {
    path: '/api/surfaces',
    name: 'list_surfaces',
    title: 'The paths that are read without a tool',
    description: 'Each path with the file of the repository that answers it.',
    file: 'src/surfaces/list-surfaces.ts',
    parameters: [],
    result: closed({ surfaces: listOf(closed({ path: TEXT, title: TEXT, description: TEXT, file: TEXT })) }),
    problems: {},
    answer: async () => (await import('./list-surfaces.ts')).listSurfaces([...SURFACES, ...PAGES]),
  },
  {
    path: '/api/ohlcv/{symbol}',
    name: 'read_bars',
    title: 'Stored bars of a symbol',
    description:
      'The newest bars at one interval, oldest first, as they were traded, with their source named.',
    file: 'src/surfaces/ohlcv.ts',
    parameters: [
      SYMBOL_PARAMETER,
      {
        name: 'tf',
        in: 'query',
        description: 'Interval of the stored rows; 1day where it is left out.',
        schema: INTERVAL_SCHEMA,
      },
      {
        name: 'limit',
        in: 'query',
        description: 'Largest number of bars; 500 where it is left out.',
        schema: { type: 'integer', minimum: 1, maximum: 5000 },
      },
    ],
    result: closed({
      symbol: TEXT,
      ...SOURCE,
      adjustment: { type: 'string', enum: ['none'] },
      bars: listOf(
        closed({
          time: TEXT,
          open: NUMBER,
          high: NUMBER,
          low: NUMBER,
          close: { type: 'number' },
          volume: NUMBER,
        }),
      ),
    }),
    problems: BAR_PROBLEMS,
    answer: async (request, services) => {
      const [{ ohlcv }, { openToAll }] = await Promise.all([
        import('./ohlcv.ts'),
        import('./symbol-request.ts'),
      ]);
      return ohlcv(request, await openToAll(services, request.now));
    },
  },
  {
    path: '/api/quote/{symbol}',
    name: 'read_quote',
    title: 'The newest close of a symbol',
    description:
      'The newest close that the store has, with its source and the instant at which its bar closed.',
    file: 'src/surfaces/quote.ts',
    parameters: [SYMBOL_PARAMETER],
    result: closed({ symbol: TEXT, price: { type: 'number' }, time: TEXT, ...SOURCE }),
    problems: BAR_PROBLEMS,
    answer: async (request, services) => {
      const [{ quote }, { openToAll }] = await Promise.all([
        import('./quote.ts'),
        import('./symbol-request.ts'),
      ]);
      return quote(request, await openToAll(services, request.now));
    },
  },
  {
    path: '/api/vendors',
    name: 'list_vendors',
    title: 'Who has bars of what',
    description:
      'The chain of vendors for each asset class, and whether the server keeps their bars. It carries no check time.',
    file: 'src/surfaces/vendors.ts',
    parameters: [],
    result: closed({
      chains: listOf(
        closed({
          assetClass: { type: 'string', enum: ['equity', 'index'] },
          vendors: listOf(
            closed({
              name: TEXT,
              title: TEXT,
              licence: {
                type: 'string',
                enum: ['sample', 'generated', 'operator'],
                description: 'operator: its bars are served once the operator has confirmed their licence.',
              },
              kept: { type: 'boolean', description: 'Whether the server keeps the bars.' },
              symbols: { type: 'integer' },
              intervals: listOf(INTERVAL_SCHEMA),
            }),
          ),
        }),
      ),
    }),
    problems: {},
    answer: async (_request, { market }) => (await import('./vendors.ts')).vendors(await market()),
  },
  FUNDAMENTALS,
];
