import { type Diagnostic, diagnostic, type Report } from '../diagnostics/diagnostic.ts';
import type { Place } from '../diagnostics/place.ts';
import type { SpecDocument } from '../load/document.ts';
import type { FileKind } from '../load/spec-file.ts';
import type { Contract, Prompt, Refusal, Tool } from '../model/contract.ts';
import { runtimeCodes } from '../model/runtime-codes.ts';
import { checkGeneratedNames } from './generated-names.ts';
import { checkLookAlikes } from './look-alikes.ts';
import { checkName, collectNames, type Names } from './names.ts';
import { checkObjects } from './object-types.ts';
import type { ProjectCode } from './project.ts';
import { resolvePrompts } from './prompts.ts';
import { collectProse, type Prose } from './prose.ts';
import { checkStampedFields } from './provenance.ts';
import { checkMappedWords, checkOwnCodes } from './refusal-words.ts';
import { canonicalPath } from './routes.ts';
import { resolveSharedParts, type SharedScope } from './shared-parts.ts';
import type { ServerSpec, ToolSpec } from './spec.ts';
import { resolveTool } from './tool.ts';
import { whileUnchanged } from './while-unchanged.ts';

/** The contract, and what the specs say to the lints alone. */
export interface Resolved {
  readonly contract: Contract;
  readonly prose: readonly Prose[];
  readonly suppressions: readonly Suppression[];
  /** Where a key of server.yaml stands. */
  readonly serverPlace: (path: readonly string[]) => Place;
}

/** A lint finding that a spec accepts, with a reason. */
export interface Suppression {
  readonly code: string;
  /** The spec that accepts it: a tool's for its own findings, server.yaml for those of all files but the tools'. */
  readonly file: string;
  readonly place: Place;
}

/**
 * Looks up every name, reads every live default and compiles every condition. `broken` are the kinds of files that
 * earlier stages found unsound: names that they declare can't be judged. Undefined where there is no server.yaml.
 */
export function resolve(
  documents: readonly SpecDocument[],
  broken: ReadonlySet<FileKind>,
  code: ProjectCode,
  report: Report,
): Resolved | undefined {
  const one = (kind: FileKind) => documents.find((document) => document.kind === kind);
  const toolDocuments = documents.filter((document) => document.kind === 'tool');
  const names = collectNames(documents, broken);
  const serverDocument = one('server');
  const scope = { one, names, code, report };
  // All that decides what the shared parts are: no tool does.
  const given = [
    ...documents.filter((document) => document.kind !== 'tool'),
    [...broken].filter((kind) => kind !== 'tool').join(),
  ];
  const parts =
    serverDocument === undefined
      ? resolveSharedParts(undefined, scope)
      : sharedParts(serverDocument, scope, given);
  const { table, server, ...shared } = parts;
  const { version, limits, snapshot } = (serverDocument?.value ?? {}) as unknown as Partial<ServerSpec>;
  const hasSnapshot =
    serverDocument === undefined || broken.has('server') ? undefined : snapshot !== undefined;

  const toolScope = {
    names,
    types: table,
    groups: one('groups'),
    code,
    report,
    version,
    limits,
    hasSnapshot,
  };
  const toolNames = names.tool?.join();
  const tools = toolDocuments
    .map((document) => {
      // Other tools matter to one that goes: its page says which one takes its place.
      const others = (document.value as unknown as ToolSpec).deprecated && toolNames;
      return tool(document, toolScope, [...given, parts, others]);
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  checkUnique(tools, report);
  checkGeneratedNames({ types: shared.types, tools }, report);
  checkRedeclared(toolDocuments, names, one('refusals'), report);
  checkLookAlikes({ types: shared.types, tools }, server?.refusals ?? [], report);
  checkSharedRefusals(tools, server?.refusals ?? [], one('refusals'), report);
  const promptsDocument = one('prompts');
  const prompts = promptsDocument === undefined ? NO_PROMPTS : promptsOf(promptsDocument, scope, [toolNames]);

  if (serverDocument === undefined || server === undefined) {
    if (!broken.has('server')) report(missing('specs/server.yaml'));
    return undefined;
  }
  checkObjects(shared.types, serverDocument, report);
  checkStampedFields(shared.types, serverDocument, report);
  if (tools.length > 0) checkDefaultFixture(names, one('fixtures'), report);
  return {
    contract: { server, tools, prompts, ...shared },
    prose: collectProse(documents),
    suppressions: [serverDocument, ...toolDocuments].flatMap(suppressionsOf),
    serverPlace: (path) => serverDocument.placeOfKey(path),
  };
}

const sharedParts = whileUnchanged(resolveSharedParts);
const tool = whileUnchanged(resolveTool);
const promptsOf = whileUnchanged(
  (document, { names, report }: Pick<SharedScope, 'names' | 'code' | 'report'>) =>
    resolvePrompts(document, names.tool ?? [], names, report),
);

/** One object, so that nothing that depends on the prompts is made again. */
const NO_PROMPTS: readonly Prompt[] = [];

function missing(file: string): Diagnostic {
  return diagnostic('T313', { file, line: 1, column: 1, endLine: 1, endColumn: 1 }, { path: file });
}

/** Calls of tests that name no state start from the one called `default`. */
function checkDefaultFixture(
  { fixture: known }: Names,
  document: SpecDocument | undefined,
  report: Report,
): void {
  if (document === undefined && known !== null) report(missing('specs/fixtures.yaml'));
  else if (document) checkName('fixture', 'default', known, document.placeOfKey([]), report);
}

/** Two tools cannot share a name or a route. */
function checkUnique(tools: readonly Tool[], report: Report): void {
  const taken = new Map<string, Place>();
  for (const { name, place, http } of tools) {
    const claims: [kind: string, name: string, key: string][] = [['tool', name, name]];
    if (http !== undefined) {
      claims.push(['route', `${http.method} ${http.path}`, `${http.method} ${canonicalPath(http.path)}`]);
    }
    for (const [kind, claim, key] of claims) {
      const first = taken.get(`${kind} ${key}`);
      if (first === undefined) taken.set(`${kind} ${key}`, place);
      else report(diagnostic('T309', place, { kind, name: claim, file: first.file, line: first.line }));
    }
  }
}

/** A tool cannot give a code of the server a meaning of its own. */
function checkRedeclared(
  documents: readonly SpecDocument[],
  names: Names,
  shared: SpecDocument | undefined,
  report: Report,
): void {
  for (const document of documents) {
    for (const code of Object.keys((document.value as unknown as ToolSpec).refusals ?? {})) {
      if (shared === undefined || !names['refusal code']?.includes(code)) continue;
      const { file, line } = shared.placeOfKey([code]);
      const place = document.placeOfKey(['refusals', code]);
      report(diagnostic('T309', place, { kind: 'refusal code', name: code, file, line }));
    }
  }
}

/** The server's words of a code hold for every tool whose contract gives it, and for none of its arguments alone. */
function checkSharedRefusals(
  tools: readonly Tool[],
  refusals: readonly Refusal[],
  document: SpecDocument | undefined,
  report: Report,
): void {
  if (document === undefined) return;
  const codes = refusals.map(({ code }) => code).filter((code) => !runtimeCodes.has(code));
  for (const tool of tools) {
    checkMappedWords(refusals, tool, [], document, report);
    checkOwnCodes(codes, tool, (code) => document.placeOfKey([code]), report);
  }
}

function suppressionsOf(document: SpecDocument): Suppression[] {
  return ((document.value as unknown as ToolSpec | ServerSpec).lint ?? []).map(({ ignore }, index) => ({
    code: ignore,
    file: document.path,
    place: document.placeOfValue(['lint', index, 'ignore']),
  }));
}
