import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { SourceFile } from '../load/spec-file.ts';
import { resolveSpecs } from '../pipeline.ts';
import type { Resolved } from '../resolve/resolve.ts';
import { readProject } from './project.ts';

export interface ResolvedProject {
  /** Undefined where the specs do not say anything soundly. */
  readonly resolved: Resolved | undefined;
  readonly findings: readonly Diagnostic[];
  readonly specs: readonly SourceFile[];
  /** Text of a module of the project; undefined where there is no such file. */
  readonly moduleText: (path: string) => string | undefined;
}

/** What the specs of a project on disk say; nothing is generated. */
export async function resolveProject(root: string): Promise<ResolvedProject> {
  const { specs, moduleText, readExports, readLiveDefaults } = readProject(root);
  const findings: Diagnostic[] = [];
  const stage = <T>(_: string, work: () => T): T => work();
  const input = { specs, moduleText, readExports, readLiveDefaults, stage };
  const resolved = await resolveSpecs(input, (finding) => findings.push(finding));
  return { resolved, findings, specs, moduleText };
}
