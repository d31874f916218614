import { type SpecCase, W } from './spec-case.ts';

/** Facts of a tool as a whole. */
export const toolCases: readonly SpecCase[] = [
  {
    what: 'a tool more',
    edit: ({ specs, tool }) => {
      const result = { sum: { type: 'number', required: true, description: 'The sum.' } };
      specs['specs/tools/demo/add_rows.yaml'] = {
        ...tool,
        name: 'add_rows',
        http: 'POST /api/add',
        result,
        guarantees: [],
      };
    },
    there: ['additive TOOL_ADDED add_rows'],
    back: ['breaking TOOL_REMOVED add_rows'],
  },
  {
    what: 'a tool by another name',
    edit: ({ specs, tool }) => {
      delete specs['specs/tools/demo/weigh_rows.yaml'];
      specs['specs/tools/demo/heave_rows.yaml'] = { ...tool, name: 'heave_rows', summary: 'Heaves.' };
    },
    there: ['wording TOOL_REWORDED heave_rows /summary', 'breaking TOOL_RENAMED weigh_rows'],
    back: ['breaking TOOL_RENAMED heave_rows', 'wording TOOL_REWORDED weigh_rows /summary'],
  },
  {
    what: 'a deprecated tool that goes',
    prepare: ({ specs, tool }) => {
      const deprecated = { since: '1.0.0', instead: W, because: 'It is the same.' };
      const name = 'add_rows';
      specs['specs/tools/demo/add_rows.yaml'] = { ...tool, name, http: 'POST /api/add', deprecated };
    },
    edit: ({ specs }) => {
      delete specs['specs/tools/demo/add_rows.yaml'];
    },
    there: ['breaking TOOL_RETIRED add_rows'],
    back: ['additive TOOL_ADDED add_rows'],
  },
  {
    what: 'a deprecation',
    edit: ({ tool }) => {
      tool.deprecated = { since: '1.0.0', because: 'Nobody weighs.' };
    },
    there: ['additive DEPRECATED weigh_rows /deprecated'],
    back: ['additive DEPRECATION_WITHDRAWN weigh_rows /deprecated'],
  },
  {
    what: 'a deprecation in other words',
    prepare: ({ tool }) => {
      tool.deprecated = { since: '1.0.0', because: 'Nobody weighs.' };
    },
    edit: ({ tool }) => {
      tool.deprecated.because = 'Weighing is over.';
    },
    there: ['wording DEPRECATION_REWORDED weigh_rows /deprecated/because'],
    back: ['wording DEPRECATION_REWORDED weigh_rows /deprecated/because'],
  },
  {
    what: 'the version that a tool came with',
    edit: ({ tool }) => {
      tool.since = '1.0.0';
    },
    there: ['wording SINCE_CHANGED weigh_rows /since'],
    back: ['wording SINCE_CHANGED weigh_rows /since'],
  },
  {
    what: 'another toolset',
    edit: ({ specs, tool }) => {
      delete specs['specs/tools/demo/weigh_rows.yaml'];
      specs['specs/tools/other/weigh_rows.yaml'] = { ...tool, toolset: 'other' };
    },
    there: ['breaking TOOLSET_CHANGED weigh_rows /toolset'],
    back: ['breaking TOOLSET_CHANGED weigh_rows /toolset'],
  },
  {
    what: 'no route',
    edit: ({ tool }) => {
      delete tool.http;
    },
    there: ['breaking ROUTE_REMOVED weigh_rows /http'],
    back: ['additive ROUTE_ADDED weigh_rows /http'],
  },
  {
    what: 'another method',
    edit: ({ tool }) => {
      tool.http = 'GET /api/weigh';
    },
    there: ['breaking ROUTE_CHANGED weigh_rows /http'],
    back: ['breaking ROUTE_CHANGED weigh_rows /http'],
  },
  {
    what: 'a switch that must be on',
    edit: ({ tool }) => {
      tool.switches = ['heavy'];
    },
    there: ['breaking SWITCH_ADDED weigh_rows /switches'],
    back: ['dangerous SWITCH_REMOVED weigh_rows /switches'],
  },
  {
    what: 'a tighter limit of a tool',
    edit: ({ tool }) => {
      tool.limits = { argumentBytes: 500 };
    },
    there: ['breaking LIMIT_LOWERED weigh_rows /limits/argumentBytes'],
    back: ['additive LIMIT_RAISED weigh_rows /limits/argumentBytes'],
  },
  {
    what: 'a limit where there was none',
    edit: ({ tool }) => {
      tool.limits = { milliseconds: 500 };
    },
    there: ['breaking LIMIT_LOWERED weigh_rows /limits/milliseconds'],
    back: ['additive LIMIT_RAISED weigh_rows /limits/milliseconds'],
  },
  {
    what: 'a parameter that is withheld',
    edit: ({ tool }) => {
      tool.deferred.gauge = { reason: 'Needs a gauge.' };
    },
    there: ['additive DEFERRED_ADDED weigh_rows /deferred/gauge'],
    back: ['dangerous DEFERRED_REMOVED weigh_rows /deferred/gauge'],
  },
  {
    what: 'a withheld parameter that is released',
    edit: ({ tool }) => {
      tool.deferred = {};
      tool.arguments.tare = { type: 'number', description: 'The weight of the crate.' };
    },
    there: [
      'additive ARGUMENT_ADDED weigh_rows /arguments/tare',
      'additive DEFERRED_RELEASED weigh_rows /deferred/tare',
    ],
    back: [
      'breaking ARGUMENT_REMOVED weigh_rows /arguments/tare',
      'additive DEFERRED_ADDED weigh_rows /deferred/tare',
    ],
  },
  {
    what: 'why a parameter is withheld, in other words',
    edit: ({ tool }) => {
      tool.deferred.tare.reason = 'Needs care.';
    },
    there: ['wording DEFERRED_REWORDED weigh_rows /deferred/tare/reason'],
    back: ['wording DEFERRED_REWORDED weigh_rows /deferred/tare/reason'],
  },
];
