import type { JsonSchema, ToolListing } from 'toolwright-runtime';

/**
 * The source of a server for the same tools as a project without a generator would write it by hand: the SDK's
 * high-level `McpServer`, arguments and results in zod, every description, bound and default in its place.
 */
export function peerSource(listings: readonly ToolListing[]): string {
  const tools = listings.map(({ name, title, description, inputSchema, outputSchema, annotations }) => {
    const config = [
      `title: ${text(title)}`,
      `description: ${text(description)}`,
      `inputSchema: ${shape(inputSchema)}`,
      `outputSchema: ${shape(outputSchema)}`,
      `annotations: ${text(annotations)}`,
    ];
    return `server.registerTool(${text(name)}, { ${config.join(', ')} }, answer);`;
  });
  return `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { z } from 'zod';

const server = new McpServer({ name: 'peer', version: '1.0.0' });
const answer = () => ({ content: [{ type: 'text', text: '{}' }] });
${tools.join('\n')}
await server.connect(new StdioServerTransport());
`;
}

const text = (value: unknown): string => JSON.stringify(value);

type Keywords = Readonly<Record<string, unknown>>;

/** The members of an object schema, as `registerTool` takes them. */
function shape(schema: JsonSchema): string {
  const required = (schema['required'] ?? []) as readonly string[];
  const members = Object.entries((schema['properties'] ?? {}) as Record<string, Keywords>).map(
    ([name, member]) => {
      const optional = required.includes(name) || 'default' in member ? '' : '.optional()';
      return `${text(name)}: ${zod(member)}${optional}`;
    },
  );
  return `{ ${members.join(', ')} }`;
}

function zod(schema: Keywords): string {
  const facts = [
    ...[
      'minimum:min',
      'maximum:max',
      'minLength:min',
      'maxLength:max',
      'minItems:min',
      'maxItems:max',
      'multipleOf:multipleOf',
    ]
      .map((pair) => pair.split(':') as [string, string])
      .filter(([keyword]) => keyword in schema)
      .map(([keyword, method]) => `.${method}(${schema[keyword]})`),
    'description' in schema ? `.describe(${text(schema['description'])})` : '',
    'default' in schema ? `.default(${text(schema['default'])})` : '',
  ];
  return base(schema) + facts.join('');
}

function base(schema: Keywords): string {
  const { type, enum: values, anyOf, items, additionalProperties } = schema;
  if (anyOf !== undefined) return `z.union([${(anyOf as Keywords[]).map(zod).join(', ')}])`;
  if (values !== undefined) return `z.enum(${text(values)})`;
  switch (type) {
    case 'integer':
      return 'z.number().int()';
    case 'array':
      return `z.array(${zod(items as Keywords)})`;
    case 'object':
      return typeof additionalProperties === 'object'
        ? `z.record(z.string(), ${zod(additionalProperties as Keywords)})`
        : `z.object(${shape(schema)})`;
    case undefined:
      return 'z.any()';
    default:
      return `z.${type}()`;
  }
}
