import type { ReleaseRecord } from '../diff/record.ts';
import type { KeptPromises, Recording } from '../emit/emitter.ts';
import { abbreviate } from '../emit/pages/abbreviate.ts';
import { codeSpan } from '../emit/pages/markdown.ts';
import { toolPage } from '../emit/pages/tool-page.ts';
import { grouped } from '../emit/print/grouped.ts';
import { jsonText } from '../emit/print/json.ts';
import { exampleSlugs } from '../emit/tests/plan.ts';
import type { PlannedCall, Tool } from '../model/contract.ts';
import { camelCase, kebabCase } from '../model/names.ts';
import type { Shared } from '../model/per-tool.ts';
import { countTokens, ENCODING } from '../tokens/count-tokens.ts';
import { codeFrame } from './markdown.ts';
import { type RequestForm, requestForms, type ToolSurface } from './requests.ts';
import type { SiteSettings } from './settings.ts';
import { slug } from './slug.ts';
import { testCounts } from './test-counts.ts';
import { argumentId, exampleIds, fieldId, guaranteeIds, refusalId, typeId } from './tool-anchors.ts';

/** Where calls are shown to go when a project does not say where it is served. */
export const LOCAL_ADDRESS = 'http://127.0.0.1:8321';

/** A longer call is shown abbreviated: its whole text would be most of the page. */
const LONGEST_REQUEST = 1_500;

/** What a tool's page on the site shows: what its Markdown page shows, and the addresses and forms that only a browser needs. */
export function toolView(
  tool: Tool,
  shared: Shared,
  digest: string,
  releases: readonly ReleaseRecord[],
  recordings: readonly (Recording | undefined)[],
  held: KeptPromises | undefined,
  settings: SiteSettings,
) {
  const page = toolPage(tool, shared, digest, releases, recordings, held);
  const address = `/tools/${kebabCase(tool.name)}/`;
  const ids = { guarantees: guaranteeIds(tool), examples: exampleIds(tool), slugs: exampleSlugs(tool) };
  const inArguments = new Set(page.argumentTypes.map(({ name }) => name));
  const types = (tables: typeof page.resultTypes) =>
    tables.map(({ name, description, rows }) => ({
      id: typeId(name),
      name,
      description,
      rows: withIds(typeId(name), rows),
    }));
  return {
    ...page,
    descriptionTokens: `${grouped(countTokens(page.description))} tokens of ${codeSpan(ENCODING)}`,
    marks: marks(tool, page.badges),
    facts: facts(page),
    journals: tool.effects.readOnly ? '' : (tool.effects.journals?.store ?? 'writes'),
    file: `${address}tool.json`,
    arguments: page.arguments.map((argument) => ({
      ...argument,
      id: argumentId(argument.name),
      isRequired: argument.required === 'yes',
      facts: argumentFacts(argument),
      fields: withIds(argumentId(argument.name), argument.fields),
    })),
    argumentTypes: types(page.argumentTypes),
    rules: page.rules.map((rule) => ({ ...rule, href: refusalHref(rule.code, tool, shared) })),
    result: withIds('result', page.result),
    // A type that arguments have, too, stands there.
    resultTypes: types(page.resultTypes.filter(({ name }) => !inArguments.has(name))),
    recordFields: withIds('record', page.recordFields),
    refusals: page.refusals.map((refusal) => ({ ...refusal, id: refusalId(refusal.code) })),
    sharedRefusals: shared.server.refusals
      .filter(({ code }) => tool.refusals.every((own) => own.code !== code))
      .map(({ code }) => ({ code, id: refusalId(code), href: `/refusals/#${slug(code)}` })),
    guarantees: page.guarantees.map((guarantee, index) => ({ ...guarantee, id: ids.guarantees[index]! })),
    examples: page.examples.map((example, index) => {
      const { call } = tool.examples[index]!;
      const file = `${tool.name}/${ids.slugs[index]}`;
      return {
        ...example,
        id: ids.examples[index]!,
        reads: example.recorded ? example.reads : '',
        state: stateText(call),
        request: requestPanels(toolSurface(tool, settings), Object(call.arguments)),
        shortRequest: example.request,
        recording: `/recordings/${file}.json`,
        picture: example.picture === '' ? '' : `/recordings/${file}.svg`,
      };
    }),
    refused: refusedExample(tool, held),
    tests: testCounts(tool),
    sources: sources(tool, settings.repository),
  };
}

/** A refused call as an example, the first that a run has refused: people meet a refusal sooner or later. */
function refusedExample({ refusals }: Tool, held: KeptPromises | undefined) {
  const found = refusals.find(
    ({ code, example }) => example !== undefined && held?.refused[code] !== undefined,
  );
  if (found?.example === undefined) return undefined;
  const { code, example } = found;
  return {
    code,
    href: `#${refusalId(code)}`,
    state: stateText(example),
    request: jsonText(abbreviate(example.arguments).value),
    answer: held!.refused[code]!,
  };
}

function stateText({ fixture }: PlannedCall): string {
  return fixture === undefined ? '' : `Made on the prepared state ${codeSpan(fixture)}.`;
}

export function toolSurface(
  tool: Tool,
  { address = LOCAL_ADDRESS, command = '' }: SiteSettings,
): ToolSurface {
  const { name, http } = tool;
  return { tool: name, method: camelCase(name), command, address, ...(http && { http }) };
}

/** Each way to make the call, ready to be shown; none where the call is too long to be shown whole. */
function requestPanels(surface: ToolSurface, args: Readonly<Record<string, unknown>>) {
  if (jsonText(args).length > LONGEST_REQUEST) return undefined;
  return requestForms(surface, args).map(({ language, text, ...form }: RequestForm) => ({
    ...form,
    panel: codeFrame(text, language),
  }));
}

/** Where a code is told: with the tool's own, or among those of every tool, where one stands for each argument's. */
function refusalHref(code: string, tool: Tool, { server }: Shared): string {
  if (tool.refusals.some((refusal) => refusal.code === code)) return `#${refusalId(code)}`;
  const isShared = server.refusals.some((refusal) => refusal.code === code);
  return `/refusals/#${slug(isShared ? code : 'INVALID_{ARGUMENT}')}`;
}

function withIds<Row extends { readonly path: string; readonly meaning: string }>(
  owner: string,
  rows: readonly Row[],
) {
  return rows.map((row) => ({ ...row, meaning: together(row.meaning), id: fieldId(owner, row.path) }));
}

/** Keeps a sign and its bound on one line. */
function together(text: string): string {
  return text.replaceAll(/([≥≤<>]) (?=-?\d)/g, '$1\u00a0');
}

/** The facts of the status line, the ones to be seen first marked. */
function marks({ effects }: Tool, badges: string) {
  return badges
    .split(' · ')
    .slice(1)
    .map((text) => ({
      text,
      kind:
        text === 'read-only'
          ? 'good'
          : effects.readOnly || !/^(writes|journals|may)/.test(text)
            ? ''
            : 'care',
    }));
}

function facts({ badges, verified, digest, source }: ReturnType<typeof toolPage>) {
  return [
    { label: 'Toolset', text: badges.split(' · ')[0]!.replace(/^Toolset /, '') },
    { label: 'Last verified', text: verified },
    { label: 'Contract', text: `${codeSpan(digest.slice(0, 12))}…` },
    { label: 'Spec', text: codeSpan(source) },
  ];
}

function argumentFacts(argument: ReturnType<typeof toolPage>['arguments'][number]) {
  const rows = [
    { label: 'Default', text: argument.required === 'yes' ? '' : argument.default },
    { label: 'Allowed', text: together(argument.bounds) },
    { label: 'Unit', text: argument.unit },
    { label: 'Term', text: argument.term },
    ...argument.items.map((text, depth) => ({
      label: depth === 0 ? 'Each item' : 'Each item of an item',
      text,
    })),
    { label: 'Since', text: argument.since },
    { label: 'Refused with', text: argument.codes },
  ];
  return rows.filter(({ text }) => text !== '');
}

function sources(tool: Tool, repository: string | undefined) {
  const file = kebabCase(tool.name);
  const paths = [
    { label: 'Spec', path: tool.place.file },
    { label: 'Handler', path: `src/handlers/${file}.ts` },
    ...(tool.core === undefined ? [] : [{ label: 'Numbers', path: tool.core.module }]),
    { label: 'Registration', path: `generated/contract/${file}/listing.ts` },
    { label: 'Tests', path: `generated/tests/${file}.test.ts` },
  ];
  return paths.map(({ label, path }) => ({
    label,
    path,
    href: repository === undefined ? '' : `${repository}/${path}`,
  }));
}
