import type { Json } from '../locks.ts';
import type { SpecCase } from './spec-case.ts';

const number = { type: 'number', description: 'A number.' };
const box = (facts: Json): Json => ({ type: 'object', description: 'A box.', ...facts });

/** What is peculiar to arguments: absence, defaults, keys that were free, codes. */
export const argumentCases: readonly SpecCase[] = [
  {
    what: 'an argument that may be left out, and comes second',
    edit: ({ tool }) => {
      const { rows, ...rest } = tool.arguments;
      tool.arguments = { rows, x: number, ...rest };
    },
    there: ['additive ARGUMENT_ADDED weigh_rows /arguments/x'],
    back: ['breaking ARGUMENT_REMOVED weigh_rows /arguments/x'],
  },
  {
    what: 'a part of an argument that must be given',
    prepare: ({ tool }) => {
      tool.arguments.x = box({ properties: { y: number } });
    },
    edit: ({ tool }) => {
      tool.arguments.x.properties.z = { ...number, required: true };
    },
    there: ['breaking ARGUMENT_ADDED_REQUIRED weigh_rows /arguments/x/properties/z'],
    back: ['breaking ARGUMENT_REMOVED weigh_rows /arguments/x/properties/z'],
  },
  {
    what: 'an argument that may be left out, with a default',
    edit: ({ tool }) => {
      delete tool.arguments.rows.required;
      tool.arguments.rows.default = [1];
    },
    there: ['additive ARGUMENT_OPTIONAL weigh_rows /arguments/rows/required'],
    back: ['breaking ARGUMENT_REQUIRED weigh_rows /arguments/rows/required'],
  },
  {
    what: 'a deprecated argument that goes',
    prepare: ({ tool }) => {
      tool.arguments.x = { ...number, deprecated: { since: '1.0.0', because: 'It did nothing.' } };
    },
    edit: ({ tool }) => {
      delete tool.arguments.x;
    },
    there: ['breaking ARGUMENT_RETIRED weigh_rows /arguments/x'],
    back: ['additive ARGUMENT_ADDED weigh_rows /arguments/x'],
  },
  {
    what: 'an argument in the place of a key that could hold anything',
    prepare: ({ tool }) => {
      tool.arguments.x = box({ additionalProperties: { type: 'number' } });
    },
    edit: ({ tool }) => {
      tool.arguments.x.properties = { y: { type: 'string', description: 'A text.' } };
    },
    there: ['breaking ARGUMENT_KEY_CLAIMED weigh_rows /arguments/x/properties/y'],
    back: ['breaking ARGUMENT_REMOVED weigh_rows /arguments/x/properties/y'],
  },
  {
    what: 'an argument in the place of a key that was ignored',
    prepare: ({ tool }) => {
      tool.arguments.x = box({ unknownKeys: 'warn' });
    },
    edit: ({ tool }) => {
      tool.arguments.x.properties = { y: number };
    },
    there: ['breaking ARGUMENT_KEY_CLAIMED weigh_rows /arguments/x/properties/y'],
    back: ['breaking ARGUMENT_REMOVED weigh_rows /arguments/x/properties/y'],
  },
  {
    what: 'keys that were ignored and are taken',
    prepare: ({ tool }) => {
      tool.arguments.x = box({ unknownKeys: 'warn' });
    },
    edit: ({ tool }) => {
      tool.arguments.x.additionalProperties = { type: 'number' };
    },
    there: ['breaking ARGUMENT_IGNORED_KEYS_TAKEN weigh_rows /arguments/x/additionalProperties'],
    back: ['breaking ARGUMENT_KEYS_CLOSED weigh_rows /arguments/x/additionalProperties'],
  },
  {
    what: 'null for what may be left out',
    prepare: ({ tool }) => {
      tool.arguments.x = box({ properties: { y: number } });
    },
    edit: ({ tool }) => {
      tool.arguments.x.properties.y = { ...number, nullWhen: 'there is none' };
    },
    there: [
      'additive ARGUMENT_NULL_ACCEPTED weigh_rows /arguments/x/properties/y/nullWhen',
      'dangerous ARGUMENT_NULL_REDEFINED weigh_rows /arguments/x/properties/y/nullWhen',
    ],
    back: ['breaking ARGUMENT_NULL_REFUSED weigh_rows /arguments/x/properties/y/nullWhen'],
  },
  {
    what: 'null for what must be given',
    prepare: ({ tool }) => {
      tool.arguments.x = box({ properties: { y: { ...number, required: true } } });
    },
    edit: ({ tool }) => {
      tool.arguments.x.properties.y.nullWhen = 'there is none';
    },
    there: ['additive ARGUMENT_NULL_ACCEPTED weigh_rows /arguments/x/properties/y/nullWhen'],
    back: ['breaking ARGUMENT_NULL_REFUSED weigh_rows /arguments/x/properties/y/nullWhen'],
  },
  {
    what: 'another default',
    edit: ({ tool }) => {
      tool.arguments.unit.default = 'pound';
    },
    there: ['dangerous DEFAULT_CHANGED weigh_rows /arguments/unit/default'],
    back: ['dangerous DEFAULT_CHANGED weigh_rows /arguments/unit/default'],
  },
  {
    what: 'a default where there was none',
    prepare: ({ tool }) => {
      tool.arguments.x = number;
    },
    edit: ({ tool }) => {
      tool.arguments.x = { ...number, default: 0 };
    },
    there: ['dangerous DEFAULT_ADDED weigh_rows /arguments/x/default'],
    back: ['dangerous DEFAULT_REMOVED weigh_rows /arguments/x/default'],
  },
  {
    what: 'a live default that the code has changed',
    edit: (project) => {
      project.live = 3;
    },
    there: ['dangerous LIVE_DEFAULT_CHANGED weigh_rows /arguments/factor/liveDefault'],
    back: ['dangerous LIVE_DEFAULT_CHANGED weigh_rows /arguments/factor/liveDefault'],
  },
  {
    what: 'a live default that is written down, as it is',
    edit: ({ tool }) => {
      delete tool.arguments.factor.liveDefault;
      tool.arguments.factor.default = 2;
    },
    there: ['wording DEFAULT_SOURCE_CHANGED weigh_rows /arguments/factor/default'],
    back: ['wording DEFAULT_SOURCE_CHANGED weigh_rows /arguments/factor/liveDefault'],
  },
  {
    what: 'another code for a broken bound',
    prepare: ({ tool }) => {
      tool.arguments.rows.refuse = { maxItems: 'TOO_HEAVY' };
    },
    edit: ({ tool }) => {
      tool.arguments.rows.refuse.maxItems = 'TOO_LONG';
    },
    there: ['breaking VIOLATION_CODE_CHANGED weigh_rows /arguments/rows/refuse/maxItems'],
    back: ['breaking VIOLATION_CODE_CHANGED weigh_rows /arguments/rows/refuse/maxItems'],
  },
  {
    what: 'a code of its own for a bound',
    edit: ({ tool }) => {
      tool.arguments.rows.refuse = { maxItems: 'TOO_HEAVY' };
    },
    there: ['breaking VIOLATION_CODE_CHANGED weigh_rows /arguments/rows/refuse/maxItems'],
    back: ['breaking VIOLATION_CODE_CHANGED weigh_rows /arguments/rows/refuse/maxItems'],
  },
  {
    what: 'a bound that comes with its code',
    edit: ({ tool }) => {
      tool.arguments.rows.minItems = 1;
      tool.arguments.rows.refuse = { minItems: 'TOO_HEAVY' };
    },
    there: [
      'wording VIOLATION_CODE_RESTATED weigh_rows /arguments/rows/refuse/minItems',
      'breaking ARGUMENT_BOUND_NARROWED weigh_rows /arguments/rows/minItems',
    ],
    back: [
      'wording VIOLATION_CODE_RESTATED weigh_rows /arguments/rows/refuse/minItems',
      'additive ARGUMENT_BOUND_WIDENED weigh_rows /arguments/rows/minItems',
    ],
  },
  {
    what: 'a code for absence',
    edit: ({ tool }) => {
      tool.arguments.rows.required = { refuse: 'TOO_HEAVY' };
    },
    there: ['breaking VIOLATION_CODE_CHANGED weigh_rows /arguments/rows/required'],
    back: ['breaking VIOLATION_CODE_CHANGED weigh_rows /arguments/rows/required'],
  },
  {
    what: 'arguments in another order',
    edit: ({ tool }) => {
      const { rows, ...rest } = tool.arguments;
      tool.arguments = { ...rest, rows };
    },
    there: ['wording ORDER_CHANGED weigh_rows /arguments'],
    back: ['wording ORDER_CHANGED weigh_rows /arguments'],
  },
  {
    what: 'an argument that a group brings',
    prepare: ({ specs }) => {
      specs['specs/groups.yaml'] = { scaling: { pace: number } } as Json;
    },
    edit: ({ tool }) => {
      tool.include = ['scaling'];
    },
    there: ['additive ARGUMENT_ADDED weigh_rows /arguments/pace'],
    back: ['breaking ARGUMENT_REMOVED weigh_rows /arguments/pace'],
  },
];
