import { toolAccess } from './access.ts';
import { effects } from './effects.ts';
import { codeReference, propertyName, refusalCode, snakeName, toolName } from './forms.ts';
import {
  closed,
  condition,
  definition,
  formed,
  type JsonSchema,
  listOf,
  mapOf,
  positiveInteger,
  text,
} from './json-schema.ts';
import { lifecycle } from './lifecycle.ts';
import { toolLimits } from './limits.ts';
import { nodeDefinitions } from './node.ts';
import { plannedCallProperties, toolRefusal } from './refusal.ts';
import { suppression } from './suppression.ts';

const pages = closed(
  'the pages',
  'A list of the result that is given a page at a time. The handler gives the whole list; the server keeps it, and gives the pages of what it was then.',
  {
    of: { ...propertyName, description: 'The field of the result that is the list.' },
    size: positiveInteger('Most entries of a page.'),
    cursor: {
      ...propertyName,
      description: 'The argument that asks for the page after: an optional string.',
    },
    next: {
      ...propertyName,
      description:
        'The field of the result that holds what to pass as the cursor: a string, null on the last page. The server fills it.',
    },
  },
  ['of', 'size', 'cursor', 'next'],
);

const rule = closed(
  'a rule',
  'A relation between arguments.',
  {
    holds: condition('CEL over `args`; a call for which it does not hold is refused.'),
    refuse: { ...refusalCode, description: 'The code to refuse with.' },
    says: text('The rule as a sentence of what must be, which the caller of a refused call reads.'),
    together: listOf(
      'Arguments that it ties so that none can change alone, as `reach` names them: calls that differ in them together count.',
      formed('an argument or a part of one, such as costs.spread', '^[A-Za-z][A-Za-z0-9_.]*$'),
      2,
    ),
  },
  ['holds', 'refuse', 'says'],
);

const guaranteeCall: JsonSchema = {
  description: 'Arguments alone, or {arguments, via, fixture}.',
  type: 'object',
  // Said here too, so that an editor offers them before one is there.
  properties: plannedCallProperties,
  if: { anyOf: Object.keys(plannedCallProperties).map((key) => ({ required: [key] })) },
  then: closed(
    'a planned call',
    'A call with its surface or state; its arguments stand under `arguments`.',
    plannedCallProperties,
  ),
};

const guarantee = closed(
  'a guarantee',
  'A promise with the calls that show it.',
  {
    says: text('The promise as a sentence.'),
    source: text('The paper or document whose number the check reproduces.'),
    calls: {
      ...mapOf('Calls by name, made in this order on fresh state.', propertyName, guaranteeCall),
      minProperties: 1,
    },
    check: condition('CEL over NAME.result, NAME.refusal and NAME.warnings of the calls.'),
  },
  ['says', 'calls', 'check'],
);

const example = closed(
  'an example',
  'A call that is executed, with its answer on the page.',
  {
    title: text('What the example shows.'),
    ...plannedCallProperties,
    reads: text('What an agent takes from the answer, in one or two sentences.'),
  },
  ['title', 'arguments', 'reads'],
);

const decision = closed(
  'a decision',
  'A question that was settled when the tool was designed.',
  {
    question: text('The question.'),
    options: listOf('What could have been done.', text('One option.'), 1),
    decision: text('What is done.'),
    because: text('Why.'),
  },
  ['question', 'options', 'decision', 'because'],
);

const link = closed(
  'a link',
  'Something else to read.',
  { title: text('Its title.'), href: text('Its address, or the name of a page.') },
  ['title', 'href'],
);

/** specs/tools/<toolset>/<tool>.yaml */
export const toolSchema: JsonSchema = {
  ...closed(
    'a tool',
    'One tool: what it takes, what it gives, what it refuses and what it promises.',
    {
      name: { ...toolName, description: 'The name that agents call; also the name of the file.' },
      title: text('The name that people read.'),
      toolset: {
        ...snakeName,
        description: 'The toolset of server.yaml that it belongs to; also its folder.',
      },
      ...lifecycle,
      verified: formed(
        'a date, YYYY-MM-DD',
        '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
        'The day a person last checked the page.',
      ),
      summary: text('One sentence: what the tool answers.'),
      details: text('What an agent needs to know to use it well.'),
      http: formed(
        'GET or POST and a path, such as GET /api/v1/things',
        '^(GET|POST) /[A-Za-z0-9/_-]*$',
        'The HTTP route.',
      ),
      core: {
        ...codeReference,
        description: 'The function that computes; each of its options is an argument or deferred.',
      },
      picture: {
        ...codeReference,
        description:
          'The function that draws a result as SVG: shown with the examples, and for `call --chart FILE`.',
      },
      effects,
      switches: listOf('Switches of server.yaml that must be on.', snakeName),
      access: toolAccess,
      limits: toolLimits,
      include: listOf('Groups of groups.yaml whose arguments come before its own.', snakeName, 1),
      arguments: mapOf(
        'The arguments by name, in the order of the page.',
        propertyName,
        definition('argument'),
      ),
      deferred: mapOf(
        'Parameters that the core has and this surface withholds.',
        propertyName,
        closed(
          'a deferred parameter',
          'A parameter that is withheld on purpose.',
          { reason: text('Why it is withheld, and what would release it.') },
          ['reason'],
        ),
      ),
      rules: listOf('Relations between arguments.', rule),
      result: mapOf(
        'The fields of the result by name, in the order of the page.',
        propertyName,
        definition('field'),
      ),
      pages,
      refusals: mapOf("The tool's own refusals by code.", refusalCode, toolRefusal),
      glossary: listOf('Terms that the page explains.', snakeName),
      guarantees: listOf('Promises that are tests.', guarantee),
      examples: listOf('Calls that are executed for the page.', example, 1),
      decisions: listOf('Questions that were settled.', decision),
      seeAlso: listOf('What else to read.', link),
      lint: listOf('Findings that are accepted here.', suppression),
    },
    ['name', 'title', 'toolset', 'verified', 'summary', 'effects', 'result', 'examples'],
  ),
  definitions: nodeDefinitions,
};
