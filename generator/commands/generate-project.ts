import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Diagnostic, diagnostic, sortedAndDistinct } from '../diagnostics/diagnostic.ts';
import type { SourceFile } from '../load/spec-file.ts';
import type { Contract } from '../model/contract.ts';
import { generate } from '../pipeline.ts';
import { applyPlan, isInterrupted, recover, type WriteFailure } from '../write/apply.ts';
import { withWriteLock } from '../write/lock.ts';
import { planWrite, type WritePlan } from '../write/plan.ts';
import { parseRecordings, readProject } from './project.ts';
import { stageTimes } from './stage-times.ts';

export interface ProjectGeneration {
  readonly findings: readonly Diagnostic[];
  /** What was to be done to generated/; null where there were errors, and then nothing was done. */
  readonly plan: WritePlan | null;
  readonly contract: Contract | null;
  readonly specs: readonly SourceFile[];
  /** Modules of the project that were read. */
  readonly modules: ReadonlySet<string>;
  /** What each stage took, as text. */
  readonly times: string;
}

/** Runs the pipeline over a project on disk and, where asked to, writes what it gives. */
export async function generateProject(
  root: string,
  now: () => number,
  write: boolean,
): Promise<ProjectGeneration> {
  const { stage, render } = stageTimes(now);
  const project = readProject(root);
  const modules = new Set<string>();
  const done = (
    findings: readonly Diagnostic[],
    contract: Contract | null,
    plan: WritePlan | null,
  ): ProjectGeneration => ({
    findings,
    plan,
    contract,
    specs: project.specs,
    modules,
    times: render(),
  });

  const interrupted = write && isInterrupted(root) ? withWriteLock(root, () => recover(root)) : undefined;
  if (interrupted !== undefined) return done([writeFinding(interrupted)], null, null);
  const unreadable: Diagnostic[] = [];
  const recordings = parseRecordings(project.recordings, (finding) => unreadable.push(finding));
  const { findings, contract, outputs } = await generate({
    specs: project.specs,
    recordings,
    records: project.records,
    readLiveDefaults: project.readLiveDefaults,
    moduleText: (path) => {
      modules.add(path);
      return project.moduleText(path);
    },
    stage,
  });
  if (outputs === null || unreadable.length > 0) {
    return done(sortedAndDistinct([...findings, ...unreadable]), contract, null);
  }
  const compare = () => stage('compare', () => planWrite(outputs, (path) => readText(root, path)));
  if (!write) return done(findings, contract, compare());
  const written = withWriteLock(root, () => {
    // Another process may have written since, or been killed while it wrote.
    const failure = recover(root);
    if (failure !== undefined) return failure;
    const plan = compare();
    return stage('write', () => applyPlan(root, plan)) ?? plan;
  });
  return 'problem' in written
    ? done([...findings, writeFinding(written)], contract, null)
    : done(findings, contract, written);
}

function readText(root: string, path: string): string | undefined {
  const file = join(root, path);
  return existsSync(file) && lstatSync(file).isFile() ? readFileSync(file, 'utf8') : undefined;
}

function writeFinding({ path, problem }: WriteFailure): Diagnostic {
  return diagnostic('T601', { file: path, line: 1, column: 1, endLine: 1, endColumn: 1 }, { path, problem });
}
