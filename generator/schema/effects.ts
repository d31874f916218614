import { codeReference, propertyName, snakeName, typeName } from './forms.ts';
import { closed, flag, type JsonSchema, mapOf, text } from './json-schema.ts';

const journals = closed(
  'the journaling',
  'What a call puts on record, and whether an equal earlier call answers instead.',
  {
    store: { ...snakeName, description: 'The store of server.yaml that the entries go to.' },
    per: text(
      'What gets an entry each, such as evaluated configuration. By default each call that gives a result gets one.',
    ),
    memoized: flag(
      'True where an equal earlier call answers, marked `journaled: false`, and nothing is recorded again. False by default.',
    ),
    force: {
      ...propertyName,
      description: 'The boolean argument, false by default, with which a call is computed and recorded anew.',
    },
    forgets: mapOf(
      'Fields of the result that an earlier answer does not give again, each with the field that then gives the reason: what `nullWhen` of the first says.',
      propertyName,
      {
        ...propertyName,
        description: 'The field that says why the other is null, and is null itself where it is there.',
      },
    ),
  },
  ['store'],
);

/** What a call of a tool changes. */
export const effects = closed(
  'the effects',
  'What a call changes; the MCP annotations and the sentences about it follow from here.',
  {
    readOnly: flag('True where a call changes nothing that a later call could see.'),
    writes: text('What a call writes, as in "a configuration file".'),
    journals,
    destructive: flag('True where a call can destroy what it does not own. False by default.'),
    idempotent: flag(
      'True where repeating a call changes nothing more. By default true where it is read-only, or where an equal earlier call always answers.',
    ),
    openWorld: flag('True where a call reaches beyond the server. False by default.'),
  },
  ['readOnly'],
);

/** Where calls put what they have to keep on record, by name. */
export const stores: JsonSchema = mapOf(
  'The stores of journal entries by name. An entry is never changed, and stays when the call log is pruned.',
  snakeName,
  closed(
    'a store',
    'A store of journal entries.',
    {
      title: text('The name that people read, as in "the trial ledger".'),
      noun: text('What one entry is, as in "trial".'),
      entry: { ...typeName, description: 'The type of types.yaml that every entry has.' },
      description: text(
        'What an entry means for whoever makes the call, in a sentence that every tool shows.',
      ),
    },
    ['title', 'noun', 'entry', 'description'],
  ),
);

/** What tells the data of today from that of yesterday. */
export const snapshot: JsonSchema = {
  ...codeReference,
  description:
    'The function of the services and the time that names the data which answers depend on then. An earlier answer is recalled on the same data alone.',
};
