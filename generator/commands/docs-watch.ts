import { linkCheck } from '../site/dead-links.ts';
import type { SiteFile } from '../site/site-file.ts';
import { printFindings } from './findings.ts';
import { watchFolders } from './folder-watch.ts';
import { interrupted } from './interrupted.ts';
import { readProjectSite, siteFolders } from './project-site.ts';
import { renderRead } from './render-project.ts';
import type { ExitCode, Format, Terminal } from './terminal.ts';
import { watchedProject } from './watched-project.ts';
import { replaceSite, updateSite } from './write-site.ts';

/**
 * `toolwright docs --watch`: renders the site into dist/site/, and after each change of what it is made of writes the files that
 * differ, until it is interrupted. Findings are printed and leave the site as it is. A rebuild is one line.
 */
export async function watchDocs(root: string, format: Format, terminal: Terminal): Promise<ExitCode> {
  const folders = watchFolders(root);
  const project = watchedProject(root, folders, siteFolders);
  const check = linkCheck();
  const stop = interrupted();
  let last: readonly SiteFile[] | undefined;
  const rebuild = async (what: string): Promise<void> => {
    const start = terminal.now();
    const site = await readProjectSite(root, project);
    const { files, findings, specs } = renderRead(site, check);
    printFindings(findings, specs, format, terminal);
    const outcome =
      findings.length > 0
        ? `${findings.length} finding${findings.length === 1 ? '' : 's'}, dist/site stays as it was`
        : await write(files);
    if (format === 'human') terminal.out(`${what}: ${outcome}, ${(terminal.now() - start).toFixed(0)} ms\n`);
    project.follow(site);
  };
  const write = async (files: readonly SiteFile[]): Promise<string> => {
    const before = last;
    last = files;
    if (before === undefined) {
      await replaceSite(root, files);
      return `wrote ${files.length} files to dist/site`;
    }
    const { written, removed } = updateSite(root, before, files);
    return `wrote ${written}, removed ${removed}`;
  };

  project.look();
  await rebuild('all');
  while (!stop.isStopped()) {
    await Promise.race([folders.changed(), stop.stopped]);
    const changes = stop.isStopped() ? [] : project.look();
    if (changes.length > 0) await rebuild(changes.length === 1 ? changes[0]! : `${changes.length} files`);
  }
  folders.close();
  return 0;
}
