import type { Edit, Json } from '../locks.ts';
import type { SpecCase } from './spec-case.ts';

const flags = ['readOnly', 'destructive', 'idempotent', 'openWorld'];

/** A tool that writes, beside stores that it could journal to. */
const writing: Edit = ({ specs, server, tool }) => {
  const type = { type: 'string', required: true, description: 'What was weighed.' };
  const types: Json = specs['specs/types.yaml'];
  types.Weighing = { type: 'object', description: 'A weighing.', properties: { thing: type } };
  types.Measure = structuredClone(types.Weighing);
  const store = { title: 'the book', noun: 'weighing', entry: 'Weighing', description: 'Each is counted.' };
  server.stores = { book: store, ledger: { ...store, title: 'the ledger' } };
  tool.effects = { readOnly: false };
};

const journaling: Edit = (project) => {
  writing(project);
  project.tool.effects.journals = { store: 'book' };
};

/** What a call changes. */
export const effectCases: readonly SpecCase[] = [
  {
    what: 'a call that changes something',
    edit: ({ tool }) => {
      tool.effects = { readOnly: false, destructive: true, openWorld: true };
    },
    there: flags.map((effect) => `breaking EFFECT_WIDENED weigh_rows /effects/${effect}`),
    back: flags.map((effect) => `additive EFFECT_NARROWED weigh_rows /effects/${effect}`),
  },
  {
    what: 'a call that is said to write',
    prepare: writing,
    edit: ({ tool }) => {
      tool.effects.writes = 'a file';
    },
    there: ['breaking EFFECT_WIDENED weigh_rows /effects/writes'],
    back: ['additive EFFECT_NARROWED weigh_rows /effects/writes'],
  },
  {
    what: 'what it writes, in other words',
    prepare: (project) => {
      writing(project);
      project.tool.effects.writes = 'a file';
    },
    edit: ({ tool }) => {
      tool.effects.writes = 'a text file';
    },
    there: ['wording EFFECT_REWORDED weigh_rows /effects/writes'],
    back: ['wording EFFECT_REWORDED weigh_rows /effects/writes'],
  },
  {
    what: 'calls that are put on record',
    prepare: writing,
    edit: ({ tool }) => {
      tool.effects.journals = { store: 'book' };
    },
    there: ['breaking EFFECT_WIDENED weigh_rows /effects/journals'],
    back: ['additive EFFECT_NARROWED weigh_rows /effects/journals'],
  },
  {
    what: 'another store, and another thing that gets an entry',
    prepare: journaling,
    edit: ({ tool }) => {
      tool.effects.journals = { store: 'ledger', per: 'row' };
    },
    there: [
      'dangerous JOURNALING_CHANGED weigh_rows /effects/journals/per',
      'dangerous JOURNALING_CHANGED weigh_rows /effects/journals/store',
      'wording EFFECT_REWORDED weigh_rows /store/title',
    ],
    back: [
      'dangerous JOURNALING_CHANGED weigh_rows /effects/journals/per',
      'dangerous JOURNALING_CHANGED weigh_rows /effects/journals/store',
      'wording EFFECT_REWORDED weigh_rows /store/title',
    ],
  },
  {
    what: 'another type of what is on record',
    prepare: journaling,
    edit: ({ server }) => {
      server.stores.book.entry = 'Measure';
    },
    there: ['dangerous JOURNALING_CHANGED weigh_rows /store/entry'],
    back: ['dangerous JOURNALING_CHANGED weigh_rows /store/entry'],
  },
];
