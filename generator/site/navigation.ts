import type { Contract } from '../model/contract.ts';
import type { GuideGroup } from './settings.ts';
import { toolAddress } from './tool-anchors.ts';

/** A page as others refer to it. */
export interface PageName {
  readonly address: string;
  readonly title: string;
}

export interface Section {
  readonly title: string;
  /** The page about the section itself; empty where there is none. */
  readonly href: string;
  readonly links: readonly PageName[];
}

/** More tools than this are listed for the page's own toolset alone: the list stands on every page. */
const MOST_TOOLS = 60;

/**
 * The sections of the site's navigation, in reading order: a section for each toolset, what is shared, what else is
 * generated (by its folder), and the guides by group. A page of guides that no group names is in the last one.
 */
export function navigation(
  { server, tools }: Contract,
  pages: readonly PageName[],
  groups: readonly GuideGroup[],
): Section[] {
  const byAddress = new Map(pages.map((page) => [page.address, page]));
  const grouped = groups.map(({ title, pages: files }) => ({
    title,
    href: '',
    links: files.flatMap((file) => byAddress.get(`/${file.replace(/\.md$/, '')}/`) ?? []),
  }));
  const named = new Set(grouped.flatMap(({ links }) => links.map(({ address }) => address)));
  const others = pages.filter(({ address }) => !named.has(address));
  const isGuide = ({ address }: PageName) => address.startsWith('/docs/');
  const isTool = ({ address }: PageName) => address.startsWith('/tools/');
  // The page above an entry of a folder lists it.
  const isEntry = ({ address }: PageName) => /^\/docs\/.+\/.+\/$/.test(address);
  const folders = Map.groupBy(
    others.filter((page) => !isGuide(page) && !isTool(page) && page.address.split('/').length > 3),
    ({ address }) => address.split('/')[1]!,
  );
  const sections: Section[] = [
    ...server.toolsets.map(({ name, title }) => ({
      title,
      href: '',
      links: tools
        .filter(({ toolset }) => toolset === name)
        .map((tool) => ({ address: toolAddress(tool.name), title: tool.name })),
    })),
    {
      title: 'Reference',
      href: '',
      links: others.filter(
        (page) => !isGuide(page) && page.address !== '/' && page.address.split('/').length <= 3,
      ),
    },
    ...[...folders].map(([folder, links]) => ({ title: capitalised(folder), href: '', links })),
    ...grouped,
    {
      title: groups.length === 0 ? 'Guides' : 'More',
      href: '',
      links: others.filter((page) => isGuide(page) && !isEntry(page)),
    },
  ];
  return sections.filter(({ links }) => links.length > 0);
}

/** The sections as one page shows them: a long list of tools is shown where the page is among them, and then around it. */
export function sectionsOn(sections: readonly Section[], current: string): Section[] {
  const count = sections.reduce((sum, { links }) => sum + (isTools(links) ? links.length : 0), 0);
  if (count <= MOST_TOOLS) return [...sections];
  return sections.map((section) => {
    if (!isTools(section.links)) return section;
    const at = section.links.findIndex(({ address }) => address === current);
    const start = Math.max(0, at - MOST_TOOLS / 4);
    const links = at === -1 ? [] : section.links.slice(start, start + MOST_TOOLS / 2);
    return {
      ...section,
      href: '/toolsets/',
      title: `${section.title} (${section.links.length})`,
      links,
    };
  });
}

function isTools(links: readonly PageName[]): boolean {
  return links[0]?.address.startsWith('/tools/') ?? false;
}

function capitalised(folder: string): string {
  return `${folder.charAt(0).toUpperCase()}${folder.slice(1).replaceAll('-', ' ')}`;
}
