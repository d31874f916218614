import { memoize, whileSame } from '../memoize.ts';
import type { Tool } from '../model/contract.ts';
import { mappedCodes } from '../model/mapped-codes.ts';
import { camelCase, kebabCase, pascalCase } from '../model/names.ts';
import { type Node, type Property, target } from '../model/node.ts';
import { usualCode } from '../model/runtime-codes.ts';
import type { Emitter } from './emitter.ts';
import { type Code, code, comment, compiled, identifier, literal, string } from './print/code.ts';
import { sourceFile } from './print/source-file.ts';

/**
 * `generated/client.ts`: a method for each tool, whose arguments, result and refusals are the contract's types. It
 * calls through whatever transport it is given.
 */
export const client: Emitter = {
  name: 'client',
  emit: ({ contract: { server, tools } }) => {
    const body = code`import type * as wire from ${string('toolwright-runtime/client')};
${tools.map(refusalImport)}
import type * as types from ${string('./contract/types.ts')};

/** The server's prefix in MCP's \`_meta\`, for \`overMcp\`. */
export const metaPrefix = ${string(server.metaPrefix)};

/** The tools' HTTP routes, for \`overHttp\`. */
export const routes: wire.Routes = ${literal(Object.fromEntries(tools.flatMap(route)))};

${tools.map((tool) => toolTypes(tool, server.provenance))}
/** A method for each tool. A refusal is an answer; a fault rejects. */
export interface Client {
${tools.map(method)}
}

/** A client whose calls go through a transport, such as \`overMcp(...)\` or \`overHttp(...)\`. */
export function createClient(transport: wire.Transport): Client {
  return {
${tools.map(binding)}
  };
}`;
    return [sourceFile('generated/client.ts', 'specs', body)];
  },
};

const refusalImport = memoize(
  (tool: Tool): Code =>
    code`import type { ${named(tool, 'Refusals')} } from ${string(`./contract/${kebabCase(tool.name)}/handler.ts`)};`,
);

/** As deep as the literal of all routes. */
const route = memoize(({ name, http, arguments: { properties } }: Tool): [string, Code][] => {
  if (http === undefined) return [];
  const texts = properties.filter(({ node }) => target(node).type === 'string').map((each) => each.name);
  return [[name, literal({ method: http.method, path: http.path, texts }, 1)]];
});

const toolTypes = whileSame((tool: Tool, provenanceName: string): Code => {
  const provenance = identifier(provenanceName);
  const codes = [
    ...mappedCodes(tool).keys(),
    ...tool.arguments.properties.map(({ name }) => usualCode(name)),
  ];
  return code`/** Arguments of ${compiled(tool.name)}; what has a default may be left out. */
export type ${named(tool, 'Input')} = wire.Given<
  types.${named(tool, 'Arguments')},${union(defaulted(tool.arguments.properties))}
>;

/** How a call of ${compiled(tool.name)} ends. */
export type ${named(tool, 'Answer')} = wire.ToolAnswer<
  types.Immutable<types.${named(tool, 'Result')}>,
  types.Immutable<types.${provenance}>,
  ${named(tool, 'Refusals')},${union([...new Set(codes)].sort())}${tool.effects.journals === undefined ? code`` : code`,\n  wire.Journaled`}
>;
`;
});

/** The paths of the properties that have a default; entries of lists and maps add nothing to a path. */
function defaulted(properties: readonly Property[], above = ''): string[] {
  return properties.flatMap((property) => {
    const path = `${above}${property.name}`;
    const own = property.default === undefined ? [] : [path];
    return [...own, ...defaultedWithin(property.node, `${path}.`)];
  });
}

function defaultedWithin(node: Node, above: string): string[] {
  const inner = target(node);
  if (inner.type === 'array') return defaultedWithin(inner.items, above);
  if (inner.type !== 'object') return [];
  const others = inner.additionalProperties;
  return [...defaulted(inner.properties, above), ...(others === false ? [] : defaultedWithin(others, above))];
}

/** The words as a union of literals, with the space before it: a line each where they are several. */
function union(words: readonly string[]): Code {
  if (words.length === 0) return code` never`;
  return words.length === 1
    ? code` ${string(words[0]!)}`
    : code`\n${words.map((word) => code`    | ${string(word)}`)}`;
}

const method = memoize((tool: Tool): Code => {
  const optional = needsArguments(tool) ? code`` : code`?`;
  return code`  ${comment(tool.summary.trim().replace(/\s+/g, ' '))}
  readonly ${methodName(tool)}: (args${optional}: ${named(tool, 'Input')}, signal?: AbortSignal) => Promise<${named(tool, 'Answer')}>;`;
});

const binding = memoize((tool: Tool): Code => {
  const args = needsArguments(tool) ? code`args` : code`args = {}`;
  return code`    ${methodName(tool)}: (${args}, signal) =>
      transport.call(${string(tool.name)}, args, signal) as Promise<never>,`;
});

function needsArguments(tool: Tool): boolean {
  return tool.arguments.properties.some(({ required }) => required);
}

function methodName(tool: Tool): Code {
  return identifier(camelCase(tool.name));
}

function named(tool: Tool, suffix: string): Code {
  return identifier(`${pascalCase(tool.name)}${suffix}`);
}
