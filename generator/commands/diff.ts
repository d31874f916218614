import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Diagnostic, hasErrors } from '../diagnostics/diagnostic.ts';
import { recordPath, recordText } from '../diff/record.ts';
import { renderHumanDiff } from '../diff/render/human.ts';
import { renderGithubDiff, renderJsonDiff } from '../diff/render/machine.ts';
import { renderMarkdownDiff } from '../diff/render/markdown.ts';
import { type DiffReport, isAccepted } from '../diff/report.ts';
import { reportChanges } from '../diff/report-changes.ts';
import { resolveSpecs } from '../pipeline.ts';
import { printFindings } from './findings.ts';
import { readOtherLock } from './other-lock.ts';
import { readProject } from './project.ts';
import type { DiffFormat, ExitCode, Terminal } from './terminal.ts';

export interface DiffOptions {
  readonly root: string;
  /** A lock file, or a git revision that holds one. */
  readonly against: string;
  readonly format: DiffFormat;
  /** Keep the changes as those of the release that server.yaml names. */
  readonly record: boolean;
}

/**
 * `toolwright diff`: what the contract of the specs changes of an earlier one. Exit status 1 where a breaking or dangerous
 * change is not accepted, the version makes too small a step or an acceptance accepts nothing; 2 where there is nothing to
 * compare with.
 */
export async function diff(options: DiffOptions, terminal: Terminal): Promise<ExitCode> {
  const { root, against, format, record } = options;
  const project = readProject(root);
  const refuse = (findings: readonly Diagnostic[], status: ExitCode): ExitCode => {
    printFindings(findings, project.specs, format === 'markdown' ? 'human' : format, terminal);
    return status;
  };
  const other = await readOtherLock(root, against);
  if ('code' in other) return refuse([other], 2);
  const findings: Diagnostic[] = [];
  const stage = <T>(_: string, work: () => T): T => work();
  const resolved = await resolveSpecs({ ...project, stage }, (finding) => findings.push(finding));
  if (resolved === undefined || hasErrors(findings)) return refuse(findings, 1);
  const report = reportChanges(other, resolved.contract, project.specs);
  terminal.out(render(report, format, terminal.color));
  if (format === 'human' || format === 'markdown') {
    printFindings(report.findings, project.specs, 'human', terminal);
  }
  if (!isAccepted(report)) {
    if (record) terminal.err('Nothing is recorded: something is still to be accepted or released.\n');
    return 1;
  }
  return record ? keepRecord(root, report, terminal) : 0;
}

function render(report: DiffReport, format: DiffFormat, color: boolean): string {
  switch (format) {
    case 'human':
      return renderHumanDiff(report, color);
    case 'json':
      return renderJsonDiff(report);
    case 'github':
      return renderGithubDiff(report);
    case 'markdown':
      return renderMarkdownDiff(report);
  }
}

/** Writes the record of a release, which the pages show. */
function keepRecord(root: string, report: DiffReport, terminal: Terminal): ExitCode {
  const { made, to } = report.step;
  if (made === 'none') {
    terminal.err(`Nothing is recorded: the version is ${to} on both sides.\n`);
    return 1;
  }
  const file = join(root, recordPath(to));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, recordText(report));
  terminal.err(`wrote ${recordPath(to)}; the pages show it after the next \`toolwright gen\`\n`);
  return 0;
}
