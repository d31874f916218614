import type { Json } from '../locks.ts';
import type { SpecCase } from './spec-case.ts';

const number = { type: 'number', description: 'A number.' };

/** What is peculiar to results: presence, fields that were free keys, terms, the provenance. */
export const resultCases: readonly SpecCase[] = [
  {
    what: 'a field more',
    edit: ({ tool }) => {
      tool.result.x = { ...number, required: true };
    },
    there: ['additive RESULT_FIELD_ADDED weigh_rows /result/x'],
    back: ['breaking RESULT_FIELD_REMOVED weigh_rows /result/x'],
  },
  {
    what: 'a deprecated field that goes',
    prepare: ({ tool }) => {
      tool.result.x = { ...number, deprecated: { since: '1.0.0', because: 'It was wrong.' } };
    },
    edit: ({ tool }) => {
      delete tool.result.x;
    },
    there: ['breaking RESULT_FIELD_RETIRED weigh_rows /result/x'],
    back: ['additive RESULT_FIELD_ADDED weigh_rows /result/x'],
  },
  {
    what: 'a field in the place of a key that could be any',
    prepare: ({ tool }) => {
      const additionalProperties = { type: 'number' };
      tool.result.x = { type: 'object', required: true, description: 'By name.', additionalProperties };
    },
    edit: ({ tool }) => {
      tool.result.x.properties = { y: { type: 'string', description: 'A text.' } };
    },
    there: ['dangerous RESULT_KEY_CLAIMED weigh_rows /result/x/properties/y'],
    back: ['breaking RESULT_FIELD_REMOVED weigh_rows /result/x/properties/y'],
  },
  {
    what: 'a field that is always there',
    prepare: ({ tool }) => {
      tool.result.x = { ...number };
    },
    edit: ({ tool }) => {
      tool.result.x.required = true;
    },
    there: ['additive RESULT_FIELD_REQUIRED weigh_rows /result/x/required'],
    back: ['breaking RESULT_FIELD_OPTIONAL weigh_rows /result/x/required'],
  },
  {
    what: 'a field that was always there and now on a condition',
    prepare: ({ tool }) => {
      tool.result.x = { ...number, required: true };
    },
    edit: ({ tool }) => {
      tool.result.x = { ...number, presentWhen: 'has(args.scale)' };
    },
    there: ['breaking RESULT_FIELD_OPTIONAL weigh_rows /result/x/required'],
    back: ['additive RESULT_FIELD_REQUIRED weigh_rows /result/x/required'],
  },
  {
    what: 'another condition',
    prepare: ({ tool }) => {
      tool.result.x = { ...number, presentWhen: 'has(args.scale)' };
    },
    edit: ({ tool }) => {
      tool.result.x.presentWhen = 'has(args.scale) && args.factor > 1.0';
    },
    there: ['breaking RESULT_PRESENCE_CHANGED weigh_rows /result/x/presentWhen'],
    back: ['breaking RESULT_PRESENCE_CHANGED weigh_rows /result/x/presentWhen'],
  },
  {
    what: 'another term',
    prepare: ({ tool }) => {
      tool.glossary = ['gross_weight', 'net_weight'];
      tool.result.total.term = 'gross_weight';
    },
    edit: ({ tool }) => {
      tool.result.total.term = 'net_weight';
    },
    there: ['dangerous TERM_CHANGED weigh_rows /result/total/term'],
    back: ['dangerous TERM_CHANGED weigh_rows /result/total/term'],
  },
  {
    what: 'null in a field',
    edit: ({ tool }) => {
      tool.result.total.nullWhen = 'nothing was weighed';
    },
    there: ['breaking RESULT_NULL_ADDED weigh_rows /result/total/nullWhen'],
    back: ['additive RESULT_NULL_REMOVED weigh_rows /result/total/nullWhen'],
  },
  {
    what: 'another definition of a term that the provenance alone names',
    prepare: ({ specs }) => {
      (specs['specs/types.yaml'] as Json).Provenance.properties.runId.term = 'net_weight';
    },
    edit: ({ specs }) => {
      (specs['specs/glossary.yaml'] as Json).net_weight.definition = 'Weight without the lorry.';
    },
    there: ['dangerous GLOSSARY_TERM_REDEFINED weigh_rows /glossary/net_weight/definition'],
    back: ['dangerous GLOSSARY_TERM_REDEFINED weigh_rows /glossary/net_weight/definition'],
  },
  {
    what: 'a field of the provenance more',
    edit: ({ specs }) => {
      (specs['specs/types.yaml'] as Json).Provenance.properties.seed = { ...number, required: true };
    },
    there: ['additive RESULT_FIELD_ADDED weigh_rows /provenance/properties/seed'],
    back: ['breaking RESULT_FIELD_REMOVED weigh_rows /provenance/properties/seed'],
  },
];
