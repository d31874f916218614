import type { Access, Contract, Refusal, Tool } from '../../model/contract.ts';
import { termsOf } from '../../model/digest.ts';
import { kebabCase } from '../../model/names.ts';
import { target } from '../../model/node.ts';
import { provenanceNode } from '../contract/listing.ts';
import type { EmitInput } from '../emitter.ts';
import { limitsText } from '../limits-text.ts';
import { grouped } from '../print/grouped.ts';
import { fieldRows } from './fields.ts';
import { codeSpan, link } from './markdown.ts';
import { releaseViews } from './releases.ts';

// What the pages about the server as a whole show, ready to be laid out.

export function indexPage({ contract: { server, tools, prompts }, releases }: EmitInput) {
  const names = new Set(tools.map((tool) => tool.name));
  const toolsets = server.toolsets.map(({ name, title, description }) => ({
    title,
    description,
    tools: tools.filter((tool) => tool.toolset === name).map(toolRow),
  }));
  return {
    title: server.title,
    version: server.version,
    summary: server.summary,
    instructions: server.instructions,
    toolsets,
    forbidden: server.policies.forbiddenTools.map(codeSpan).join(', '),
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
    hasPrompts: prompts.length > 0,
    limits: limitsText(server.limits),
    // A tool that is gone has no page of its own.
    releases: releaseViews(releases, ({ tool }) => tool === null || !names.has(tool)),
  };
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

function toolRow(tool: Tool) {
  return {
    link: toolLink(tool),
    summary: tool.summary,
    changes: tool.effects.readOnly ? 'nothing' : 'writes',
    verified: tool.verified,
  };
}

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

/** Codes of every tool by name; one that several tools word for themselves has an entry for each wording. */
export function refusalsPage({ server, tools }: Contract) {
  const own = tools.flatMap((tool) => tool.refusals.map((refusal) => entry(refusal, toolLink(tool))));
  return {
    shared: server.refusals.map((refusal) => entry(refusal, 'every tool')),
    own: own.sort((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0)),
  };
}

function entry({ code, condition, reason, recover, status }: Refusal, by: string) {
  return { code, condition, reason, recover, status: String(status), by };
}

export function vocabulariesPage({ vocabularies }: Contract) {
  return {
    vocabularies: vocabularies.map(({ name, title, description, from }) => ({
      name,
      title,
      description,
      address: `vocabulary://${name}`,
      from: `${from.module}#${from.exportName}`,
    })),
  };
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
  return { description: node.description, rows: node.type === 'object' ? fieldRows(node) : [] };
}

/** A link to a tool's page from a page beside `tools/`. */
function toolLink(tool: Tool): string {
  return link(tool.name, `tools/${kebabCase(tool.name)}.md`);
}
