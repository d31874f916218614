import { type Diagnostic, hasErrors, type Report, sortedAndDistinct } from './diagnostics/diagnostic.ts';
import type { ReleaseRecord } from './diff/record.ts';
import { checkLinks } from './emit/check-links.ts';
import type { KeptPromises, OutputFile, Recording } from './emit/emitter.ts';
import { emit } from './emit.ts';
import type { LoadedExtension } from './extension/extension.ts';
import { guardedLints } from './extension/guard.ts';
import { lints } from './lint/index.ts';
import { runLints } from './lint/run-lints.ts';
import { loadMany } from './load/load.ts';
import { brokenKinds, type SourceFile } from './load/spec-file.ts';
import type { Contract } from './model/contract.ts';
import { liveDefaultReferences } from './resolve/live-default.ts';
import type { LiveValue } from './resolve/project.ts';
import { type Resolved, resolve } from './resolve/resolve.ts';
import { modulesToRead } from './resolve/unseen-exports.ts';
import { validate } from './schema/validate.ts';

/** All that a generation reads; the pipeline itself touches neither disk nor clock. */
export interface PipelineInput {
  readonly specs: readonly SourceFile[];
  /** Text of a module of the project; undefined where there is no such file. */
  readonly moduleText: (path: string) => string | undefined;
  /** The names that modules export by their symbols. */
  readonly readExports: (modules: readonly string[]) => Promise<ReadonlyMap<string, readonly string[]>>;
  readonly readLiveDefaults: (references: readonly string[]) => Promise<ReadonlyMap<string, LiveValue>>;
  readonly recordings: ReadonlyMap<string, Recording>;
  readonly held?: ReadonlyMap<string, KeptPromises>;
  /** The changes of past releases, as files. */
  readonly records: readonly SourceFile[];
  /** Lints and emitters of the project's own. */
  readonly extension?: LoadedExtension | undefined;
  /** Runs a stage; the caller may time it. */
  readonly stage: <T>(name: string, work: () => T) => T;
}

export interface PipelineOutcome {
  /** Sorted by place, each once. */
  readonly findings: readonly Diagnostic[];
  /** What to write; null where there are errors, and then nothing is to be touched. */
  readonly outputs: readonly OutputFile[] | null;
  /** What the specs say; null where they do not say it soundly. */
  readonly contract: Contract | null;
}

/** From spec files to generated files: load, schema, resolve, lint, emit. */
export async function generate(input: PipelineInput): Promise<PipelineOutcome> {
  const findings: Diagnostic[] = [];
  const report = (finding: Diagnostic) => findings.push(finding);
  const outcome = (contract: Contract | null, outputs: readonly OutputFile[] | null): PipelineOutcome => ({
    findings: sortedAndDistinct(findings),
    outputs: hasErrors(findings) ? null : outputs,
    contract,
  });

  const resolved = await resolveSpecs(input, report);
  const releases = await readReleases(input.records, report);
  if (resolved === undefined) return outcome(null, null);
  const { extension } = input;
  const own = extension === undefined ? [] : guardedLints(extension);
  await runLints([...lints, ...own], resolved, input.stage, report);
  const { contract } = resolved;
  if (hasErrors(findings)) return outcome(contract, null);
  const [{ emitters, ownEmitters }, { contractDigests }] = await Promise.all([
    import('./emit/index.ts'),
    import('./model/digest.ts'),
  ]);
  const { recordings, held = new Map() } = input;
  const emission = { contract, digests: contractDigests(contract), recordings, held, releases };
  const builtIn = extension?.dispatch === 'own' ? ownEmitters : emitters;
  const outputs = await emit(builtIn, extension, emission, input.stage, report);
  input.stage('links', () => checkLinks(contract, outputs, input.moduleText, report));
  return outcome(contract, outputs);
}

const NO_RELEASES: readonly ReleaseRecord[] = [];

async function readReleases(
  records: PipelineInput['records'],
  report: Report,
): Promise<readonly ReleaseRecord[]> {
  return records.length === 0
    ? NO_RELEASES
    : (await import('./diff/read-records.ts')).readRecords(records, report);
}

/** From spec files to the contract; undefined where anything is wrong with it. */
export async function resolveSpecs(
  input: Omit<PipelineInput, 'recordings' | 'held' | 'records' | 'extension'>,
  report: (finding: Diagnostic) => void,
): Promise<Resolved | undefined> {
  let sound = true;
  const reportFault = (finding: Diagnostic) => {
    sound = false;
    report(finding);
  };
  const documents = await input.stage('load', () => loadMany(input.specs, reportFault));
  const valid = input.stage('schema', () => validate(documents, reportFault));
  const liveDefaults = await input.readLiveDefaults(liveDefaultReferences(valid));
  const exports = await input.readExports(modulesToRead(valid, input.moduleText));
  const code = { text: input.moduleText, exports, liveDefaults };
  const resolved = input.stage('resolve', () =>
    resolve(valid, brokenKinds(input.specs, valid), code, reportFault),
  );
  return sound ? resolved : undefined;
}
