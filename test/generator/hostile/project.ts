import { join } from 'node:path';
import { parse } from 'yaml';
import { readFiles, readProject } from '../../../generator/commands/project.ts';
import type { Diagnostic } from '../../../generator/diagnostics/diagnostic.ts';
import { renderHuman } from '../../../generator/diagnostics/render-human.ts';
import { renderGithub, renderJson } from '../../../generator/diagnostics/render-machine.ts';
import type { OutputFile } from '../../../generator/emit/emitter.ts';
import { emitters } from '../../../generator/emit/index.ts';
import { emit } from '../../../generator/emit.ts';
import type { SourceFile } from '../../../generator/load/spec-file.ts';
import type { Contract } from '../../../generator/model/contract.ts';
import { contractDigests } from '../../../generator/model/digest.ts';
import type { JsonValue } from '../../../generator/model/node.ts';
import { generate, type PipelineOutcome, resolveSpecs } from '../../../generator/pipeline.ts';
import { renderSite } from '../../../generator/site/render-site.ts';

export type Tree = { [key: string]: JsonValue };

/** The specs of a project as plain data, by path, free to be changed. */
export type Specs = Record<string, Tree>;

export const demoRoot = join(import.meta.dirname, '../../fixtures/diagnostics/base');
export const ownRoot = join(import.meta.dirname, '../../..');
export const TOOL = 'specs/tools/demo/weigh_rows.yaml';

/** A fresh copy of a project's specs: the small one of the fixtures, or the repository's own. */
export function specsOf(root: string = demoRoot): Specs {
  return structuredClone(Object.fromEntries(parsed(root).map(({ path, value }) => [path, value])));
}

const parsedProjects = new Map<string, { path: string; value: Tree }[]>();
function parsed(root: string): { path: string; value: Tree }[] {
  const known =
    parsedProjects.get(root) ??
    readFiles(root, 'specs', /\.yaml$/).map(({ path, text }) => ({ path, value: parse(text) as Tree }));
  if (!parsedProjects.has(root)) for (const file of asFiles(known)) unchanged.set(keyOf(file), file);
  parsedProjects.set(root, known);
  return known;
}

/** The files of projects as they are: a generation that is given one again keeps what it knows of it, as a watch does. */
const unchanged = new Map<string, SourceFile>();
const keyOf = ({ path, text }: SourceFile) => `${path}\n${text}`;

/** JSON is YAML: each key and text arrives as it is, whatever it holds. */
export function written(specs: Specs): SourceFile[] {
  const files = asFiles(Object.entries(specs).map(([path, value]) => ({ path, value })));
  return files.map((file) => unchanged.get(keyOf(file)) ?? file);
}

function asFiles(parts: readonly { readonly path: string; readonly value: Tree }[]): SourceFile[] {
  return parts.map(({ path, value }) => ({
    path,
    text: JSON.stringify(value, null, 1).replaceAll('\u007f', '\\u007f'),
  }));
}

/** The text of the modules is enough: a compiler for each spoilt reference would take most of the time. */
const readExports = async () => new Map<string, readonly string[]>();

/** Runs the whole pipeline, the printing of findings and the rendering of pages; nothing of it may throw. */
export async function runPipeline(
  files: readonly SourceFile[],
  root: string = demoRoot,
): Promise<PipelineOutcome> {
  const { moduleText, readLiveDefaults } = readProject(root);
  const outcome = await generate({
    specs: files,
    recordings: new Map(),
    records: [],
    readExports,
    readLiveDefaults,
    moduleText,
    stage,
  });
  printAll(outcome.findings, files);
  if (outcome.outputs !== null) renderPages(outcome.outputs, outcome.contract!);
  return outcome;
}

/** What the stages before the lints find, and the contract where they find nothing. */
export async function resolveOnly(
  files: readonly SourceFile[],
  root: string = demoRoot,
): Promise<{ readonly findings: readonly Diagnostic[]; readonly contract: Contract | undefined }> {
  const { moduleText, readLiveDefaults } = readProject(root);
  const findings: Diagnostic[] = [];
  const resolved = await resolveSpecs(
    { specs: files, readExports, readLiveDefaults, moduleText, stage },
    (finding) => findings.push(finding),
  );
  printAll(findings, files);
  return { findings, contract: resolved?.contract };
}

/** The same, and what is emitted: house rules are not at stake. */
export async function emitUnlinted(
  files: readonly SourceFile[],
  root: string = demoRoot,
): Promise<{
  readonly findings: readonly Diagnostic[];
  readonly outputs: readonly OutputFile[] | null;
  readonly contract: Contract | undefined;
}> {
  const { findings, contract } = await resolveOnly(files, root);
  if (contract === undefined) return { findings, outputs: null, contract };
  const input = { contract, digests: contractDigests(contract), recordings: new Map(), releases: [] };
  const found = [...findings];
  const outputs = await emit(emitters, undefined, input, stage, (finding) => found.push(finding));
  return { findings: found, outputs, contract };
}

const stage = <T>(_: string, work: () => T): T => work();

function printAll(findings: readonly Diagnostic[], files: readonly SourceFile[]): void {
  renderHuman(findings, new Map(files.map(({ path, text }) => [path, text])), true);
  renderJson({ findings });
  renderGithub(findings);
}

/** The pages of a contract as the site serves them, by path. */
export function renderPages(outputs: readonly OutputFile[], contract: Contract): ReadonlyMap<string, string> {
  const markdown = outputs
    .filter(({ path }) => path.startsWith('generated/kb/'))
    .map(({ path, text }) => ({ file: path.replace('generated/', ''), markdown: text }));
  const emission = { contract, digests: contractDigests(contract), recordings: new Map(), releases: [] };
  const files = renderSite({ emission, markdown, settings: {}, assets: new Map() });
  return new Map(files.map(({ path, text }) => [path, text]));
}
