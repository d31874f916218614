import type { Place } from '../../../generator/diagnostics/place.ts';
import type { Contract, Effects, PlannedCall, Server, Tool } from '../../../generator/model/contract.ts';
import type { Expression } from '../../../generator/model/expression.ts';
import type {
  ArrayNode,
  BooleanNode,
  JsonValue,
  Node,
  NumberNode,
  ObjectNode,
  Property,
  ReferenceNode,
  StringNode,
} from '../../../generator/model/node.ts';

/** Hand-made contracts, so that emitters are tested without the stages before them. */

export const place: Place = {
  file: 'specs/tools/demo/weigh_rows.yaml',
  line: 1,
  column: 1,
  endLine: 1,
  endColumn: 2,
};

type Facts<N extends Node> = Partial<Omit<N, 'type' | 'place'>>;
const base = { place, description: 'A value.', refuse: {} };

export const string = (facts: Facts<StringNode> = {}): StringNode => ({ ...base, type: 'string', ...facts });
export const boolean = (facts: Facts<BooleanNode> = {}): BooleanNode => ({
  ...base,
  type: 'boolean',
  ...facts,
});
export const number = (facts: Facts<NumberNode> = {}): NumberNode => ({
  ...base,
  type: 'number',
  nonFinite: false,
  ...facts,
});
export const integer = (facts: Facts<NumberNode> = {}): NumberNode => ({ ...number(facts), type: 'integer' });
export const array = (items: Node, facts: Facts<ArrayNode> = {}): ArrayNode => ({
  ...base,
  type: 'array',
  items,
  uniqueItems: false,
  ...facts,
});
export const object = (properties: readonly Property[], facts: Facts<ObjectNode> = {}): ObjectNode => ({
  ...base,
  type: 'object',
  properties,
  additionalProperties: false,
  unknownKeys: 'refuse',
  ...facts,
});
export const use = (
  name: string,
  target: ReferenceNode['target'],
  facts: Facts<ReferenceNode> = {},
): ReferenceNode => ({
  ...base,
  description: target.description,
  type: 'reference',
  name,
  target,
  ...facts,
});
export const property = (name: string, node: Node, facts: Partial<Property> = {}): Property => ({
  name,
  place,
  node,
  required: false,
  ...facts,
});
export const required = (name: string, node: Node): Property => property(name, node, { required: true });
export const condition = (cel: string, typescript: string): Expression => ({ cel, place, typescript });
export const plannedCall = (args: JsonValue, facts: Partial<PlannedCall> = {}): PlannedCall => ({
  arguments: args,
  via: 'call',
  ...facts,
});

const readOnly: Effects = { readOnly: true, destructive: false, idempotent: true, openWorld: false };

export const weight = object(
  [
    required('value', number({ description: 'The weight.', unit: 'grams' })),
    property('unit', string({ enum: ['g', 'kg'] })),
  ],
  { description: 'A weight and how it was read.' },
);

const provenance = object([
  required('vendor', string({ description: 'Who made the input.' })),
  required('runId', string({ description: 'The identity of the call.' })),
]);

/** A tool that has one of everything. */
export const weighRows: Tool = {
  place,
  name: 'weigh_rows',
  title: 'Weigh rows',
  toolset: 'demo',
  verified: '2026-12-01',
  verifiedAt: place,
  summary: 'Weigh rows and say what they come to.',
  details: 'Adds the rows up, oldest first.\n\nOwns no scale.',
  http: { method: 'POST', path: '/api/v1/rows/weight' },
  core: { module: 'src/demo/weigh.ts', exportName: 'weighRows' },
  effects: readOnly,
  switches: [],
  limits: { argumentBytes: 1000 },
  include: [],
  arguments: object([
    property(
      'rows',
      array(number({ description: 'One row.', nonFinite: true, nullWhen: 'it was not read' }), {
        description: 'The rows.',
        minItems: 1,
        maxItems: 4,
      }),
      {
        required: true,
        requiredRefusal: 'NOTHING_TO_WEIGH',
      },
    ),
    property(
      'signals',
      object([], { description: 'Signals to weigh by.', keysFrom: 'signals', unknownKeys: 'warn' }),
    ),
    property('top_k', integer({ description: 'How many rows.', minimum: 1, maximum: 500 }), {
      default: 100,
      liveDefault: { module: 'src/demo/defaults.ts', exportName: 'TOP_K', value: 100 },
    }),
    property(
      'scale',
      number({
        description: 'Multiplier.',
        exclusiveMinimum: 0,
        maximum: 10,
        unit: 'grams per row',
        refuse: { maximum: 'too-heavy' },
      }),
      { default: 1 },
    ),
    property('horizon', integer({ description: 'Days ahead.', enum: [1, 3, 5] })),
    property('mode', string({ description: 'How to weigh.', enum: ['plain', 'fine'] }), { default: 'plain' }),
    property('label', string({ description: 'A name.', minLength: 1, maxLength: 5, pattern: '^[a-z]+$' })),
    property('with_parts', boolean({ description: 'Whether to list the parts.' }), { default: false }),
  ]),
  deferred: [{ name: 'raw_scale', place, reason: 'Changes what a weight means.' }],
  rules: [
    {
      code: 'too-heavy',
      says: 'top_k must not exceed 400 in fine mode.',
      holds: condition(
        "args.mode != 'fine' || args.top_k <= 400.0",
        'args.mode !== "fine" || args.top_k <= 400',
      ),
    },
  ],
  result: object([
    required('total', use('Weight', weight, { description: 'All of it.', term: 'weight' })),
    required('mean', use('Weight', weight, { description: 'Per row.', nullWhen: 'there are no rows' })),
    required(
      'ratio',
      number({ description: 'First to last.', nonFinite: true, nullWhen: 'there is one row' }),
    ),
    property('parts', array(use('Weight', weight)), {
      presentWhen: condition('args.with_parts', 'args.with_parts'),
    }),
  ]),
  refusals: [
    {
      code: 'NOTHING_TO_WEIGH',
      place,
      condition: 'no rows were sent',
      params: [],
      reason: 'There is nothing to weigh.',
      recover: 'Send rows.',
      status: 422,
      example: plannedCall({}),
    },
    {
      code: 'too-heavy',
      place,
      condition: 'the rows weigh too much',
      params: [
        { name: 'grams', type: 'number' },
        { name: 'what', type: 'string' },
      ],
      reason: '{what} weighs {grams} grams.',
      recover: 'Send fewer.',
      status: 422,
      example: plannedCall({ rows: [1], scale: 11 }),
    },
  ],
  glossary: ['row'],
  guarantees: [
    {
      place,
      says: 'The rows are added.',
      source: 'A book of sums, 1202',
      calls: [
        { name: 'sum', call: plannedCall({ rows: [1, 2] }) },
        { name: 'again', call: plannedCall({ rows: [2, 1] }, { via: 'http' }) },
      ],
      check: condition(
        'near(sum.result.total.value, 3, 1e-9)',
        'near(answers.sum.result.total.value, 3, 1e-9)',
      ),
    },
  ],
  examples: [
    { place, title: 'Two rows', call: plannedCall({ rows: [1, 2] }), reads: 'They come to three grams.' },
    {
      place,
      title: 'Two rows',
      call: plannedCall({ rows: [1, 2], with_parts: true }),
      reads: 'The parts stand beside the sum.',
    },
  ],
  decisions: [
    {
      question: 'One unit or two?',
      options: ['grams', 'grams and kilograms'],
      decision: 'two',
      because: 'both are read',
    },
  ],
  seeAlso: [{ place, title: 'Scales', href: 'https://example.org/scales' }],
};

const server: Server = {
  place: { ...place, file: 'specs/server.yaml' },
  name: 'demo-server',
  title: 'Demo',
  version: '1.2.3',
  summary: 'Weighs things.',
  instructions: 'Read the warnings first.',
  metaPrefix: 'org.example',
  services: { module: 'src/services.ts', exportName: 'Services' },
  provenance: 'Provenance',
  stores: [],
  toolsets: [{ name: 'demo', title: 'Demonstration', description: 'Tools that weigh.' }],
  clients: [],
  environment: [
    { place, name: 'DEMO_HOME', description: 'Where state lives.', secret: false, default: '~/.demo' },
  ],
  switches: [],
  limits: { argumentBytes: 1000 },
  policies: {
    forbiddenTools: ['place_order'],
    adviceWords: [],
    companions: [],
    requiredArguments: [],
    budgets: {},
  },
  refusals: [
    {
      code: 'INVALID_{ARGUMENT}',
      place,
      condition: 'an argument breaks a bound',
      params: [],
      reason: 'It does not fit.',
      recover: 'Correct it.',
      status: 422,
    },
    {
      code: 'UNKNOWN_ARGUMENT',
      place,
      condition: 'an argument is unknown',
      params: [],
      reason: 'Unknown.',
      recover: 'Leave it out.',
      status: 422,
    },
  ],
};

export const contract: Contract = {
  server,
  tools: [weighRows],
  glossary: [
    {
      name: 'row',
      place,
      title: 'Row',
      definition: 'One reading of the scale.',
      pitfalls: ['Not a weight yet.'],
      aliases: ['line'],
      sources: [],
    },
    {
      name: 'unused',
      place,
      title: 'Unused',
      definition: 'Nothing.',
      pitfalls: [],
      aliases: [],
      sources: [],
    },
    {
      name: 'weight',
      place,
      title: 'Weight',
      definition: 'What a scale says.',
      pitfalls: ['Not a mass.', 'Not a force.'],
      formula: 'w = m g',
      unit: 'grams',
      aliases: [],
      sources: ['A book of weights'],
    },
  ],
  types: [
    { name: 'Provenance', place: { ...place, file: 'specs/types.yaml' }, node: provenance },
    { name: 'Weight', place: { ...place, file: 'specs/types.yaml' }, node: weight },
  ],
  groups: [],
  prompts: [],
  vocabularies: [
    {
      name: 'signals',
      place,
      title: 'Signals',
      description: 'What there is to weigh by.',
      from: { module: 'src/demo/vocabulary.ts', exportName: 'signals' },
    },
  ],
  acceptedChanges: [],
  fixtures: [
    {
      name: 'default',
      place,
      description: 'As it comes.',
      from: { module: 'src/services.ts', exportName: 'openServices' },
    },
    {
      name: 'empty',
      place,
      description: 'No rows.',
      from: { module: 'test/fixtures/states.ts', exportName: 'empty' },
    },
  ],
};
