import { Document, isMap, type Pair } from 'yaml';
import { argumentsOf, type ValueSpec } from './synthetic-arguments.ts';

/** A project with many tools, and the same operations as other generators take them. */
export interface SyntheticSet {
  /** Files of the project by path. */
  readonly files: ReadonlyMap<string, string>;
  /** OpenAPI 3.1. */
  readonly openapi: object;
}

const TOOLSETS = 10;

/** The same set for the same count, on any machine: ten arguments and six fields of a result per tool. */
export function syntheticSet(count: number): SyntheticSet {
  const tools = Array.from({ length: count }, (_, index) => toolOf(index));
  const files = new Map<string, string>([
    ['package.json', '{ "type": "module" }\n'],
    ['src/services.ts', 'export interface Services {}\nexport const openServices = (): Services => ({});\n'],
    ...Object.entries(sharedFiles()).map(([name, value]) => [`specs/${name}.yaml`, yaml(value)] as const),
    ...tools.map((tool) => [`specs/tools/${tool.toolset}/${tool.name}.yaml`, yaml(tool)] as const),
  ]);
  return { files, openapi: openApi(tools) };
}

/** As a person writes it: a key per line, long text on several, and calls on a line each. */
function yaml(value: object): string {
  const document = new Document(value, { aliasDuplicateObjects: false });
  const calls: unknown = document.getIn(['guarantees', 0, 'calls']);
  if (isMap(calls)) for (const { value: call } of calls.items as Pair[]) if (isMap(call)) call.flow = true;
  return document.toString({ lineWidth: 110 });
}

type Tool = ReturnType<typeof toolOf>;

function toolOf(index: number) {
  const args = argumentsOf(index);
  const [base, ...changed] = args.flatMap(({ name, values }, position) =>
    values.map(
      (value, number) => [`${name}_${number}`, { ...(position > 0 && BASE), [name]: value }] as const,
    ),
  );
  const name = `measure_series_${String(index).padStart(4, '0')}`;
  return {
    name,
    title: `Measure series ${index}`,
    toolset: `set_${index % TOOLSETS}`,
    verified: '2026-01-01',
    summary: `What series ${index} is worth beside the days that were most like it.`,
    details:
      'Give the returns and, where there are any, the choices that were made on the way. Returns the measure with ' +
      'its interval, the observations that it rests on, and what it says nothing about.',
    http: `POST /api/v1/measure/${index}`,
    effects: { readOnly: true },
    arguments: Object.fromEntries(args.map((argument) => [argument.name, argument.spec])),
    result: RESULT,
    refusals: {
      TOO_SHORT: {
        condition: 'the series is shorter than the measure needs',
        params: { rows: 'integer', needed: 'integer' },
        reason: '{rows} rows were given; {needed} are needed.',
        recover: 'Send a longer series.',
        example: { arguments: { returns: [0.01] } },
      },
    },
    glossary: [`term_${index % TOOLSETS}`],
    guarantees: [
      {
        says: 'Every argument counts.',
        calls: Object.fromEntries([base!, ...changed]),
        check: `${base![0]}.result.rows_used <= ${changed[0]![0]}.result.rows_used`,
      },
    ],
    examples: [{ title: 'Two days', arguments: BASE, reads: 'The measure rests on two days.' }],
  };
}

const BASE = { returns: [0.01, -0.02] };

const RESULT: Readonly<Record<string, ValueSpec>> = {
  value: { type: 'number', required: true, description: 'The measure.', nullWhen: 'no day is like this one' },
  rows_used: { type: 'integer', required: true, description: 'Rows that the measure rests on.' },
  status: {
    type: 'string',
    enum: ['enough', 'few', 'none'],
    required: true,
    description: 'Whether the rows suffice.',
  },
  window: { use: 'Window', required: true, description: 'Days that were read.' },
  interval: {
    use: 'Interval',
    required: true,
    description: 'Where the measure lies with the coverage asked for.',
  },
  neighbours: {
    type: 'array',
    description: 'The days that were most like this one, nearest first.',
    items: { use: 'Neighbour', description: 'One day.' },
  },
};

const day = (description: string): ValueSpec => ({
  type: 'string',
  required: true,
  pattern: '^\\d{4}-\\d{2}-\\d{2}$',
  description,
});
const figure = (description: string): ValueSpec => ({ type: 'number', required: true, description });

const TYPES: Readonly<Record<string, ValueSpec>> = {
  Provenance: {
    type: 'object',
    description: 'Where the numbers come from.',
    properties: {
      vendor: { type: 'string', required: true, description: 'Who produced the input.' },
      runId: { type: 'string', required: true, description: 'Identity of the call.' },
      seed: { type: 'integer', required: true, description: 'Seed of the random numbers.' },
    },
  },
  Window: {
    type: 'object',
    description: 'A range of days.',
    properties: { start: day('The first day.'), end: day('The last day.') },
  },
  Interval: {
    type: 'object',
    description: 'A range that a measure lies in.',
    properties: {
      low: figure('Lower end.'),
      high: figure('Upper end.'),
      coverage: figure('Share of cases.'),
    },
  },
  Neighbour: {
    type: 'object',
    description: 'A day and how far it is away.',
    properties: {
      date: day('The day.'),
      distance: figure('Weighted distance.'),
      weight: figure('Its weight.'),
    },
  },
};

function sharedFiles(): Readonly<Record<string, object>> {
  const numbered = <Value>(prefix: string, value: (index: number) => Value) =>
    Object.fromEntries(Array.from({ length: TOOLSETS }, (_, index) => [`${prefix}_${index}`, value(index)]));
  return {
    server: {
      name: 'synthetic',
      title: 'Synthetic',
      version: '1.0.0',
      summary: 'Many tools of one kind.',
      instructions: 'Read the warnings before the numbers.',
      metaPrefix: 'dev.example',
      services: 'src/services.ts#Services',
      provenance: 'Provenance',
      clients: ['anthropic', 'openai'],
      toolsets: numbered('set', (index) => ({ title: `Set ${index}`, description: 'Tools of one kind.' })),
      limits: { argumentBytes: 1000000 },
    },
    types: TYPES,
    glossary: numbered('term', (index) => ({
      title: `Term ${index}`,
      definition: `What the field calls measure ${index}, per period and not annualised.`,
      pitfalls: ['It says nothing about the days that it leaves out.'],
    })),
    refusals: {
      'INVALID_{ARGUMENT}': {
        condition: 'an argument breaks its type or one of its bounds',
        reason: '{violation}',
        recover: 'Correct it.',
      },
    },
    fixtures: { default: { description: 'As it comes.', from: 'src/services.ts#openServices' } },
  };
}

function openApi(tools: readonly Tool[]): object {
  const paths = tools.map((tool) => {
    const [, path] = tool.http.split(' ');
    const operation = {
      operationId: tool.name,
      summary: tool.summary,
      description: tool.details,
      tags: [tool.toolset],
      requestBody: { required: true, content: json(objectSchema(tool.arguments)) },
      responses: {
        200: { description: 'The result.', content: json(answerSchema(tool.result)) },
        422: { description: 'A refusal.', content: json({ $ref: '#/components/schemas/Problem' }) },
      },
    };
    return [path, { post: operation }];
  });
  const problem = {
    type: 'object',
    properties: { type: { type: 'string' }, title: { type: 'string' }, detail: { type: 'string' } },
  };
  const types = Object.entries(TYPES).map(([name, spec]) => [name, schemaOf(spec)]);
  return {
    openapi: '3.1.0',
    info: { title: 'Synthetic', version: '1.0.0' },
    paths: Object.fromEntries(paths),
    components: { schemas: { ...Object.fromEntries(types), Problem: problem } },
  };
}

const json = (schema: object) => ({ 'application/json': { schema } });

function answerSchema(result: Readonly<Record<string, ValueSpec>>): object {
  const warnings = { type: 'array', required: true, items: { type: 'string' } };
  return objectSchema({ ...result, provenance: { use: 'Provenance', required: true }, warnings });
}

function objectSchema(members: Readonly<Record<string, ValueSpec>>): object {
  const entries = Object.entries(members);
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, spec]) => [name, schemaOf(spec)])),
    required: entries.filter(([, spec]) => spec['required'] === true).map(([name]) => name),
    additionalProperties: false,
  };
}

function schemaOf(spec: ValueSpec): object {
  const { required: _required, use, unit: _unit, nullWhen, properties, items, ...keywords } = spec;
  if (use !== undefined) return { ...keywords, $ref: `#/components/schemas/${use}` };
  return {
    ...keywords,
    ...(nullWhen === undefined ? {} : { type: [keywords['type'], 'null'] }),
    ...(properties === undefined ? {} : objectSchema(properties as Readonly<Record<string, ValueSpec>>)),
    ...(items === undefined ? {} : { items: schemaOf(items as ValueSpec) }),
  };
}
