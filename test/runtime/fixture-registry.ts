import type {
  AccessContract,
  JournalContract,
  Registry,
  ServerContract,
  ToolContract,
  ToolEntry,
  ToolListing,
  VocabularyEntry,
} from '../../runtime/contract.ts';
import type { Call, Refused } from '../../runtime/handler.ts';
import type { ObjectShape } from '../../runtime/shape.ts';
import { schemaOfShape, validatorOf } from './schema-of-shape.ts';

/** What the fixture's handlers find on their call. */
export interface FixtureServices {
  readonly signals: readonly VocabularyEntry[];
  /** Counts what calls have stored, so that a test can tell fresh state from used state. */
  readonly stored: string[];
}

type FixtureCall = Call<
  Record<string, Record<string, string | number>>,
  FixtureServices,
  { readonly asOf: string | null; readonly snapshot?: string },
  object
>;
type FixtureHandler = (args: never, call: FixtureCall) => unknown;

interface FixtureTool {
  readonly listing?: Partial<ToolListing>;
  readonly contract: Partial<ToolContract> & Pick<ToolContract, 'arguments' | 'result'>;
  readonly handler: FixtureHandler;
}

export function fixtureServices(): FixtureServices {
  return {
    signals: [
      { name: 'rv_21d', type: 'number', description: 'Realised volatility over 21 days.' },
      { name: 'streak', type: 'integer', description: 'Days up in a row.' },
      { name: 'regime', type: 'string', description: 'Market regime.', values: ['bull', 'bear'] },
    ],
    stored: [],
  };
}

/** One registry entry; what a test does not give is plain. */
export function fixtureTool(name: string, tool: FixtureTool): ToolEntry<FixtureServices> {
  const contract: ToolContract = {
    deferred: [],
    rules: [],
    presence: [],
    refusals: [],
    validateArguments: validatorOf(tool.contract.arguments),
    validateResult: validatorOf(tool.contract.result),
    ...tool.contract,
  };
  const outputSchema = {
    ...schemaOfShape(withEnvelope(contract.result)),
    type: 'object' as const,
    additionalProperties: true,
  };
  return {
    listing: {
      name,
      title: name,
      toolset: 'arithmetic',
      description: `The tool ${name}.`,
      inputSchema: { ...schemaOfShape(contract.arguments), type: 'object' },
      outputSchema,
      annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
      digest: 'd'.repeat(64),
      switches: [],
      limits: { argumentBytes: 4_000_000 },
      ...tool.listing,
    },
    contract: async () => contract,
    handler: async () => tool.handler as never,
  };
}

function withEnvelope(result: ObjectShape): ObjectShape {
  const warnings = { type: 'array', items: { type: 'string' } } as const;
  return {
    ...result,
    properties: [...result.properties, { name: 'warnings', shape: warnings, required: true }],
  };
}

export function object(...properties: ObjectShape['properties']): ObjectShape {
  return { type: 'object', properties };
}

export const addUp = fixtureTool('add_up', {
  listing: { http: { method: 'GET', path: '/api/v1/sums' } },
  contract: {
    arguments: object(
      {
        name: 'numbers',
        shape: {
          type: 'array',
          items: { type: 'number', maximum: 1000 },
          minItems: 1,
          maxItems: 5,
          refuse: { maxItems: 'TOO_MANY' },
        },
        required: true,
      },
      { name: 'scale', shape: { type: 'number', minimum: 0 }, default: 1 },
      { name: 'label', shape: { type: 'string', maxLength: 10 } },
      { name: 'explain', shape: { type: 'boolean' }, default: false },
    ),
    result: object(
      { name: 'sum', shape: { type: 'number', nonFinite: true }, required: true },
      { name: 'label', shape: { type: 'string' } },
      { name: 'terms', shape: { type: 'integer' } },
    ),
    presence: [{ field: 'terms', present: ((args: { explain: boolean }) => args.explain) as never }],
    deferred: [{ name: 'rounding', reason: 'It changes what a sum means.' }],
    rules: [
      {
        code: 'SCALE_ALONE',
        says: 'A scale of zero needs a label.',
        holds: ((args: { scale: number; label?: string }) =>
          args.scale !== 0 || args.label !== undefined) as never,
      },
    ],
    refusals: [
      {
        code: 'TOO_MANY',
        condition: 'too many numbers',
        reason: '{violation} More would not be added up.',
        recover: 'Send five or fewer.',
        status: 413,
      },
      {
        code: 'ZERO_SUM',
        condition: 'the numbers cancel',
        reason: 'The {count} numbers cancel.',
        recover: 'Send others.',
        status: 409,
      },
      {
        code: 'SCALE_ALONE',
        condition: 'a scale of zero comes without a label',
        reason: '{violation}',
        recover: 'Give it a label.',
        status: 422,
      },
      {
        code: 'INVALID_{ARGUMENT}',
        condition: 'an argument breaks its bound',
        reason: '{violation}',
        recover: 'See the bounds of {argument}.',
        status: 400,
      },
    ],
  },
  handler: (
    args: { numbers: readonly number[]; scale: number; label?: string; explain: boolean },
    call,
  ): unknown | Refused => {
    const sum = args.numbers.reduce((total, number) => total + number, 0) * args.scale;
    if (sum === 0 && args.label === undefined) return call.refuse('ZERO_SUM', { count: args.numbers.length });
    if (args.numbers.length === 1) call.warn('One number is its own sum.');
    call.provenance({ asOf: '2026-01-01', snapshot: 'fixture-1' });
    return {
      sum,
      ...(args.label === undefined ? {} : { label: args.label }),
      ...(args.explain ? { terms: args.numbers.length } : {}),
    };
  },
});

/** Named like a member that every object has. */
export const constructorTool = fixtureTool('constructor', {
  contract: {
    arguments: object(),
    result: object({ name: 'made', shape: { type: 'boolean' }, required: true }),
  },
  handler: (_args, call) => {
    call.provenance({ asOf: null });
    return { made: true };
  },
});

export const matchSignals = fixtureTool('match_signals', {
  listing: { toolset: 'matching', http: { method: 'POST', path: '/api/v1/matches' } },
  contract: {
    arguments: object(
      {
        name: 'signals',
        shape: { type: 'object', properties: [], keysFrom: 'signals', unknownKeys: 'warn' },
      },
      { name: 'strict_signals', shape: { type: 'object', properties: [], keysFrom: 'signals' } },
      { name: 'order_by', shape: { type: 'string', valuesFrom: 'signals' } },
    ),
    result: object({ name: 'seen', shape: { type: 'string' }, required: true }),
  },
  handler: (args: object, call) => {
    call.provenance({ asOf: null });
    return { seen: JSON.stringify(args) };
  },
});

/** Keeps state and draws numbers. */
export const storeDraw = fixtureTool('store_draw', {
  listing: { http: { method: 'POST', path: '/api/v1/draws' } },
  contract: {
    arguments: object({ name: 'name', shape: { type: 'string' }, required: true }),
    result: object(
      { name: 'id', shape: { type: 'string' }, required: true },
      { name: 'draw', shape: { type: 'number' }, required: true },
    ),
  },
  handler: (args: { name: string }, call) => {
    call.services.stored.push(args.name);
    call.provenance({ asOf: null });
    return { id: `${args.name}-${call.services.stored.length}`, draw: call.random() };
  },
});

const link = (mediaType: string) =>
  object(
    { name: 'uri', shape: { type: 'string' }, required: true },
    { name: 'path', shape: { type: 'string' }, required: true },
    { name: 'digest', shape: { type: 'string' }, required: true },
    { name: 'mediaType', shape: { type: 'string', enum: [mediaType] }, required: true },
    { name: 'bytes', shape: { type: 'integer' }, required: true },
  );

export const PIXEL = Buffer.from('iVBORw0KGgo=', 'base64');

/** Keeps a page and, where it is asked, an image beside its result. */
export const drawChart = fixtureTool('draw_chart', {
  listing: {
    http: { method: 'POST', path: '/api/v1/charts' },
    artifacts: [
      { field: 'page', mediaType: 'text/html' },
      { field: 'image', mediaType: 'image/png' },
    ],
  },
  contract: {
    arguments: object(
      { name: 'title', shape: { type: 'string' }, default: 'ü' },
      { name: 'image', shape: { type: 'boolean' }, default: false },
    ),
    result: object(
      { name: 'page', shape: link('text/html'), required: true },
      { name: 'image', shape: link('image/png') },
    ),
  },
  handler: ({ title, image }: { title: string; image: boolean }, call) => {
    call.provenance({ asOf: null });
    const page = call.artifact('text/html', `<h1>${title}</h1>`);
    return image ? { page, image: call.artifact('image/png', PIXEL) } : { page };
  },
});

/** Lists what was stored, two at a time. */
export const listStored = fixtureTool('list_stored', {
  listing: { http: { method: 'POST', path: '/api/v1/stored' } },
  contract: {
    arguments: object(
      { name: 'prefix', shape: { type: 'string' }, default: '' },
      { name: 'cursor', shape: { type: 'string' } },
    ),
    result: object(
      { name: 'names', shape: { type: 'array', items: { type: 'string' } }, required: true },
      { name: 'total', shape: { type: 'integer' }, required: true },
      { name: 'next', shape: { type: 'string', nullable: true }, required: true },
    ),
    pages: { of: 'names', size: 2, cursor: 'cursor', next: 'next' },
  },
  handler: ({ prefix }: { prefix: string }, call) => {
    call.provenance({ asOf: null });
    call.warn(`${call.services.stored.length} stored`);
    const names = call.services.stored.filter((name) => name.startsWith(prefix));
    return { names, total: names.length };
  },
});

const entry = object({ name: 'width', shape: { type: 'integer' }, required: true });

/** Puts each try on record, and counts how often it is computed; equal tries are recalled unless `anew`. */
export function tryWidth(computed: number[] = [], journal: Partial<JournalContract> = {}) {
  return fixtureTool('try_width', {
    listing: {
      http: { method: 'POST', path: '/api/v1/tries' },
      annotations: {
        readOnlyHint: false,
        destructiveHint: false,
        idempotentHint: false,
        openWorldHint: false,
      },
    },
    contract: {
      arguments: object(
        { name: 'width', shape: { type: 'integer', minimum: 0 }, required: true },
        { name: 'unit', shape: { type: 'string' }, default: 'days' },
        { name: 'anew', shape: { type: 'boolean' }, default: false },
      ),
      result: object(
        { name: 'trial', shape: { type: 'string' }, required: true },
        { name: 'draw', shape: { type: 'number' }, required: true },
        { name: 'seen', shape: { type: 'string' }, required: true },
      ),
      journal: {
        store: 'trials',
        oncePerCall: true,
        memoized: true,
        force: 'anew',
        entry,
        validateEntry: validatorOf(entry),
        ...journal,
      },
      refusals: [
        {
          code: 'NO_WIDTH',
          condition: 'no width',
          reason: 'There is no width.',
          recover: 'Send one.',
          status: 422,
        },
      ],
    },
    handler: ({ width }: { width: number }, call) => {
      computed.push(width);
      if (width === 0) return call.refuse('NO_WIDTH', {});
      call.warn(`width ${width}`);
      call.provenance({ asOf: null });
      return { trial: call.journal({ width }), draw: call.random(), seen: call.now.toISOString() };
    },
  });
}

export const switchedTool = fixtureTool('switched', {
  listing: { switches: ['market_data'] },
  contract: { arguments: object(), result: object() },
  handler: (_args, call) => {
    call.provenance({ asOf: null });
    return {};
  },
});

export const throwingTool = fixtureTool('throws', {
  contract: { arguments: object(), result: object() },
  handler: () => {
    throw new Error('the secret of /var/lib');
  },
});

/** Three tiers; the lowest is what a caller without a token has, on this machine. */
export const fixtureAccess: AccessContract = {
  tiers: [
    { name: 'reader', description: 'Reads.', callsPerMinute: { token: 3, address: 2 } },
    { name: 'writer', description: 'Writes.', callsPerMinute: { token: 120 } },
    { name: 'keeper', description: 'Runs it.', callsPerMinute: {} },
  ],
  anonymous: { loopback: 'reader' },
};

const provenanceShape = object(
  { name: 'asOf', shape: { type: 'string', nullable: true }, required: true },
  { name: 'snapshot', shape: { type: 'string' } },
  { name: 'runId', shape: { type: 'string' }, required: true },
  { name: 'serverVersion', shape: { type: 'string' }, required: true },
  { name: 'contractDigest', shape: { type: 'string' }, required: true },
  { name: 'seed', shape: { type: 'integer' }, required: true },
  { name: 'clock', shape: { type: 'string' }, required: true },
  { name: 'ageSeconds', shape: { type: 'number', nullable: true }, required: true },
);

/** A registry written by hand, as the generator would write it. */
export function fixtureRegistry(
  tools: readonly ToolEntry<FixtureServices>[] = [
    addUp,
    constructorTool,
    matchSignals,
    storeDraw,
    switchedTool,
    throwingTool,
  ],
  facts: Partial<ServerContract> = {},
): Registry<FixtureServices> {
  return {
    server: {
      name: 'fixture',
      title: 'Fixture server',
      version: '1.2.3',
      summary: 'Adds up.',
      instructions: 'Add numbers.',
      metaPrefix: 'test.fixture',
      toolsets: [
        { name: 'arithmetic', title: 'Arithmetic', description: 'Sums.' },
        { name: 'matching', title: 'Matching', description: 'Matches.' },
      ],
      environment: [],
      switches: [{ name: 'market_data', variable: 'FIXTURE_MARKET_DATA', description: 'Serve vendor bars.' }],
      limits: { argumentBytes: 4_000_000 },
      ...facts,
    },
    tools,
    vocabularies: [
      {
        name: 'signals',
        title: 'Signals',
        description: 'Names of signals.',
        entries: async (services) => services.signals,
      },
    ],
    liveDefaults: [],
    prompts: async () => [
      {
        name: 'add_and_match',
        title: 'Add and match',
        description: 'Adds, then matches.',
        arguments: [
          { name: 'numbers', description: 'What to add.', required: true },
          { name: 'note', description: 'A remark.', required: false },
          { name: 'signal', description: 'What to match.', required: false, valuesFrom: 'signals' },
        ],
        text: 'Add {numbers} with `add_up`, then `match_signals`.{note}',
        tools: ['add_up', 'match_signals'],
      },
    ],
    snapshot: async ({ stored }) => `stored: ${stored.join()}`,
    openapi: async () => ({ openapi: '3.1.0' }),
    provenance: async () => ({ shape: provenanceShape, validate: validatorOf(provenanceShape) }),
  };
}
