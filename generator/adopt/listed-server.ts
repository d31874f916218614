import type { ListedTool, Listing } from '../connect/listing.ts';
import { diagnostic, type Report } from '../diagnostics/diagnostic.ts';
import type { Place } from '../diagnostics/place.ts';
import { isObject, memberOf } from '../diff/json.ts';
import type { JsonValue, Node } from '../model/node.ts';
import type { AdoptedServer, AdoptedTool } from './adopted.ts';
import { cleanText, hidesSomething } from './clean-text.ts';
import { withoutEnvelope } from './envelope.ts';
import { exampleOf } from './example.ts';
import { specNames, titleOf } from './names.ts';
import { readRoot } from './read-node.ts';
import type { Reading } from './reading.ts';

/** Most values of what a tool takes, or gives. */
const MOST_VALUES = 5_000;

/** The specs that say what a running server lists. */
export function listedServer(listing: Listing, place: Place, report: Report): AdoptedServer {
  const gaps = new Map<Node, string[]>();
  const reading: Reading = { place, report, gaps };
  const names = specNames(listing.tools.map(({ name }) => name));
  const tools = listing.tools.map((tool, index) => listedTool(tool, names[index]!, reading));
  return {
    // Not its command line, which may hold what nobody should commit.
    source: cleanText(`${listing.name} ${listing.version}`),
    place,
    name: listing.name,
    title: cleanText(listing.title ?? listing.name) || 'Server',
    version: listing.version,
    instructions: cleanText(listing.instructions),
    toolsets: [{ name: 'tools', title: 'Tools' }],
    tools,
    todos: [
      ...offered('resource', listing.resources, 'a vocabulary is one'),
      ...offered('prompt', listing.prompts, 'specs/prompts.yaml holds them'),
    ],
    gaps,
  };
}

function offered(what: string, names: readonly string[], where: string): string[] {
  const shown = names.slice(0, 20).map(cleanText).join(', ');
  const more = names.length > 20 ? `, and ${names.length - 20} more` : '';
  return names.length === 0 ? [] : [`the server has the ${what}s ${shown}${more}; ${where}`];
}

/** One tool of a listing, under the name that its spec has. */
export function listedTool(tool: ListedTool, name: string, reading: Reading): AdoptedTool {
  const { place, report } = reading;
  const called = cleanText(tool.name);
  const todos: string[] = [];
  if (name !== tool.name) {
    report(diagnostic('T922', place, { tool: called, name }));
    todos.push(`the server calls it ${JSON.stringify(called)}, which no spec can: rename it there`);
  }
  if (hidesSomething(tool.description)) report(diagnostic('T926', place, { tool: called }));
  const description = cleanText(tool.description);
  if (description === '') todos.push('summary: the server says nothing of the tool');
  const spot = (key: 'inputSchema' | 'outputSchema', direction: 'argument' | 'result') => {
    const schema = isObject(tool[key]) ? tool[key] : {};
    const budget = { left: MOST_VALUES };
    return { schema, document: schema, at: `${called} /${key}`, trail: [], direction, budget };
  };
  if (!isObject(tool.inputSchema)) todos.push('arguments: the server lists no schema of them');
  if (!isObject(tool.outputSchema)) todos.push('result: the server lists no schema of it');
  const args = readRoot(spot('inputSchema', 'argument'), reading);
  const { annotations } = tool;
  for (const hint of ['readOnlyHint', 'destructiveHint', 'idempotentHint', 'openWorldHint']) {
    if (typeof memberOf(annotations, hint) !== 'boolean')
      todos.push(`effects: the server does not say ${hint}; what stands here is MCP's default`);
  }
  const flag = (hint: string, otherwise: boolean) => {
    const value = memberOf(annotations, hint);
    return typeof value === 'boolean' ? value : otherwise;
  };
  const readOnly = flag('readOnlyHint', false);
  const example = exampleOf(args, reading);
  return {
    name,
    title: cleanText(tool.title ?? memberOf(annotations, 'title')) || titleOf(name),
    toolset: 'tools',
    ...split(description),
    effects: {
      readOnly,
      destructive: flag('destructiveHint', !readOnly),
      idempotent: flag('idempotentHint', readOnly),
      openWorld: flag('openWorldHint', true),
    },
    arguments: example.arguments,
    result: withoutEnvelope(readRoot(spot('outputSchema', 'result'), reading), reading),
    refusals: [],
    example: example.call as JsonValue,
    todos,
  };
}

/** The first sentence is the summary. */
export function split(description: string): { readonly summary: string; readonly details: string } {
  const first = /^[^\n]*?[.!?](?=\s)|^[^\n]+/.exec(description)?.[0] ?? '';
  return { summary: first.trim(), details: description.slice(first.length).trim() };
}
