import { codeReference, propertyName, refusalCode, snakeName, toolName, typeName } from './forms.ts';
import { closed, definition, formed, type JsonSchema, listOf, mapOf, text } from './json-schema.ts';
import { nodeDefinitions } from './node.ts';
import { refusalProperties } from './refusal.ts';

/** specs/glossary.yaml */
export const glossarySchema: JsonSchema = mapOf(
  'The terms by name.',
  snakeName,
  closed(
    'a term',
    'A word of the field, defined once.',
    {
      title: text('The term as it is written.'),
      definition: text('What it is, in a sentence.'),
      pitfalls: listOf('How it misleads.', text('One way.')),
      formula: text('LaTeX, without delimiters.'),
      unit: text('Its unit.'),
      aliases: listOf('Other names for it.', text('One name.')),
      sources: listOf('Where it is defined.', text('One source.')),
    },
    ['title', 'definition'],
  ),
);

/** specs/refusals.yaml */
export const refusalsSchema: JsonSchema = mapOf(
  'Refusals that every tool can give, by code.',
  refusalCode,
  closed('a refusal of every tool', 'A refusal that every tool can give.', refusalProperties, [
    'condition',
    'reason',
    'recover',
  ]),
);

/** specs/types.yaml */
export const typesSchema: JsonSchema = {
  ...mapOf('Types that several tools use, by name.', typeName, definition('type')),
  definitions: nodeDefinitions,
};

/** specs/groups.yaml */
export const groupsSchema: JsonSchema = {
  ...mapOf(
    'Groups of arguments that several tools take, by name.',
    snakeName,
    mapOf('The arguments by name, in the order of the page.', propertyName, definition('argument')),
  ),
  definitions: nodeDefinitions,
};

/** specs/vocabularies.yaml */
export const vocabulariesSchema: JsonSchema = mapOf(
  'Sets of values that are known only at run time, by name.',
  snakeName,
  closed(
    'a vocabulary',
    'A named set of values.',
    {
      title: text('The name that people read.'),
      description: text('What the values are.'),
      from: { ...codeReference, description: 'The function that gives the entries.' },
    },
    ['title', 'description', 'from'],
  ),
);

/** specs/fixtures.yaml */
export const fixturesSchema: JsonSchema = mapOf(
  'Prepared states that calls of tests start from, by name.',
  snakeName,
  closed(
    'a fixture',
    'A prepared state.',
    {
      description: text('What the state holds.'),
      from: { ...codeReference, description: 'The function that gives the services of that state.' },
    },
    ['description', 'from'],
  ),
);

/** specs/accepted-changes.yaml */
export const acceptedChangesSchema: JsonSchema = listOf(
  'Breaking and dangerous changes since an earlier contract that are made on purpose.',
  closed(
    'an accepted change',
    'A change that `toolwright diff` lists and lets pass.',
    {
      rule: formed(
        'a rule of `toolwright diff`, such as ARGUMENT_REMOVED',
        '^[A-Z][A-Z_]*$',
        'The rule that finds it; `toolwright explain RULE` says why.',
      ),
      tool: {
        ...toolName,
        description: 'The tool it is about. Left out where it is every tool that has it, or the server.',
      },
      path: formed('a path as `toolwright diff` prints it, such as /arguments/top_k/maximum', '^(/.*)?$'),
      reason: text('Why callers have to live with it.'),
    },
    ['rule', 'path', 'reason'],
  ),
);
