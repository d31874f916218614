import type { ReleaseRecord } from '../../diff/record.ts';
import type { PlannedCall, Tool } from '../../model/contract.ts';
import { termsOf } from '../../model/digest.ts';
import { deprecationText } from '../../model/lifecycle.ts';
import { kebabCase } from '../../model/names.ts';
import { type Node, type Property, target } from '../../model/node.ts';
import type { Shared } from '../../model/per-tool.ts';
import { usualCode } from '../../model/runtime-codes.ts';
import { storeOf } from '../../model/store.ts';
import { slug } from '../../site/slug.ts';
import { whoMayCall } from '../access-text.ts';
import { entryNode } from '../contract/entry.ts';
import { listed } from '../contract/listing.ts';
import { agentDescription, DESCRIPTION_BUDGET } from '../description.ts';
import { effectsText } from '../effects-text.ts';
import type { KeptPromises, Recording } from '../emitter.ts';
import { limitsText, pagesSentence } from '../limits-text.ts';
import { grouped } from '../print/grouped.ts';
import { jsonText } from '../print/json.ts';
import { nullWhen } from '../schemas/json-schema.ts';
import { exampleSlugs } from '../tests/plan.ts';
import { exampleView } from './example-view.ts';
import { fieldRows, typeTables } from './fields.ts';
import { heldText, holds } from './held.ts';
import { codeSpan, inline, link } from './markdown.ts';
import { boundsText, defaultText, inputPresence, typeLabel, unitOf } from './node-facts.ts';
import { releaseViews } from './releases.ts';
import { sameCallAgain } from './same-call-again.ts';
import { toolsetLink } from './shared-pages.ts';
import { type TermLink, termLinks, termOf } from './term-link.ts';

/**
 * Everything that a tool's page shows, ready to be laid out; the template computes nothing. `recordings` are those of the
 * tool's examples, in their order.
 */
export function toolPage(
  tool: Tool,
  contract: Shared,
  digest: string,
  releases: readonly ReleaseRecord[],
  recordings: readonly (Recording | undefined)[],
  held: KeptPromises | undefined,
) {
  const description = agentDescription(tool, contract);
  const slugs = exampleSlugs(tool);
  const termLink = termLinks(contract.glossary, '../');
  return {
    name: tool.name,
    title: tool.title,
    source: tool.place.file,
    summary: tool.summary,
    deprecated: tool.deprecated === undefined ? '' : deprecationText(tool.deprecated),
    details: tool.details,
    verified: tool.verified,
    digest,
    badges: badges(tool, contract),
    effects: effectsText(tool, contract.server),
    limits: [pagesSentence(tool.pages), limitsText(tool.limits)].filter((text) => text !== '').join(' '),
    whoMayCall: whoMayCall(tool, contract.server.access),
    core: tool.core === undefined ? '' : `${tool.core.module}#${tool.core.exportName}`,
    description,
    descriptionLength: grouped([...description].length),
    descriptionBudget: grouped(DESCRIPTION_BUDGET),
    arguments: tool.arguments.properties.map((property) => argumentView(property, termLink)),
    lists: listsText(tool),
    argumentTypes: typeTables(tool.arguments, termLink),
    rules: tool.rules.map((rule) => ({ says: rule.says, code: rule.code, cel: rule.holds.cel })),
    deferred: tool.deferred,
    inputSchema: jsonText(listed(tool, contract).inputSchema),
    result: fieldRows(tool.result, { termLink }),
    resultTypes: typesOfAnswer(tool, contract, termLink),
    ...recordView(tool, contract, termLink),
    refusals: tool.refusals.map((refusal) => ({
      code: refusal.code,
      condition: refusal.condition,
      reason: refusal.reason,
      recover: refusal.recover,
      again: sameCallAgain(refusal.status),
      status: String(refusal.status),
      example: refusal.example === undefined ? '' : callText(refusal.example),
      answer: held?.refused[refusal.code] ?? '',
    })),
    heldText: heldText(tool, digest, held),
    guarantees: tool.guarantees.map(({ says, source, calls, check }) => ({
      says,
      isHeld: holds(says, digest, held),
      source: source ?? '',
      cel: check.cel,
      calls: calls.map(({ name, call }) => ({ name, text: callText(call) })),
    })),
    examples: tool.examples.map((example, index) =>
      exampleView(
        example,
        recordings[index],
        tool.picture === undefined ? '' : `../../../recordings/${tool.name}/${slugs[index]}.svg`,
      ),
    ),
    decisions: tool.decisions,
    terms: termViews(tool, contract),
    releases: releaseViews(releases, (change) => change.tool === tool.name),
    seeAlso: tool.seeAlso.map(({ title, href }) => link(title, href)),
  };
}

/** How surfaces that have nothing but text take a list; nothing where no argument is one. */
function listsText({ arguments: { properties }, http }: Tool): string {
  const list = properties.find(({ node }) => target(node).type === 'array')?.name;
  if (list === undefined) return '';
  const [query, flag] = [codeSpan(`${list}=...&${list}=...`), codeSpan(`--${list} ...`)];
  if (http?.method !== 'GET')
    return `On the command line a list is given once for each item (${flag}), or once as JSON.`;
  return `In a query and on the command line a list is given once for each item (${query}, ${flag}), or once as JSON.`;
}

/** Facts of the status line, as Markdown. */
function badges(tool: Tool, contract: Shared): string {
  const { readOnly, destructive, idempotent, openWorld } = tool.effects;
  const store = storeOf(tool, contract.server);
  const switches = tool.switches.map((name) => {
    const variable = contract.server.switches.find((candidate) => candidate.name === name)?.variable ?? name;
    return `served when ${codeSpan(`${variable}=1`)}`;
  });
  return [
    `Toolset ${toolsetLink(tool.toolset, contract.server.toolsets, '../')}`,
    readOnly ? 'read-only' : 'writes',
    store === undefined ? undefined : `journals to ${inline(store.title)}`,
    destructive && !readOnly ? 'may remove what is stored' : undefined,
    idempotent ? 'idempotent' : undefined,
    openWorld ? 'reaches other systems' : undefined,
    ...(switches.length === 0 ? ['always served'] : switches),
    tool.since === undefined ? undefined : `since ${tool.since}`,
    tool.http === undefined ? undefined : codeSpan(`${tool.http.method} ${tool.http.path}`),
  ]
    .filter((badge) => badge !== undefined)
    .join(' · ');
}

/** The types that the result and the entry in the journal use, each once. */
function typesOfAnswer(tool: Tool, contract: Shared, termLink: TermLink) {
  const entry = entryNode(tool, contract);
  const ofResult = typeTables(tool.result, termLink);
  const known = new Set(ofResult.map(({ name }) => name));
  const ofEntry = entry === undefined ? [] : typeTables(entry, termLink);
  return [...ofResult, ...ofEntry.filter(({ name }) => !known.has(name))];
}

/** What an entry in the journal is and holds; empty where the tool makes none. */
function recordView(tool: Tool, contract: Shared, termLink: TermLink) {
  const store = storeOf(tool, contract.server);
  const entry = entryNode(tool, contract);
  return {
    recordNoun: store?.noun ?? '',
    recordTitle: store?.title ?? '',
    recordFields: entry === undefined ? [] : fieldRows(entry, { termLink }),
  };
}

function argumentView(property: Property, termLink: TermLink) {
  const { name, node, required, since, deprecated } = property;
  const inner = target(node);
  return {
    name,
    since: since ?? '',
    deprecated: deprecated === undefined ? '' : deprecationText(deprecated),
    anchor: slug(name),
    type: typeLabel(node),
    required: required ? 'yes' : 'no',
    default: required ? 'none' : defaultText(property),
    bounds: boundsText(node),
    unit: unitOf(node),
    term: termOf(node, termLink),
    description: node.description,
    items: itemTexts(node),
    codes: refusalCodes(property),
    ignoresUnknownKeys: inner.type === 'object' && inner.unknownKeys === 'warn',
    fields: nestedFields(property, termLink),
  };
}

function nestedFields({ node }: Property, termLink: TermLink) {
  const words = { presence: inputPresence, termLink };
  const inner = target(node);
  if (node.type === 'reference') return [];
  if (inner.type === 'array' && inner.items.type === 'object') return fieldRows(inner.items, words);
  return inner.type === 'object' ? fieldRows(inner, words) : [];
}

/** What a list's items are, and theirs, each in a sentence of its spec; empty where the value is no list. */
function itemTexts(node: Node): string[] {
  const inner = target(node);
  if (inner.type !== 'array') return [];
  const { items } = inner;
  const nulled = nullWhen(items);
  const when = nulled === undefined ? '' : `Null when ${nulled.replace(/\.$/, '')}.`;
  const sentences = [`${typeLabel(items)}.`, inline(items.description), inline(when)];
  return [sentences.filter((text) => text !== '').join(' '), ...itemTexts(items)];
}

/** The codes a value of this argument can be refused with, as Markdown. */
function refusalCodes({ name, node, required, requiredRefusal }: Property): string {
  const usual = usualCode(name);
  const mapped = mappedBounds(node, name);
  const unfit = `does not fit${mapped.length === 0 ? '' : ' otherwise'}`;
  return [
    requiredRefusal === undefined ? undefined : `${codeSpan(requiredRefusal)} where it is missing`,
    ...mapped,
    `${codeSpan(usual)} where it ${required && requiredRefusal === undefined ? `is missing or ${unfit}` : unfit}`,
  ]
    .filter((text) => text !== undefined)
    .join(', ');
}

/** The bounds, inner ones too, that have a code of their own. */
function mappedBounds(node: Node, path: string): string[] {
  const inner = target(node);
  const own = Object.entries({ ...inner.refuse, ...node.refuse }).map(
    ([keyword, code]) => `${codeSpan(code)} where ${codeSpan(path)} breaks ${codeSpan(keyword)}`,
  );
  if (inner.type === 'array') return [...own, ...mappedBounds(inner.items, `${path}[]`)];
  if (inner.type !== 'object') return own;
  return [...own, ...inner.properties.flatMap((field) => mappedBounds(field.node, `${path}.${field.name}`))];
}

/** A planned call in words and JSON: its surface and state are said where they are not the usual ones. */
function callText(call: PlannedCall): string {
  const via = call.via === 'call' ? '' : ` over ${SURFACES[call.via]}`;
  const fixture = call.fixture === undefined ? '' : `, with the state ${codeSpan(call.fixture)}`;
  return `${codeSpan(oneLineJson(call.arguments))}${via}${fixture}`;
}

const SURFACES = { mcp: 'MCP', http: 'HTTP', command: 'the command line' } as const;
const LONGEST = 160;

/** With spaces, so that a narrow page can break the line between the parts. */
function oneLineJson(value: unknown): string {
  const text = jsonText(value).replace(/\n */g, ' ');
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}… (abbreviated)`;
}

function termViews(tool: Tool, contract: Shared) {
  const named = termsOf(tool);
  return contract.glossary
    .filter((term) => named.has(term.name))
    .map((term) => ({
      link: link(term.title, `../glossary.md#${slug(term.title)}`),
      definition: inline(term.definition),
    }));
}

/** The page of a tool, relative to `generated/`. */
export function toolPagePath(tool: Tool): string {
  return `kb/tools/${kebabCase(tool.name)}.md`;
}
