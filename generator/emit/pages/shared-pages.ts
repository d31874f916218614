import { byKind } from '../../diff/report.ts';
import { memoize } from '../../memoize.ts';
import type { Access, Contract, Server, Tool, Toolset } from '../../model/contract.ts';
import { termsOf } from '../../model/digest.ts';
import { kebabCase } from '../../model/names.ts';
import { target } from '../../model/node.ts';
import type { Budgeted } from '../../model/policies.ts';
import { slug } from '../../site/slug.ts';
import { provenanceNode } from '../contract/listing.ts';
import type { EmitInput } from '../emitter.ts';
import { limitsText } from '../limits-text.ts';
import { grouped } from '../print/grouped.ts';
import { fieldRows } from './fields.ts';
import { heldText } from './held.ts';
import { codeSpan, inline, link } from './markdown.ts';
import { termLinks } from './term-link.ts';
import { toolLink } from './tool-link.ts';

// What the pages about the server as a whole show, ready to be laid out.

export function indexPage({ contract: { server, tools, prompts } }: EmitInput) {
  return {
    title: server.title,
    version: server.version,
    summary: server.summary,
    instructions: server.instructions,
    toolsets: toolsetViews(server, tools),
    forbidden: server.policies.forbiddenTools.map(codeSpan).join(', '),
    hasPrompts: prompts.length > 0,
    limits: limitsText(server.limits),
  };
}

export function toolsetsPage({ server, tools }: Contract) {
  return { toolsets: toolsetViews(server, tools) };
}

function toolsetViews({ toolsets }: Server, tools: readonly Tool[]) {
  return toolsets.map(({ name, title, description }) => ({
    name,
    title,
    description,
    tools: tools.filter((tool) => tool.toolset === name).map(toolRow),
  }));
}

export function operationsPage({ server, tools }: Contract) {
  return {
    environment: server.environment.map(({ name, description, secret, default: fallback }) => ({
      name,
      description,
      secret,
      default: fallback === undefined ? 'none' : codeSpan(fallback),
    })),
    switches: server.switches.map(({ name, variable, description, onByDefault }) => ({
      name,
      description,
      isOn: `${codeSpan(variable)} is 1${onByDefault ? ' or not set' : ''}`,
    })),
    httpSwitch: server.httpSwitch ?? '',
    ...accessView(server.access, tools),
    limits: limitsText(server.limits),
  };
}

export function policiesPage({ server: { policies, clients, toolsets }, glossary }: Contract) {
  const term = (name: string) => {
    const found = glossary.find((candidate) => candidate.name === name);
    return found === undefined ? codeSpan(name) : link(found.title, `glossary.md#${slug(found.title)}`);
  };
  const view = {
    forbidden: policies.forbiddenTools.map(codeSpan).join(', '),
    companions: policies.companions.map((companion) => ({
      term: term(companion.term),
      with: companion.with.map(term).join(', '),
    })),
    requiredArguments: policies.requiredArguments.map((required) => ({
      toolset: toolsetLink(required.toolset, toolsets, ''),
      arguments: required.arguments.map(codeSpan).join(', '),
    })),
    adviceWords: policies.adviceWords.join(', '),
    budgets: Object.entries(policies.budgets).map(([what, { characters, tokens }]) => ({
      what: BUDGETED[what as Budgeted],
      most: [
        ...(characters === undefined ? [] : [`${grouped(characters)} characters`]),
        ...(tokens === undefined ? [] : [`${grouped(tokens)} tokens`]),
      ].join(' and '),
    })),
    clients: clients.map(codeSpan).join(', '),
    verifiedWithinDays: policies.verifiedWithinDays === undefined ? '' : String(policies.verifiedWithinDays),
  };
  return { ...view, isEmpty: Object.values(view).every(({ length }) => length === 0) };
}

const BUDGETED: Readonly<Record<Budgeted, string>> = {
  description: "A tool's description",
  tool: "A tool's name, description and arguments",
  list: 'Those of all tools, and the instructions',
};

/** The tools that promise something, each with its sentences; these lead to the tool's page. */
export function guaranteesPage({ contract: { tools }, digests, held }: EmitInput) {
  return {
    tools: tools
      .filter(({ guarantees }) => guarantees.length > 0)
      .map((tool) => ({
        link: toolLink(tool),
        verified: tool.verified,
        heldText: heldText(tool, digests.get(tool.name)!, held?.get(tool.name)),
        guarantees: tool.guarantees.map(({ says, source = '' }) => ({
          link: link(says, `tools/${kebabCase(tool.name)}.md#${slug(inline(says))}`),
          source,
        })),
      })),
  };
}

/** Every change, the newest release first; a tool that is gone has no page to lead to. */
export function changesPage({ contract: { tools }, releases }: EmitInput) {
  const named = new Map(tools.map((tool) => [tool.name, toolLink(tool)]));
  return {
    releases: releases.map(({ version, since, changes }) => ({
      version,
      since,
      changes: byKind(changes).map(({ tool, kind, message, path, accepted = '' }) => ({
        tool: tool === null ? '' : (named.get(tool) ?? codeSpan(tool)),
        kind,
        message,
        path,
        accepted,
      })),
    })),
  };
}

/** A link to a toolset on its page, which lies `above` the page that links. */
export function toolsetLink(name: string, toolsets: readonly Toolset[], above: '' | '../'): string {
  const title = toolsets.find((toolset) => toolset.name === name)?.title ?? name;
  return link(title, `${above}toolsets.md#${slug(title)}`);
}

function accessView(access: Access | undefined, tools: readonly Tool[]) {
  if (access === undefined) return { tiers: [], withoutToken: '' };
  const { loopback, published } = access.anonymous;
  const withoutToken = [
    loopback === undefined ? undefined : `the tier ${loopback} on the server's own machine`,
    published === undefined ? undefined : `the tier ${published} on a server that others reach`,
  ].filter((text) => text !== undefined);
  return {
    withoutToken: withoutToken.length === 0 ? 'nothing' : withoutToken.join(' and '),
    tiers: access.tiers.map(({ name, description, callsPerMinute: { token, address } }) => ({
      name,
      description,
      perToken: token === undefined ? 'no limit' : grouped(token),
      perAddress: address === undefined ? 'no limit' : grouped(address),
      tools: tools
        .filter((tool) => tool.access === name)
        .map(toolLink)
        .join(', '),
    })),
  };
}

const toolRow = memoize((tool: Tool) => ({
  link: toolLink(tool),
  summary: tool.summary,
  changes: tool.effects.readOnly ? 'nothing' : 'writes',
  verified: tool.verified,
}));

export function glossaryPage({ glossary, tools }: Contract) {
  const terms = glossary.map((term) => ({
    title: term.title,
    definition: term.definition,
    formula: term.formula ?? '',
    unit: term.unit ?? '',
    aliases: term.aliases.join(', '),
    pitfalls: term.pitfalls,
    sources: term.sources,
    tools: tools
      .filter((tool) => termsOf(tool).has(term.name))
      .map((tool) => toolLink(tool))
      .join(', '),
  }));
  return { terms };
}

export function promptsPage({ prompts, tools }: Contract) {
  return {
    prompts: prompts.map((prompt) => ({
      name: prompt.name,
      title: prompt.title,
      description: prompt.description,
      tools: tools
        .filter(({ name }) => prompt.tools.includes(name))
        .map(toolLink)
        .join(', '),
      arguments: prompt.arguments.map(({ name, required, description, valuesFrom }) => ({
        name,
        required,
        description:
          valuesFrom === undefined
            ? description
            : `${description} Clients offer the vocabulary ${valuesFrom}.`,
      })),
      text: prompt.text,
    })),
  };
}

export function provenancePage(contract: Contract) {
  const node = target(provenanceNode(contract));
  const termLink = termLinks(contract.glossary, '');
  return { description: node.description, rows: node.type === 'object' ? fieldRows(node, { termLink }) : [] };
}
