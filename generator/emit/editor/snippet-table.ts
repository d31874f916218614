// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the placeholders of a snippet are such text.
/** A piece of a spec to begin with; `${1:text}` is filled in by the author. The words are yaml-language-server's. */
export interface Snippet {
  readonly label: string;
  readonly description: string;
  readonly body: unknown;
}

const snippet = (label: string, description: string, body: unknown): Snippet => ({
  label,
  description,
  body,
});

const SAYS = 'What it means, in a sentence.';

/** The kinds of values, whose facts differ by where the value stands. */
function values(more: Readonly<Record<string, unknown>>): Snippet[] {
  const described = { ...more, description: `\${9:${SAYS}}` };
  return [
    snippet('number with bounds', 'A number between two bounds.', {
      type: 'number',
      minimum: '${1:0}',
      maximum: '${2:1}',
      ...described,
    }),
    snippet('integer with bounds', 'A whole number between two bounds.', {
      type: 'integer',
      minimum: '${1:1}',
      maximum: '${2:100}',
      ...described,
    }),
    snippet('choice', 'One of a few words.', {
      type: 'string',
      enum: ['${1:one}', '${2:other}'],
      ...described,
    }),
    snippet('list', 'A list of values of one type.', {
      type: 'array',
      maxItems: '${1:1000}',
      items: { type: '${2:number}', description: '${3:One entry.}' },
      ...described,
    }),
    snippet('object', 'Named values.', {
      type: 'object',
      properties: { '${1:name}': { type: '${2:number}', required: true, description: '${3:One value.}' } },
      ...described,
    }),
  ];
}

const argument = (name: string) => ({
  [name]: { type: '${2:number}', description: `\${3:${SAYS}}` },
});

/** Snippets of the definitions, by name. */
export const DEFINITION_SNIPPETS: Readonly<Record<string, readonly Snippet[]>> = {
  argument: values({}),
  field: values({ required: true }),
  property: values({}),
  type: values({}),
};

/** What the arguments of a call, of a tool and of a prompt begin with: one key means three things. */
export const ARGUMENTS_SNIPPETS = {
  ofCall: [snippet('an argument of the call', 'What the call gives.', { '${1:name}': '${2:1}' })],
  ofTool: [snippet('an argument', 'A value that a caller may give.', argument('${1:name}'))],
  ofPrompt: [
    snippet('an argument of the prompt', 'What a person fills in.', {
      '${1:name}': { description: '${2:What to give.}' },
    }),
  ],
};

/** Snippets of the other properties, by key. */
export const PROPERTY_SNIPPETS: Readonly<Record<string, readonly Snippet[]>> = {
  required: [
    snippet('required', 'A call without it is refused.', true),
    snippet('required, with a code of its own', 'The code for a call without it.', { refuse: '${1:CODE}' }),
  ],
  additionalProperties: [
    snippet('any other property', 'What it holds.', { type: '${1:number}', description: '${2:One value.}' }),
  ],
  result: [
    snippet('a result field', 'A value that every answer has.', {
      '${1:name}': { type: '${2:number}', required: true, description: `\${3:${SAYS}}` },
    }),
  ],
  properties: [snippet('a property', 'A named value.', argument('${1:name}'))],
  deferred: [
    snippet('a deferred parameter', 'A parameter of the core that is withheld.', {
      '${1:parameter}': { reason: '${2:Why, and what would release it.}' },
    }),
  ],
  refusals: [
    snippet('a refusal', 'A code that the handler gives, with a call that is refused with it.', {
      '${1:CODE}': {
        condition: '${2:when it is given, as a clause}',
        params: { '${3:count}': '${4:integer}' },
        reason: '${5:A sentence about the input.}',
        recover: '${6:What the caller can do.}',
        example: { arguments: { '${7:name}': '${8:1}' } },
      },
    }),
  ],
  guarantees: [
    snippet('two calls compared', 'A promise, the calls that show it, and what must hold of their answers.', {
      says: '${1:The promise as a sentence.}',
      calls: { '${2:one}': { '${3:name}': '${4:1}' }, '${5:other}': { '${6:name}': '${7:2}' } },
      check: '${8:one.result == other.result}',
    }),
    snippet('two surfaces compared', 'The HTTP route gives what a call gives.', {
      says: 'The HTTP route gives the same numbers.',
      calls: {
        direct: { '${1:name}': '${2:1}' },
        http: { via: 'http', arguments: { '${3:name}': '${4:1}' } },
      },
      check: 'http.result == direct.result',
    }),
  ],
  examples: [
    snippet('an example on a fixture', 'A call that starts from a prepared state.', {
      title: '${1:What it shows}',
      fixture: '${2:default}',
      arguments: { '${3:name}': '${4:1}' },
      reads: '${5:What an agent takes from the answer.}',
    }),
  ],
  forgets: [
    snippet('a field', 'A field that an earlier answer does not give again, and the one that says why.', {
      '${1:evidence}': '${2:evidence_unavailable}',
    }),
  ],
  toolsets: [
    snippet('a toolset', 'Tools that are served together.', {
      '${1:name}': { title: '${2:Title}', description: '${3:What the tools are for.}' },
    }),
  ],
  environment: [
    snippet('a variable', 'An environment variable that the server reads.', {
      '${1:NAME}': { description: '${2:What it decides.}' },
    }),
  ],
  switches: [
    snippet('a switch', 'A gate that an operator opens.', {
      '${1:name}': { variable: '${2:NAME}', description: '${3:What it releases.}' },
    }),
  ],
  stores: [
    snippet('a store', 'Where calls put what they have to keep on record.', {
      '${1:name}': {
        title: '${2:the name of a ledger}',
        noun: '${3:entry}',
        entry: '${4:TypeName}',
        description: '${5:What an entry means for the caller.}',
      },
    }),
  ],
  tiers: [
    snippet('a tier', 'What its callers may do.', {
      '${1:name}': { description: '${2:What it may do that a lower tier may not.}' },
    }),
  ],
  calls: [snippet('a call', 'A call with its arguments.', { '${1:name}': { '${2:argument}': '${3:1}' } })],
  params: [snippet('a parameter', 'What the reason is filled with.', { '${1:name}': '${2:integer}' })],
  nullWhen: [snippet('a clause', 'When the value is null.', '${1:the input has none}')],
  pattern: [snippet('a pattern', 'What the text must match somewhere.', '${1:^[a-z]+}')],
  holds: [snippet('a condition', 'CEL over the arguments.', 'args.${1:name} > ${2:0.0}')],
  presentWhen: [snippet('a condition', 'CEL over the arguments.', 'args.${1:flag}')],
  check: [
    snippet('a condition', 'CEL over the answers of the calls.', '${1:one}.result == ${2:other}.result'),
  ],
};

/** What a whole file, or an entry of it, begins with. */
export const FILE_SNIPPETS: Readonly<Record<string, readonly Snippet[]>> = {
  tool: [
    snippet('a whole tool', 'A tool with one argument and one field, to be filled in.', {
      name: '${1:tool_name}',
      title: '${2:Title}',
      toolset: '${3:toolset}',
      verified: '${4:2026-01-01}',
      summary: '${5:What the tool answers, in one sentence.}',
      effects: { readOnly: true },
      arguments: argument('${6:name}'),
      result: { '${7:name}': { type: 'number', required: true, description: `\${8:${SAYS}}` } },
      examples: [
        {
          title: '${9:What it shows}',
          arguments: { '${10:name}': '${11:1}' },
          reads: '${12:What an agent takes from it.}',
        },
      ],
    }),
  ],
  glossary: [
    snippet('a term', 'A word of the field.', {
      '${1:term_name}': { title: '${2:Term}', definition: '${3:What it is, in a sentence.}' },
    }),
  ],
  refusals: [
    snippet('a refusal of every tool', 'A code that every tool can give.', {
      '${1:CODE}': {
        condition: '${2:when it is given, as a clause}',
        reason: '${3:A sentence about the input.}',
        recover: '${4:What the caller can do.}',
      },
    }),
  ],
  types: [
    snippet('a type', 'An object that several tools use.', {
      '${1:TypeName}': {
        type: 'object',
        description: '${2:What it is.}',
        properties: { '${3:name}': { type: 'number', required: true, description: `\${4:${SAYS}}` } },
      },
    }),
  ],
  groups: [
    snippet('a group', 'Arguments that several tools take.', { '${1:group_name}': argument('${4:name}') }),
  ],
  vocabularies: [
    snippet('a vocabulary', 'Values that are known only at run time.', {
      '${1:name}': {
        title: '${2:Title}',
        description: '${3:What the values are.}',
        from: '${4:src/domain/vocabulary.ts#entries}',
      },
    }),
  ],
  prompts: [
    snippet('a prompt', 'A message that clients offer to people.', {
      '${1:name}': { title: '${2:Title}', description: '${3:What it starts.}', text: '${4:The message.}' },
    }),
  ],
  fixtures: [
    snippet('a fixture', 'A state that calls of tests start from.', {
      '${1:name}': { description: '${2:What the state holds.}', from: '${3:test/fixtures/states.ts#state}' },
    }),
  ],
};
