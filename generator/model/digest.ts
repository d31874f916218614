import { hash } from 'node:crypto';
import type { Place } from '../diagnostics/place.ts';
import { memoize } from '../memoize.ts';
import { canonicalJson, canonicalMembers } from './canonical.ts';
import type { AcceptedChange, Contract, NamedType, Refusal, Tool } from './contract.ts';
import { everyNode } from './every-node.ts';
import type { Expression } from './expression.ts';
import type { Node } from './node.ts';
import { perTool, type Shared } from './per-tool.ts';
import { storeOf } from './store.ts';

/**
 * Tool name -> SHA-256, lowercase hex, of the canonical JSON of the tool's contract. It changes with anything
 * that a caller can observe or was promised, and with nothing else: where a fact stands in a spec, the page's
 * date and decisions, or a change to another tool leave it as it is.
 */
export function contractDigests(contract: Contract): ReadonlyMap<string, string> {
  return new Map(contract.tools.map((tool) => [tool.name, digestOf(tool, contract)]));
}

const digestOf = perTool((tool, shared) => hash('sha256', `{${canonicalParts(tool, shared).join(',')}}`));

/** SHA-256, lowercase hex, of the canonical JSON of what a tool promises. */
export function contractDigest(contract: unknown): string {
  return hash('sha256', canonicalJson(contract));
}

/** The members of the canonical JSON of what a tool promises. */
export const canonicalParts = perTool((tool, shared) => canonicalMembers(toolContract(tool, shared)));

/**
 * What a tool promises, as plain data: its own contract, and of the contract around it the types it uses and the
 * terms it names, the refusals every tool can give, and the provenance.
 */
export const toolContract = perTool((tool, contract): Readonly<Record<string, unknown>> => {
  const { name, title, toolset, summary, details, http, effects, switches, deferred, rules, result } = tool;
  const terms = new Set([...termsOf(tool), ...termsIn(provenanceOf(contract))]);
  const types = typesOf(tool, contract);
  const provenance = provenanceOf(contract);
  return {
    name,
    since: tool.since,
    deprecated: tool.deprecated,
    title,
    toolset,
    summary,
    details,
    http,
    effects,
    store: plain(storeOf(tool, contract.server)),
    switches,
    access: tool.access,
    limits: tool.limits,
    arguments: plainOnce(tool.arguments),
    deferred: plain(deferred),
    rules: rules.map(({ code, says, holds }) => ({ code, says, holds: holds.cel })),
    result: plainOnce(result),
    pages: tool.pages,
    refusals: [...tool.refusals, ...contract.server.refusals].map(refusalContract),
    guarantees: plain(tool.guarantees),
    glossary: contract.glossary.filter((term) => terms.has(term.name)).map(plainOnce),
    types: contract.types.filter((type) => types.has(type.name)).map(plainOnce),
    provenance: provenance && plainOnce(provenance),
  };
});

/**
 * What the server promises beside its tools, as plain data: what its clients and operators rely on, and nothing of how it is
 * built. A store stands with the tools that journal to it. What is new in server.yaml counts until it is named here as of no concern to them.
 */
export function serverContract(contract: Contract): Readonly<Record<string, unknown>> {
  const { place, services, provenance, snapshot, stores, clients, policies, refusals, ...told } =
    contract.server;
  const vocabularies = contract.vocabularies.map(({ name, title, description }) => ({
    name,
    title,
    description,
  }));
  return { ...(plain(told) as object), vocabularies, prompts: plain(contract.prompts) };
}

/** An acceptance without its place. */
export function acceptedContract({ rule, tool, path, reason }: AcceptedChange) {
  return { rule, tool, path, reason };
}

/** Names of the glossary terms that the tool or one of its fields names. */
export const termsOf = memoize((tool: Tool): ReadonlySet<string> => {
  const terms = fieldsOf(tool).flatMap((node) => node.term ?? []);
  return new Set([...tool.glossary, ...terms]);
});

function termsIn(provenance: Node | undefined): string[] {
  return provenance === undefined ? [] : everyNode(provenance).flatMap((node) => node.term ?? []);
}

/** Names of the types that the tool's values and the provenance use, directly or through a type that one uses. */
function typesOf(tool: Tool, contract: Shared): ReadonlySet<string> {
  const nodes = nodesByName(contract.types);
  const names = new Set<string>();
  const visit = (node: Node): void => {
    if (node.type !== 'reference' || names.has(node.name)) return;
    names.add(node.name);
    // A type can be another name of one, which the value behind it no longer shows.
    const named = nodes.get(node.name);
    if (named !== undefined) visit(named);
  };
  const provenance = provenanceOf(contract);
  for (const node of fieldsOf(tool)) visit(node);
  if (provenance !== undefined) for (const node of everyNode(provenance)) visit(node);
  return names;
}

const nodesByName = memoize(
  (types: readonly NamedType[]): ReadonlyMap<string, Node> =>
    new Map(types.map(({ name, node }) => [name, node])),
);

function provenanceOf({ types, server }: Shared): Node | undefined {
  return types.find((type) => type.name === server.provenance)?.node;
}

const fieldsOf = memoize((tool: Tool): readonly Node[] => [
  ...everyNode(tool.arguments),
  ...everyNode(tool.result),
]);

function refusalContract({ code, condition, params, reason, recover, status }: Refusal) {
  return { code, condition, params, reason, recover, status };
}

/** Of what several tools share, or the digest and the lock both ask for. */
const plainOnce = memoize((value: object) => plain(value));

/**
 * The same value without places, with the text of each condition in place of what it compiles to, and with a use
 * of a type by its name alone.
 */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (value === null || typeof value !== 'object') return value;
  if (isExpression(value)) return value.cel;
  const isOfUse = isUse(value);
  const members: [string, unknown][] = [];
  for (const key of Object.keys(value)) {
    const member = (value as Readonly<Record<string, unknown>>)[key];
    const isLeftOut = (key === 'place' && isPlace(member)) || (key === 'target' && isOfUse);
    if (!isLeftOut) members.push([key, plain(member)]);
  }
  return Object.fromEntries(members);
}

/** A caller's own value may have a key `place` too. */
function isPlace(value: unknown): value is Place {
  return typeof value === 'object' && value !== null && 'file' in value && 'endColumn' in value;
}

function isUse(value: object): boolean {
  return 'type' in value && value.type === 'reference' && 'target' in value && 'refuse' in value;
}

function isExpression(value: object): value is Expression {
  return 'cel' in value && 'typescript' in value && 'place' in value;
}
