import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Diagnostic, diagnostic, sortedAndDistinct } from '../diagnostics/diagnostic.ts';
import type { OutputFile } from '../emit/emitter.ts';
import type { LoadedExtension } from '../extension/extension.ts';
import type { SourceFile } from '../load/spec-file.ts';
import type { Contract } from '../model/contract.ts';
import { generate } from '../pipeline.ts';
import { applyPlan, isInterrupted, recover, type WriteFailure } from '../write/apply.ts';
import { withWriteLock } from '../write/lock.ts';
import { planWrite, type WritePlan } from '../write/plan.ts';
import { renderFootprint } from './footprint.ts';
import { loadExtension } from './load-extension.ts';
import { type Project, parseHeld, parseRecordings, readProject } from './project.ts';
import { stageTimes } from './stage-times.ts';

export interface ProjectGeneration {
  readonly findings: readonly Diagnostic[];
  /** What was to be done to generated/; null where there were errors, and then nothing was done. */
  readonly plan: WritePlan | null;
  readonly contract: Contract | null;
  readonly specs: readonly SourceFile[];
  /** Who answers calls, as the configuration says. */
  readonly dispatch: LoadedExtension['dispatch'];
  /** Modules of the project that were read, and their texts. */
  readonly modules: ReadonlyMap<string, string | undefined>;
  /** What each stage took, the memory of the process and the size of what is generated, as text. */
  readonly statistics: () => string;
}

/** How the files of a project are read. */
export interface ProjectFiles {
  readonly project: () => Project;
  /** Text of a generated file; undefined where there is none. */
  readonly generatedText: (path: string) => string | undefined;
}

/** Runs the pipeline over a project and, where asked to, writes what it gives. */
export async function generateProject(
  root: string,
  now: () => number,
  write: boolean,
  files: ProjectFiles = filesOnDisk(root),
): Promise<ProjectGeneration> {
  const { stage, render } = stageTimes(now);
  let dispatch: LoadedExtension['dispatch'] = 'runtime';
  const project = stage('read', files.project);
  const modules = new Map<string, string | undefined>();
  const done = (
    findings: readonly Diagnostic[],
    contract: Contract | null,
    plan: WritePlan | null,
    outputs: readonly OutputFile[] = [],
  ): ProjectGeneration => ({
    findings,
    plan,
    contract,
    specs: project.specs,
    dispatch,
    modules,
    statistics: () => {
      const peakBytes = 1024 * process.resourceUsage().maxRSS;
      return render() + renderFootprint({ peakBytes, outputs, tools: contract?.tools.length ?? 0 });
    },
  });

  const interrupted = write && isInterrupted(root) ? withWriteLock(root, () => recover(root)) : undefined;
  if (interrupted !== undefined) return done([writeFinding(interrupted)], null, null);
  const unreadable: Diagnostic[] = [];
  const recordings = parseRecordings(project.recordings, (finding) => unreadable.push(finding));
  const loading = await stage('load extension', () => loadExtension(root, project.moduleText));
  unreadable.push(...loading.findings);
  dispatch = loading.extension?.dispatch ?? dispatch;
  const { findings, contract, outputs } = await generate({
    specs: project.specs,
    recordings,
    held: parseHeld(project.recordings),
    records: project.records,
    extension: loading.extension,
    readExports: project.readExports,
    readLiveDefaults: project.readLiveDefaults,
    moduleText: (path) => {
      const text = project.moduleText(path);
      modules.set(path, text);
      return text;
    },
    stage,
  });
  // An emitter may have imported one more.
  for (const [path, text] of loading.modules) modules.set(path, text);
  if (outputs === null || unreadable.length > 0) {
    return done(sortedAndDistinct([...findings, ...unreadable]), contract, null);
  }
  const compare = () => stage('compare', () => planWrite(outputs, files.generatedText));
  if (!write) return done(findings, contract, compare(), outputs);
  const written = withWriteLock(root, () => {
    // Another process may have written since, or been killed while it wrote.
    const failure = recover(root);
    if (failure !== undefined) return failure;
    const plan = compare();
    return stage('write', () => applyPlan(root, plan)) ?? plan;
  });
  return 'problem' in written
    ? done([...findings, writeFinding(written)], contract, null)
    : done(findings, contract, written, outputs);
}

function filesOnDisk(root: string): ProjectFiles {
  return {
    project: () => readProject(root),
    generatedText: (path) => {
      const file = join(root, path);
      return existsSync(file) && lstatSync(file).isFile() ? readFileSync(file, 'utf8') : undefined;
    },
  };
}

function writeFinding({ path, problem }: WriteFailure): Diagnostic {
  return diagnostic('T601', { file: path, line: 1, column: 1, endLine: 1, endColumn: 1 }, { path, problem });
}
