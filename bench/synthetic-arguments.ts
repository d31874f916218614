/** A value as a spec words it: JSON Schema's keywords, and `required: true` on the value itself. */
export type ValueSpec = Readonly<Record<string, unknown>>;

/** An argument that tools take, with values for calls that show that it, and each part of it, counts. */
export interface ArgumentKind {
  readonly name: string;
  readonly spec: ValueSpec;
  readonly values: readonly unknown[];
}

const series: ArgumentKind = {
  name: 'returns',
  spec: {
    type: 'array',
    required: true,
    minItems: 1,
    maxItems: 100000,
    items: { type: 'number', description: 'Return of one period.' },
    unit: 'fraction per period',
    description: 'Simple returns per period, oldest first.',
  },
  values: [
    [0.01, -0.02],
    [0.01, -0.02, 0.03],
  ],
};

const optional: readonly ArgumentKind[] = [
  {
    name: 'matrix',
    spec: {
      type: 'array',
      minItems: 1,
      maxItems: 10000,
      items: {
        type: 'array',
        maxItems: 200,
        items: { type: 'number', description: 'Return of one configuration.' },
        description: 'One period of every configuration.',
      },
      description: 'Returns of all configurations, a row per period, aligned in time.',
    },
    values: [[[1, 2]]],
  },
  {
    name: 'symbol',
    spec: {
      type: 'string',
      pattern: '^[A-Z]{1,5}$',
      description: 'The ticker as the exchange writes it.',
    },
    values: ['SPY'],
  },
  {
    name: 'horizon',
    spec: {
      type: 'integer',
      minimum: 1,
      maximum: 250,
      default: 5,
      unit: 'trading days',
      description: 'Days to look ahead of each match.',
    },
    values: [10],
  },
  {
    name: 'mode',
    spec: {
      type: 'string',
      enum: ['soft', 'hard', 'ranked'],
      default: 'soft',
      description: 'How distances are turned into weights.',
    },
    values: ['hard'],
  },
  {
    name: 'half_life',
    spec: {
      type: 'number',
      exclusiveMinimum: 0,
      maximum: 10000,
      unit: 'years',
      description: 'Age at which an observation counts half.',
    },
    values: [3],
  },
  {
    name: 'costs',
    spec: {
      type: 'object',
      description: 'What trading takes; nothing where it is left out.',
      properties: {
        spread: {
          type: 'number',
          minimum: 0,
          unit: 'basis points',
          description: 'Half of the quoted spread.',
        },
        commission: { type: 'number', minimum: 0, maximum: 100, description: 'Commission per trade.' },
      },
    },
    values: [
      { spread: 1, commission: 1 },
      { spread: 2, commission: 1 },
      { spread: 1, commission: 2 },
    ],
  },
  {
    name: 'columns',
    spec: {
      type: 'array',
      maxItems: 50,
      uniqueItems: true,
      items: { type: 'string', minLength: 1, maxLength: 40, description: 'Name of a column.' },
      description: 'Columns to keep, all where it is left out.',
    },
    values: [['close']],
  },
  {
    name: 'window',
    spec: { use: 'Window', description: 'Days that are read; all of them where it is left out.' },
    values: [
      { start: '2020-01-02', end: '2020-12-31' },
      { start: '2019-01-02', end: '2020-12-31' },
      { start: '2020-01-02', end: '2021-12-31' },
    ],
  },
  {
    name: 'with_details',
    spec: { type: 'boolean', default: false, description: 'Whether to list each observation.' },
    values: [true],
  },
  {
    name: 'blocks',
    spec: {
      type: 'integer',
      minimum: 2,
      maximum: 20,
      multipleOf: 2,
      default: 16,
      description: 'Number of blocks that the rows are split into.',
    },
    values: [8],
  },
  {
    name: 'label',
    spec: { type: 'string', maxLength: 200, description: 'A name to carry through to the answer.' },
    values: ['a'],
  },
  {
    name: 'confidence',
    spec: {
      type: 'number',
      minimum: 0.5,
      maximum: 0.999,
      default: 0.95,
      description: 'Coverage of the interval that is reported.',
    },
    values: [0.9],
  },
];

/** How many arguments every tool takes. */
const COUNT = 10;

/** The arguments of one tool of a set: the series, and nine of the others that differ from tool to tool. */
export function argumentsOf(tool: number): ArgumentKind[] {
  const rotated = Array.from(
    { length: COUNT - 1 },
    (_, index) => optional[(tool + index) % optional.length]!,
  );
  return [series, ...rotated];
}
