import { printFindings } from './findings.ts';
import { renderProject } from './render-project.ts';
import type { ExitCode, Format, Terminal } from './terminal.ts';
import { replaceSite } from './write-site.ts';

/**
 * `toolwright docs`: renders the site of the specs, the generated pages and the guides in docs/ into dist/site/, which is
 * replaced as a whole. Where there is any finding, nothing is written.
 */
export async function docs(
  root: string,
  against: string | undefined,
  format: Format,
  terminal: Terminal,
): Promise<ExitCode> {
  const { files, findings, specs } = await renderProject(root, against);
  if (findings.length > 0) {
    printFindings(findings, specs, format, terminal);
    return 1;
  }
  await replaceSite(root, files);
  if (format === 'human') terminal.out(`wrote ${files.length} files to dist/site\n`);
  else printFindings([], [], format, terminal);
  return 0;
}
