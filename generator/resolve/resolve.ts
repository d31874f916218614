import { diagnostic, type Report } from '../diagnostics/diagnostic.ts';
import type { Place } from '../diagnostics/place.ts';
import type { SpecDocument } from '../load/document.ts';
import type { FileKind } from '../load/spec-file.ts';
import type { Contract, NamedType, Tool } from '../model/contract.ts';
import { target } from '../model/node.ts';
import { checkGeneratedNames } from './generated-names.ts';
import { checkName, collectNames, type Names } from './names.ts';
import type { ProjectCode } from './project.ts';
import { resolvePrompts } from './prompts.ts';
import { collectProse, type Prose } from './prose.ts';
import { resolveRefusals } from './refusal.ts';
import { canonicalPath } from './routes.ts';
import { resolveServer } from './server.ts';
import { resolveFixtures, resolveGlossary, resolveGroups, resolveVocabularies } from './shared-files.ts';
import type { Named, RefusalSpec, ServerSpec, ToolSpec } from './spec.ts';
import { resolveTool } from './tool.ts';
import { resolveTypes } from './types.ts';

/** The contract, and what the specs say to the lints alone. */
export interface Resolved {
  readonly contract: Contract;
  readonly prose: readonly Prose[];
  readonly suppressions: readonly Suppression[];
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
  const { version, limits } = (one('server')?.value ?? {}) as unknown as Partial<ServerSpec>;
  const checkCode = (name: string, place: Place) =>
    checkName('refusal code', name, names['refusal code'], place, report);

  const { types, table } = resolveTypes(one('types'), names, { code, report, version, checkCode });
  const glossary = resolveGlossary(one('glossary'));
  const vocabularies = resolveVocabularies(one('vocabularies'), code, report);
  const fixtures = resolveFixtures(one('fixtures'), code, report);
  const tools = toolDocuments
    .map((document) =>
      resolveTool(document, { names, types: table, groups: one('groups'), code, report, version, limits }),
    )
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  checkUnique(tools, report);
  checkGeneratedNames({ types, tools }, report);
  checkRedeclared(toolDocuments, names, one('refusals'), report);

  const prompts = resolvePrompts(one('prompts'), names.tool ?? [], report);

  const serverDocument = one('server');
  if (serverDocument === undefined) {
    if (!broken.has('server')) report(diagnostic('T313', missingServer, { path: missingServer.file }));
    return undefined;
  }
  const shared = one('refusals');
  const specs = (shared?.value ?? {}) as unknown as Named<RefusalSpec>;
  const refusals = shared === undefined ? [] : resolveRefusals(specs, [], shared, report, () => undefined);
  const server = resolveServer(serverDocument, refusals, names, code, report);
  checkProvenance(types, serverDocument, report);
  return {
    contract: {
      server,
      tools,
      glossary,
      types,
      groups: resolveGroups(one('groups')),
      vocabularies,
      prompts,
      fixtures,
    },
    prose: collectProse(documents),
    suppressions: [serverDocument, ...toolDocuments].flatMap(suppressionsOf),
  };
}

const missingServer: Place = { file: 'specs/server.yaml', line: 1, column: 1, endLine: 1, endColumn: 1 };

/** Every answer has the provenance's fields, and the runtime fills some of them in. */
function checkProvenance(types: readonly NamedType[], document: SpecDocument, report: Report): void {
  const { provenance } = document.value as unknown as ServerSpec;
  const type = types.find(({ name }) => name === provenance);
  if (type === undefined || target(type.node).type === 'object') return;
  const problem = `the provenance of answers is an object, and the type ${provenance} is none`;
  report(diagnostic('T312', document.placeOfValue(['provenance']), { problem }));
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

function suppressionsOf(document: SpecDocument): Suppression[] {
  return ((document.value as unknown as ToolSpec | ServerSpec).lint ?? []).map(({ ignore }, index) => ({
    code: ignore,
    file: document.path,
    place: document.placeOfValue(['lint', index, 'ignore']),
  }));
}
