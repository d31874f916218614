import type { EmitInput } from '../emit/emitter.ts';
import { indexPage } from '../emit/pages/shared-pages.ts';
import type { Body } from './frame.ts';
import { layouts } from './layout.ts';
import type { LinkResolver } from './link-resolver.ts';
import { createMarkdown } from './markdown.ts';
import type { MarkdownFile } from './markdown-page.ts';
import type { SiteSettings } from './settings.ts';
import { slug } from './slug.ts';
import { toolAddress } from './tool-anchors.ts';

/** More tools of a toolset than this are left to the page of toolsets. */
const MOST_TOOLS = 24;

/** The first page: what the server is, where to go, the tools, and what holds for all of them. */
export function homeBody(
  emission: EmitInput,
  settings: SiteSettings,
  files: ReadonlyMap<string, MarkdownFile>,
  resolver: LinkResolver,
): Body {
  const { server, tools } = emission.contract;
  const view = indexPage(emission);
  const markdown = createMarkdown((href) => resolver('kb/index.md', href), resolver.toolAddress);
  const home = settings.home === undefined ? undefined : files.get(settings.home);
  const toolsets = server.toolsets.map(({ name, title, description }) => {
    const own = tools.filter(({ toolset }) => toolset === name);
    return {
      id: slug(title),
      title,
      description,
      more: own.length > MOST_TOOLS ? String(own.length) : '',
      tools: own.slice(0, MOST_TOOLS).map((tool) => ({
        href: toolAddress(tool.name),
        name: tool.name,
        summary: tool.summary,
        changes: tool.effects.readOnly
          ? 'reads'
          : tool.effects.journals === undefined
            ? 'writes'
            : 'keeps a record',
      })),
    };
  });
  return {
    address: '/',
    title: server.title,
    description: server.summary.trim().replaceAll(/\s+/g, ' '),
    html: layouts()(
      'home',
      {
        ...view,
        toolsets,
        home:
          home === undefined
            ? ''
            : createMarkdown((href) => resolver(home.file, href), resolver.toolAddress).render(
                withoutTitle(home.markdown),
              ),
      },
      markdown,
    ),
    source: '',
  };
}

function withoutTitle(markdown: string): string {
  return markdown.replace(/^# .*\n/m, '');
}
