import type { JsonSchema, ToolListing } from '../../contract.ts';
import { counted } from '../../counted.ts';
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
    const text = [required.has(flag) ? 'Required.' : '', facts(schema), repeated(schema)];
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

/** What is said of a value, its bounds, and those of what it holds. */
function facts(schema: JsonSchema): string {
  const inside = [
    ...(schema['items'] === undefined ? [] : [['Each item', schema['items']] as const]),
    ...Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>),
  ].map(([name, inner]) => [name, facts(inner as JsonSchema)]);
  const told = inside.filter(([, said]) => said !== '').map(([name, said]) => `${name}: ${said}`);
  return [String(schema['description'] ?? ''), bounds(schema), ...told].filter(Boolean).join(' ');
}

/** How a list is given, which has an entry for each time that its flag is. */
function repeated({ type }: JsonSchema): string {
  return type === 'array' ? 'Once for each item, or all of them as JSON.' : '';
}

function placeholder({ type, items, enum: values }: JsonSchema): string {
  const item = (items ?? {}) as JsonSchema;
  if (type === 'array') return item['type'] === 'array' ? 'JSON' : placeholder(item);
  if (Array.isArray(values)) return values.join('|');
  if (type === 'string') return 'TEXT';
  return type === 'number' || type === 'integer' ? 'NUMBER' : 'JSON';
}

const BOUNDS: readonly (readonly [keyword: string, sentence: (bound: unknown) => string])[] = [
  ['minimum', (bound) => `At least ${bound}.`],
  ['exclusiveMinimum', (bound) => `Above ${bound}.`],
  ['maximum', (bound) => `At most ${bound}.`],
  ['exclusiveMaximum', (bound) => `Below ${bound}.`],
  ['minLength', (bound) => `At least ${counted(Number(bound), 'character')}.`],
  ['maxLength', (bound) => `At most ${counted(Number(bound), 'character')}.`],
  ['pattern', (pattern) => `Matches the pattern ${pattern}.`],
  ['minItems', (bound) => `At least ${counted(Number(bound), 'item')}.`],
  ['maxItems', (bound) => `At most ${counted(Number(bound), 'item')}.`],
];

function bounds(schema: JsonSchema): string {
  return BOUNDS.filter(([keyword]) => keyword in schema)
    .map(([keyword, sentence]) => sentence(schema[keyword]))
    .join(' ');
}
