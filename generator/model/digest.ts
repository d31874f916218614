import { hash } from 'node:crypto';
import type { Place } from '../diagnostics/place.ts';
import { memoize } from '../memoize.ts';
import { canonicalJson } from './canonical.ts';
import type { Contract, Refusal, Tool } from './contract.ts';
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

const digestOf = perTool((tool, shared) => sha256(canonicalJson(toolContract(tool, shared))));

/**
 * What a tool promises, as plain data: its own contract, and of the contract around it the types it uses and the
 * terms it names, the refusals every tool can give, and the provenance.
 */
export function toolContract(tool: Tool, contract: Shared): Readonly<Record<string, unknown>> {
  const { name, title, toolset, summary, details, http, effects, switches, deferred, rules, result } = tool;
  const terms = termsOf(tool);
  const types = typesOf(tool);
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
    rules: plain(rules),
    result: plainOnce(result),
    refusals: [...tool.refusals, ...contract.server.refusals].map(refusalContract),
    guarantees: plain(tool.guarantees),
    glossary: contract.glossary.filter((term) => terms.has(term.name)).map(plainOnce),
    types: contract.types.filter((type) => types.has(type.name)).map(plainOnce),
    provenance: plain(contract.types.find((type) => type.name === contract.server.provenance)?.node),
  };
}

/** Names of the glossary terms that the tool or one of its fields names. */
export function termsOf(tool: Tool): ReadonlySet<string> {
  const terms = fieldsOf(tool).flatMap((node) => node.term ?? []);
  return new Set([...tool.glossary, ...terms]);
}

function typesOf(tool: Tool): ReadonlySet<string> {
  return new Set(fieldsOf(tool).flatMap((node) => (node.type === 'reference' ? node.name : [])));
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
  const isLeftOut = (key: string, member: unknown) =>
    (key === 'place' && isPlace(member)) || (key === 'target' && isUse(value));
  const members = Object.entries(value).filter(([key, member]) => !isLeftOut(key, member));
  return Object.fromEntries(members.map(([key, member]) => [key, plain(member)]));
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

function sha256(text: string): string {
  return hash('sha256', text);
}
