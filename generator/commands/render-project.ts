import { type Diagnostic, diagnostic, sortedAndDistinct } from '../diagnostics/diagnostic.ts';
import type { SourceFile } from '../load/spec-file.ts';
import { memoize } from '../memoize.ts';
import { addressOf } from '../site/addresses.ts';
import { type DeadLink, deadLinks } from '../site/dead-links.ts';
import { placesOf } from '../site/lock-places.ts';
import { lostPlaces } from '../site/lost-places.ts';
import { refusedLinks } from '../site/markdown.ts';
import type { MarkdownFile } from '../site/markdown-page.ts';
import { renderSite, type SiteInput } from '../site/render-site.ts';
import type { SiteFile } from '../site/site-file.ts';
import { readOtherLock } from './other-lock.ts';
import { type ProjectSite, readProjectSite } from './project-site.ts';

/** The files of a project's site, and what is wrong with it. */
export interface RenderedProject {
  readonly files: readonly SiteFile[];
  readonly findings: readonly Diagnostic[];
  readonly specs: readonly SourceFile[];
}

/**
 * The files of a project's site. A link that leads nowhere is a finding, and so is a place that the site of an earlier contract
 * had (`against` a lock file or a git revision), where it is gone and nothing leads on from there.
 */
export async function renderProject(root: string, against: string | undefined): Promise<RenderedProject> {
  const { files, findings, specs } = renderRead(await readProjectSite(root), deadLinks);
  const lost = against === undefined || files.length === 0 ? [] : await lostFindings(root, against, files);
  return { files, findings: sortedAndDistinct([...findings, ...lost]), specs };
}

/** The files of a site that was read; `check` says which of their links lead nowhere. */
export function renderRead(
  { input, findings, specs }: ProjectSite,
  check: typeof deadLinks,
): RenderedProject {
  if (input === undefined) return { files: [], findings: sortedAndDistinct(findings), specs };
  const files = renderSite(input);
  const dead = check(files).map((link) => deadLinkFinding(link, input));
  const refused = input.markdown.flatMap(refusedFindings);
  return { files, findings: sortedAndDistinct([...dead, ...refused]), specs };
}

async function lostFindings(
  root: string,
  against: string,
  files: readonly SiteFile[],
): Promise<Diagnostic[]> {
  const lock = await readOtherLock(root, against);
  if ('code' in lock) return [lock];
  return lostPlaces(placesOf(lock), files).map((address) =>
    diagnostic('T903', placeIn('toolwright.config.ts'), { address, against }),
  );
}

/** A link of a guide is shown in its file; any other follows from the specs. */
function deadLinkFinding({ page, href }: DeadLink, { markdown }: SiteInput): Diagnostic {
  const address = `/${page.replace(/index\.html$/, '')}`;
  const source = markdown.find((candidate) => addressOf(candidate.file) === address);
  const place = source?.file.startsWith('docs/') ? linkPlace(source, href) : placeIn('specs/server.yaml');
  return diagnostic('T902', place, { page: address, href });
}

/** Links of a guide that the site shows as text, since they run something or lead off an open way. */
const refusedFindings = memoize(({ file, markdown }: MarkdownFile): readonly Diagnostic[] => {
  if (!file.startsWith('docs/')) return [];
  return refusedLinks(markdown).map(({ address, line }) =>
    diagnostic('T519', { ...placeIn(file), line, endLine: line }, { key: file, address }),
  );
});

/** The first line that holds what the link ends with: how it is written follows from where its file lies. */
function linkPlace({ file, markdown }: MarkdownFile, href: string) {
  const end = href.split(/[/#]/).findLast((part) => part !== '') ?? href;
  const line = markdown.split('\n').findIndex((text) => text.includes(end)) + 1;
  return { ...placeIn(file), line: Math.max(1, line), endLine: Math.max(1, line) };
}

function placeIn(file: string) {
  return { file, line: 1, column: 1, endLine: 1, endColumn: 1 };
}
