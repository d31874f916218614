import type { JsonSchema, ToolListing } from '../../contract.ts';
import { wrap } from './wrap.ts';

const TEXT_INDENT = 6;

/**
 * The help of a tool's command at 80 columns: how it is called, what it does in the words that an agent reads, and each
 * argument with its bounds.
 */
export function toolHelp(
  { name, title, description, inputSchema }: ToolListing,
  program: string,
  drawsPicture = false,
): string {
  const properties = Object.entries(
    (inputSchema['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>,
  );
  const required = new Set((inputSchema['required'] ?? []) as readonly string[]);
  const usage = properties
    .filter(([flag]) => required.has(flag))
    .map(([flag, schema]) => spelled(flag, schema));
  const optional = properties.length > usage.length ? ['[FLAG...]'] : [];
  const flags = properties.map(([flag, schema]) => {
    const text = [
      required.has(flag) ? 'Required.' : '',
      String(schema['description'] ?? ''),
      bounds(schema),
      repeated(schema),
    ];
    return `  ${spelled(flag, schema)}\n${wrap(text.filter(Boolean).join(' '), TEXT_INDENT)}`;
  });
  return [
    wrap(
      [
        `Usage: ${program} ${name}`,
        ...usage,
        ...optional,
        '[--json]',
        ...(drawsPicture ? ['[--chart FILE]'] : []),
      ].join(' '),
    ),
    '',
    title,
    '',
    wrap(description),
    '',
    ...(flags.length > 0 ? [...flags, '', wrap(HOW_VALUES_ARE_READ), ''] : []),
    wrap(`--json writes the answer as JSON, a refusal too.${drawsPicture ? CHART : ''} ${EXIT_CODES}`),
    '',
  ].join('\n');
}

const HOW_VALUES_ARE_READ =
  'JSON is the value itself, @FILE for one in a file, or - for the input. A flag without a value is true; --no-FLAG is false.';
const CHART = ' --chart FILE writes the picture of a result there, as SVG.';
const EXIT_CODES = 'Exit status: 0 a result, 1 a fault, 2 a wrong command line, 3 a refusal.';

function spelled(flag: string, schema: JsonSchema): string {
  return schema['type'] === 'boolean' ? `--${flag}` : `--${flag} ${placeholder(schema)}`;
}

/** How a list is given, which has an entry for each time that its flag is. */
function repeated({ type }: JsonSchema): string {
  return type === 'array' ? 'Once for each item, or all of them as JSON.' : '';
}

function placeholder({ type, items, enum: values }: JsonSchema): string {
  if (type === 'array') return placeholder((items ?? {}) as JsonSchema);
  if (Array.isArray(values)) return values.join('|');
  if (type === 'string') return 'TEXT';
  return type === 'number' || type === 'integer' ? 'NUMBER' : 'JSON';
}

const BOUNDS: readonly (readonly [keyword: string, sentence: (bound: unknown) => string])[] = [
  ['minimum', (bound) => `At least ${bound}.`],
  ['exclusiveMinimum', (bound) => `Above ${bound}.`],
  ['maximum', (bound) => `At most ${bound}.`],
  ['exclusiveMaximum', (bound) => `Below ${bound}.`],
  ['minLength', (bound) => `At least ${bound} characters.`],
  ['maxLength', (bound) => `At most ${bound} characters.`],
  ['minItems', (bound) => `At least ${bound} items.`],
  ['maxItems', (bound) => `At most ${bound} items.`],
];

function bounds(schema: JsonSchema): string {
  return BOUNDS.filter(([keyword]) => keyword in schema)
    .map(([keyword, sentence]) => sentence(schema[keyword]))
    .join(' ');
}
