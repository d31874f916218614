import type { Json } from '../locks.ts';
import type { SpecCase } from './spec-case.ts';

/** Facts of the server as a whole. */
export const serverCases: readonly SpecCase[] = [
  {
    what: 'another name of the server',
    edit: ({ server }) => {
      server.name = 'scales-server';
    },
    there: ['breaking SERVER_IDENTITY_CHANGED server /name'],
    back: ['breaking SERVER_IDENTITY_CHANGED server /name'],
  },
  {
    what: 'other instructions',
    edit: ({ server }) => {
      server.instructions = 'Weigh.';
    },
    there: ['wording SERVER_REWORDED server /instructions'],
    back: ['wording SERVER_REWORDED server /instructions'],
  },
  {
    what: 'a toolset more',
    edit: ({ server }) => {
      server.toolsets.more = { title: 'More', description: 'More tools.' };
    },
    there: ['additive TOOLSET_ADDED server /toolsets/more'],
    back: ['breaking TOOLSET_REMOVED server /toolsets/more'],
  },
  {
    what: 'a variable more',
    edit: ({ server }) => {
      server.environment = { DEMO_HOME: { description: 'Where the state is.' } };
    },
    there: ['additive ENVIRONMENT_ADDED server /environment/DEMO_HOME'],
    back: ['breaking ENVIRONMENT_REMOVED server /environment/DEMO_HOME'],
  },
  {
    what: 'another default of a variable',
    prepare: ({ server }) => {
      server.environment = { DEMO_HOME: { description: 'Where the state is.', default: '/a' } };
    },
    edit: ({ server }) => {
      server.environment.DEMO_HOME.default = '/b';
    },
    there: ['dangerous ENVIRONMENT_CHANGED server /environment/DEMO_HOME/default'],
    back: ['dangerous ENVIRONMENT_CHANGED server /environment/DEMO_HOME/default'],
  },
  {
    what: 'a switch more',
    edit: ({ server }) => {
      server.switches.fine = { variable: 'DEMO_FINE', description: 'Fine scales.' };
    },
    there: ['additive SERVER_SWITCH_ADDED server /switches/fine'],
    back: ['additive SERVER_SWITCH_REMOVED server /switches/fine'],
  },
  {
    what: 'another variable of a switch',
    edit: ({ server }) => {
      server.switches.heavy.variable = 'DEMO_HEAVIER';
    },
    there: ['breaking SERVER_SWITCH_CHANGED server /switches/heavy/variable'],
    back: ['breaking SERVER_SWITCH_CHANGED server /switches/heavy/variable'],
  },
  {
    what: 'a switch that is on by default',
    edit: ({ server }) => {
      server.switches.heavy.onByDefault = true;
    },
    there: ['dangerous SERVER_SWITCH_ON_BY_DEFAULT server /switches/heavy/onByDefault'],
    back: ['breaking SERVER_SWITCH_OFF_BY_DEFAULT server /switches/heavy/onByDefault'],
  },
  {
    what: 'HTTP that is behind no switch any more',
    edit: ({ server }) => {
      delete server.httpSwitch;
    },
    there: ['dangerous HTTP_SWITCH_REMOVED server /httpSwitch'],
    back: ['breaking HTTP_SWITCH_ADDED server /httpSwitch'],
  },
  {
    what: 'a lower limit of the server, which its tools have too',
    edit: ({ server }) => {
      server.limits.argumentBytes = 900;
    },
    there: [
      'breaking LIMIT_LOWERED server /limits/argumentBytes',
      'breaking LIMIT_LOWERED weigh_rows /limits/argumentBytes',
    ],
    back: [
      'additive LIMIT_RAISED server /limits/argumentBytes',
      'additive LIMIT_RAISED weigh_rows /limits/argumentBytes',
    ],
  },
  {
    what: 'a vocabulary more',
    edit: ({ specs }) => {
      const vocabularies: Json = specs['specs/vocabularies.yaml'];
      vocabularies.weights = { ...vocabularies.scales, title: 'Weights' };
    },
    there: ['additive VOCABULARY_ADDED server /vocabularies/weights'],
    back: ['breaking VOCABULARY_REMOVED server /vocabularies/weights'],
  },
  {
    what: 'what no caller sees: policies, clients, where the code is, examples, the day of verification',
    edit: ({ server, tool }) => {
      server.policies = { forbiddenTools: ['cancel_order'] };
      server.clients = ['claude-code'];
      delete tool.core;
      tool.verified = '2026-02-02';
      tool.examples[0].reads = 'Three.';
      tool.decisions = [{ question: 'Which?', options: ['a'], decision: 'a', because: 'So.' }];
    },
    there: [],
    back: [],
  },
];
