import { endSecondThread } from '../heavy/in-bulk.ts';
import { isUpToDate, summary } from '../write/plan.ts';
import { inputsDigest, remember } from './cache.ts';
import { printFindings } from './findings.ts';
import { watchFolders } from './folder-watch.ts';
import { generateProject, type ProjectGeneration } from './generate-project.ts';
import { interrupted } from './interrupted.ts';
import type { ExitCode, Format, Terminal } from './terminal.ts';
import { type WatchedProject, watchedProject } from './watched-project.ts';

export interface WatchOptions {
  readonly root: string;
  /** Print what each stage took, memory and sizes, each time. */
  readonly stats: boolean;
  readonly format: Format;
}

/**
 * `toolwright gen --watch`: generates, and again after each change of what a generation reads, until it is interrupted.
 * Findings are printed and leave generated/ as it is. A rebuild is one line.
 */
export async function watch(options: WatchOptions, terminal: Terminal): Promise<ExitCode> {
  const { root, stats, format } = options;
  const folders = watchFolders(root);
  const project = watchedProject(root, folders);
  const stop = interrupted();

  let last: ProjectGeneration | undefined;
  const rebuild = async (what: string): Promise<void> => {
    const start = terminal.now();
    last = await generateProject(root, terminal.now, true, project);
    endSecondThread();
    printFindings(last.findings, last.specs, format, terminal);
    if (stats) terminal.err(last.statistics());
    const time = `${(terminal.now() - start).toFixed(0)} ms`;
    if (format === 'human') terminal.out(`${what}: ${outcome(last)}, ${time}\n`);
    project.follow(last);
  };

  project.look();
  await rebuild('all');
  while (!stop.isStopped()) {
    await Promise.race([folders.changed(), stop.stopped]);
    const changes = stop.isStopped() ? [] : project.look();
    if (changes.length > 0) await rebuild(changes.length === 1 ? changes[0]! : `${changes.length} files`);
  }

  if (last?.plan && last.findings.length === 0) await rememberWhatStands(root, project, terminal.now);
  folders.close();
  return 0;
}

/** What changed without being seen is for the next command: only a tree that is as the specs say is remembered. */
async function rememberWhatStands(root: string, project: WatchedProject, now: () => number): Promise<void> {
  const inputs = inputsDigest(root);
  project.doubtGenerated();
  if (project.look().length > 0) return;
  const { plan, modules } = await generateProject(root, now, false, project);
  if (plan !== null && isUpToDate(plan)) remember(root, inputs, modules, plan.paths);
}

function outcome({ plan, findings }: ProjectGeneration): string {
  return plan === null
    ? `${findings.length} finding${findings.length === 1 ? '' : 's'}, generated/ stays as it was`
    : summary(plan);
}
