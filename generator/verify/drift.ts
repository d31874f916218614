import { sameWords } from '../adopt/clean-text.ts';
import { withoutEnvelope } from '../adopt/envelope.ts';
import { listedTool } from '../adopt/listed-server.ts';
import { readRoot } from '../adopt/read-node.ts';
import type { Reading } from '../adopt/reading.ts';
import { TO_WRITE } from '../adopt/value-entries.ts';
import type { ListedTool } from '../connect/listing.ts';
import type { Place } from '../diagnostics/place.ts';
import type { Change } from '../diff/change.ts';
import { equal } from '../diff/json.ts';
import { compareTool } from '../diff/tool/tool.ts';
import { listed } from '../emit/contract/listing.ts';
import { ownDescription } from '../emit/description.ts';
import type { JsonSchema } from '../emit/schemas/json-schema.ts';
import { inputSchema } from '../emit/schemas/wire.ts';
import type { Contract, Tool } from '../model/contract.ts';
import { toolContract } from '../model/digest.ts';
import type { Node, ObjectNode } from '../model/node.ts';

const NOWHERE: Place = { file: '', line: 1, column: 1, endLine: 1, endColumn: 1 };

/** How what a server lists of a tool differs from its spec, judged as `toolwright diff` judges. */
export function driftOf(tool: Tool, served: ListedTool, contract: Contract): Change[] {
  const wanted = listed(tool, contract);
  const { name, title, description, inputSchema: input, outputSchema, annotations } = served;
  if (
    equal(
      { name, title, description, inputSchema: input, outputSchema, annotations: hints(annotations) },
      wanted,
    )
  ) {
    return [];
  }
  const reading: Reading = { place: NOWHERE, report: () => undefined, gaps: new Map() };
  const given = listedTool(served, tool.name, reading);
  const sides = (root: ObjectNode, shown: ObjectNode, spoken: ObjectNode) => {
    const [expected, actual] = [plainForm(root, reading), plainForm(shown, reading)];
    return { expected, actual: aligned(actual, expected, spoken, shown) as ObjectNode };
  };
  const args = sides(tool.arguments, given.arguments, tool.arguments);
  const result = sides(tool.result, given.result, tool.result);
  const said = typeof description === 'string' ? description : '';
  const sameDescription =
    (said === '' && tool.summary === TO_WRITE) ||
    [wanted.description, ownDescription(tool, contract), `${tool.summary}\n${tool.details}`].some((text) =>
      sameWords(text, said),
    );
  const { readOnly, destructive, idempotent, openWorld } = tool.effects;
  const bare: Tool = { ...tool, ...NOTHING_ELSE };
  const before: Tool = {
    ...bare,
    effects: { readOnly, destructive, idempotent, openWorld },
    arguments: args.expected,
    result: result.expected,
  };
  const after: Tool = {
    ...before,
    title: given.title,
    ...(sameDescription ? {} : { summary: given.summary, details: given.details }),
    effects: given.effects,
    arguments: args.actual,
    result: result.actual,
  };
  const shared = {
    ...contract,
    glossary: [],
    types: [],
    server: { ...contract.server, refusals: [], stores: [] },
  };
  const tiers = { before: [], after: [] };
  return compareTool(toolContract(before, shared), toolContract(after, shared), tool.name, tiers);
}

/** What no listing shows. */
const NOTHING_ELSE = {
  switches: [],
  deferred: [],
  rules: [],
  refusals: [],
  guarantees: [],
  glossary: [],
} satisfies Partial<Tool>;

function hints(annotations: unknown): unknown {
  if (typeof annotations !== 'object' || annotations === null) return annotations;
  const { title: _, ...rest } = annotations as Record<string, unknown>;
  return rest;
}

/** What is left of a value once it was listed and read again: what a spec says and a listing cannot show counts for nothing. */
function plainForm(root: ObjectNode, reading: Reading): ObjectNode {
  const schema: JsonSchema = inputSchema(root);
  const spot = {
    schema,
    document: schema,
    at: '',
    trail: [],
    direction: 'result' as const,
    budget: { left: 20_000 },
  };
  return withoutEnvelope(readRoot(spot, reading), reading);
}

/**
 * The value that a server lists, with the words of the spec where the server has them: a listing of ours says bounds in words
 * that another make does not.
 */
function aligned(actual: Node, expected: Node | undefined, spoken: Node | undefined, shown: Node): Node {
  const own = expected?.description ?? '';
  const words = spoken?.description ?? '';
  // A text that is still to be written says no more than one that is not there.
  const isOpen = (words === '' || words === TO_WRITE) && shown.description === '';
  const said = isOpen || [own, words].some((text) => sameWords(text, shown.description));
  const node = { ...actual, description: said ? own : shown.description } as Node;
  const absence =
    expected?.nullWhen !== undefined && actual.nullWhen !== undefined ? expected.nullWhen : undefined;
  const told = absence === undefined ? node : { ...node, nullWhen: absence };
  const inner = behind(spoken);
  if (told.type === 'array') {
    const [want, said, seen] = [behind(expected), inner, behind(shown)];
    const part = (value: Node | undefined) => (value?.type === 'array' ? value.items : undefined);
    return { ...told, items: aligned(told.items, part(want), part(said), part(seen) ?? told.items) };
  }
  if (told.type !== 'object') return told;
  const member = (value: Node | undefined, name: string): Node | undefined =>
    value?.type === 'object' ? value.properties.find((property) => property.name === name)?.node : undefined;
  return {
    ...told,
    properties: told.properties.map((property) => ({
      ...property,
      node: aligned(
        property.node,
        member(expected, property.name),
        behind(member(inner, property.name)),
        member(shown, property.name) ?? property.node,
      ),
    })),
  };
}

function behind(node: Node | undefined): Node | undefined {
  return node?.type === 'reference' ? { ...node.target, description: node.description } : node;
}
