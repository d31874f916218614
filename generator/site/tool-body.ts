import type { ReleaseRecord } from '../diff/record.ts';
import type { KeptPromises, Recording } from '../emit/emitter.ts';
import { perTool } from '../model/per-tool.ts';
import type { Body } from './frame.ts';
import { layouts } from './layout.ts';
import { type LinkResolver, toolFile } from './link-resolver.ts';
import { createMarkdown } from './markdown.ts';
import type { RelatedTool } from './related-tools.ts';
import type { SiteSettings } from './settings.ts';
import { toolAddress } from './tool-anchors.ts';
import { toolView } from './tool-view.ts';

/** The body of a tool's page; `recordings` are those of its examples, in their order. */
export const toolPageBody = perTool(
  (
    tool,
    shared,
    digest: string,
    releases: readonly ReleaseRecord[],
    settings: SiteSettings,
    resolver: LinkResolver,
    held: KeptPromises | undefined,
    related: readonly RelatedTool[],
    ...recordings: readonly (Recording | undefined)[]
  ): Body => {
    const markdown = createMarkdown(
      (href) => resolver(toolFile(tool), href),
      (name) => (name === tool.name ? undefined : resolver.toolAddress(name)),
    );
    const view = { ...toolView(tool, shared, digest, releases, recordings, held, settings), related };
    return {
      address: toolAddress(tool.name),
      title: tool.name,
      description: tool.summary.trim().replaceAll(/\s+/g, ' '),
      html: layouts()('tool', view, markdown),
      source: tool.place.file,
    };
  },
);
