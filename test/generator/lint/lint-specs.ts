import { join } from 'node:path';
import { readProject } from '../../../generator/commands/project.ts';
import type { Diagnostic } from '../../../generator/diagnostics/diagnostic.ts';
import { sortedAndDistinct } from '../../../generator/diagnostics/diagnostic.ts';
import { lints } from '../../../generator/lint/index.ts';
import type { Lint } from '../../../generator/lint/lint.ts';
import { runLints } from '../../../generator/lint/run-lints.ts';
import { resolveSpecs } from '../../../generator/pipeline.ts';
import { lineOf } from '../diagnostics/fixture-project.ts';

const project = readProject(join(import.meta.dirname, '../../fixtures/diagnostics/base'));
const stage = <T>(_: string, work: () => T): T => work();

export const TOOL = 'specs/tools/demo/weigh_rows.yaml';
export const SERVER = 'specs/server.yaml';
export const TYPES = 'specs/types.yaml';
export const GLOSSARY = 'specs/glossary.yaml';
export const REFUSALS = 'specs/refusals.yaml';

/** A change of the sound project: in a file, one text for another; a file that is not there is added. */
export type Edit = readonly [file: string, from: string, to: string];

/** Puts policies in force. */
export const policies = (yaml: string): Edit => [
  SERVER,
  'policies: { forbiddenTools: [place_order] }',
  `policies: ${yaml}`,
];

/** What some lints find in the sound project after changes, a line for each finding. */
export async function findingsIn(edits: readonly Edit[], ...names: readonly string[]): Promise<string[]> {
  const added = edits
    .filter(([file]) => !project.specs.some(({ path }) => path === file))
    .map(([path, , text]) => ({ path, text }));
  const changed = project.specs.map(({ path, text }) => {
    const edited = edits
      .filter(([file]) => file === path)
      .reduce((before, [, from, to]) => {
        if (!before.includes(from)) throw new Error(`${path} does not hold ${from}`);
        return before.replace(from, () => to);
      }, text);
    return { path, text: edited };
  });
  const specs = [...changed, ...added];
  const findings: Diagnostic[] = [];
  const report = (finding: Diagnostic) => findings.push(finding);
  const readLiveDefaults = async () => new Map([['src/defaults.ts#FACTOR', { value: 2 }]]);
  const resolved = await resolveSpecs({ ...project, specs, readLiveDefaults, stage }, report);
  if (resolved !== undefined) await runLints(named(names), resolved, stage, report);
  return sortedAndDistinct(findings).map(lineOf);
}

/** All lints, or those of some names. */
function named(names: readonly string[]): readonly Lint[] {
  const unknown = names.filter((name) => !lints.some((lint) => lint.name === name));
  if (unknown.length > 0) throw new Error(`there is no lint ${unknown.join(', ')}`);
  return names.length === 0 ? lints : lints.filter(({ name }) => names.includes(name));
}
