import { propertyName } from './forms.ts';
import { closed, type JsonSchema, mapOf, oneOfWords, type Properties, text } from './json-schema.ts';

/** How a call of a test is made; without any of these keys a call is its arguments alone. */
export const plannedCallProperties: Properties = {
  arguments: { description: 'The arguments of the call.', type: 'object' },
  via: oneOfWords('The surface that the call goes through.', {
    call: 'The steps of a call themselves, in the process of the test. The default.',
    mcp: 'A client of the Model Context Protocol.',
    http: "The tool's HTTP route.",
    command: 'The command line.',
  }),
  fixture: { ...propertyName, description: 'The prepared state of fixtures.yaml that the call starts from.' },
};

export const refusalProperties: Properties = {
  condition: text('When the refusal is given, as a clause: "the history holds fewer rows than needed".'),
  params: mapOf(
    'What the reason is filled with, by name.',
    propertyName,
    oneOfWords('The type of the parameter.', {
      string: 'Text.',
      integer: 'A whole number.',
      number: 'A number.',
    }),
  ),
  reason: text('A sentence about the input; {name} stands for a parameter.'),
  recover: text('The way forward for the caller.'),
  status: {
    description: 'Status over HTTP; 422 where none is given.',
    type: 'integer',
    minimum: 400,
    maximum: 599,
  },
};

/** A refusal of one tool: as the server's, with a call that triggers it. */
export const toolRefusal: JsonSchema = closed(
  'a refusal',
  'A refusal that the tool can give.',
  {
    ...refusalProperties,
    example: closed('an example call', 'A call that is refused with this code.', plannedCallProperties, [
      'arguments',
    ]),
  },
  ['condition', 'reason', 'recover'],
);
