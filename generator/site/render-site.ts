import type { EmitInput } from '../emit/emitter.ts';
import { exampleSlugs } from '../emit/tests/plan.ts';
import { memoize } from '../memoize.ts';
import type { Tool } from '../model/contract.ts';
import { addressOf } from './addresses.ts';
import { clientsBody, clientsMarkdown } from './clients-page.ts';
import { contentsPage } from './contents-page.ts';
import { type Body, type FrameSetting, framed } from './frame.ts';
import { homeBody } from './home-page.ts';
import { type LinkResolver, linkResolver } from './link-resolver.ts';
import { llmsFull, llmsText, type MarkdownPage, sitemap } from './llms.ts';
import { type MarkdownFile, markdownBody } from './markdown-page.ts';
import { MISSING_PAGE, missingBody } from './missing-page.ts';
import { navigation, type PageName } from './navigation.ts';
import { applyRedirects } from './redirects.ts';
import { type RelatedTool, relatedTools } from './related-tools.ts';
import { searchRecords, searchText } from './search-records.ts';
import type { SiteSettings } from './settings.ts';
import { longFile, type SiteFile } from './site-file.ts';
import { toolPageBody } from './tool-body.ts';
import { toolFile } from './tool-file.ts';

export interface SiteInput {
  readonly emission: EmitInput;
  /** Every Markdown page: those of `kb/`, a page for each tool and `kb/index.md` among them, and the guides in `docs/`. */
  readonly markdown: readonly MarkdownFile[];
  readonly settings: SiteSettings;
  /** Served beside the pages as they are: path -> text. */
  readonly assets: ReadonlyMap<string, string>;
}

/**
 * The static site: `ADDRESS/index.html` and its Markdown twin `ADDRESS/index.md` for every page, the schemas of the tools,
 * what search and models read, and the assets. Pure. A page's title is its first heading, and a page without one is an error
 * that names the file.
 */
export function renderSite(input: SiteInput): SiteFile[] {
  const { emission, markdown, settings, assets } = input;
  const { contract } = emission;
  const files = new Map(markdown.map((page) => [page.file, page]));
  const resolver = linkResolver(contract, files.keys());
  const related = relatedTools(contract.tools);
  const tools = contract.tools.map((tool) =>
    toolBody(tool, emission, settings, resolver, related.get(tool.name)!),
  );
  const home = homeBody(emission, settings, files, resolver);
  const toolAddresses = new Set(tools.map(({ address }) => address));
  const others = markdown
    .filter(
      (page) =>
        page.file !== settings.home && !toolAddresses.has(pageAddress(page)) && page.file !== 'kb/index.md',
    )
    .map((page) => markdownBody(page, resolver));
  const clients = clientsBody(contract.server, settings, resolver);
  const known = [home, ...tools, clients, ...others];
  const records = searchRecords(contract, known);
  const contents = contentsPage(records);
  const bodies = [...known, contents.body];
  const sections = navigation(contract, bodies.map(nameOf), settings.guides ?? []);
  const setting = frameSetting(
    JSON.stringify({
      site: contract.server.title,
      version: contract.server.version,
      sections,
      address: settings.address,
      repository: settings.repository,
    }),
  );

  const twins: MarkdownPage[] = bodies.map(({ address, title, description }) => ({
    address,
    title,
    description,
    markdown: '',
  }));
  const byAddress = new Map(markdown.map((page) => [pageAddress(page), page.markdown]));
  const ownMarkdown = new Map([
    [clients.address, clientsMarkdown(contract.server, settings)],
    [contents.body.address, contents.markdown],
  ]);
  const pages = twins.map((twin) => ({
    ...twin,
    markdown: ownMarkdown.get(twin.address) ?? byAddress.get(twin.address) ?? '',
  }));
  const html = bodies.map((body) => ({
    path: `${body.address.slice(1)}index.html`,
    text: page(body, setting),
  }));
  return [
    ...applyRedirects(html, settings.redirects ?? {}, contract.server.title),
    ...pages.map(({ address, markdown: text }) => ({ path: `${address.slice(1)}index.md`, text })),
    { path: MISSING_PAGE, text: page(missing, setting) },
    ...contract.tools.map((tool) => toolFile(tool, contract, settings)),
    { path: 'search.json', text: searchText(records) },
    { path: 'llms.txt', text: llmsText(contract.server, sections, pages) },
    longFile('llms-full.txt', llmsFull(contract.server.title, pages)),
    ...(settings.address === undefined
      ? []
      : [{ path: 'sitemap.xml', text: sitemap(settings.address, bodies) }]),
    ...[...assets].map(([path, text]) => ({ path, text })),
  ];
}

const missing = missingBody();

function toolBody(
  tool: Tool,
  emission: EmitInput,
  settings: SiteSettings,
  resolver: LinkResolver,
  related: readonly RelatedTool[],
): Body {
  const { contract, digests, recordings, held, releases } = emission;
  const recorded = exampleSlugs(tool).map((slug) => recordings.get(`${tool.name}/${slug}`));
  const [digest, kept] = [digests.get(tool.name)!, held?.get(tool.name)];
  return toolPageBody(tool, contract, digest, releases, settings, resolver, kept, related, ...recorded);
}

const pageAddress = memoize(({ file }: MarkdownFile) => addressOf(file));

function nameOf({ address, title }: Body): PageName {
  return { address, title };
}

let lastSetting: { readonly key: string; readonly value: FrameSetting } | undefined;

/** The same object while what every page shows of the others is the same. */
function frameSetting(key: string): FrameSetting {
  if (lastSetting?.key !== key) lastSetting = { key, value: JSON.parse(key) as FrameSetting };
  return lastSetting.value;
}

const framedBody = memoize((_body: Body) => new WeakMap<FrameSetting, string>([]));

/** A page in its frame, laid out anew where either has changed. */
function page(body: Body, setting: FrameSetting): string {
  const known = framedBody(body);
  const found = known.get(setting);
  if (found !== undefined) return found;
  const text = framed(body, setting);
  known.set(setting, text);
  return text;
}
