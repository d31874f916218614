import { accessSentence } from '../emit/access-text.ts';
import { listed } from '../emit/contract/listing.ts';

import { exampleSlugs } from '../emit/tests/plan.ts';
import type { Server, Tool } from '../model/contract.ts';
import { perTool } from '../model/per-tool.ts';
import type { SiteSettings } from './settings.ts';
import type { SiteFile } from './site-file.ts';
import { toolAddress } from './tool-anchors.ts';
import { toolSurface } from './tool-view.ts';

/** A tool for programs: its schemas as `tools/list` shows them, and what a browser needs to call it. */
interface ToolFile extends ReturnType<typeof toolSurface> {
  readonly inputSchema: unknown;
  readonly outputSchema: unknown;
  /** What a call leaves behind, in words; empty where it only reads. */
  readonly changes: string;
  /** Which token a call over HTTP needs, and where it comes from; empty where it needs none. */
  readonly needsToken: string;
  readonly examples: readonly {
    readonly title: string;
    readonly recording: string;
    readonly arguments: unknown;
  }[];
}

/** `tool.json` beside a tool's page, of which its form is made. */
export const toolFile = perTool((tool, contract, settings: SiteSettings): SiteFile => {
  const { inputSchema, outputSchema } = listed(tool, contract);
  const slugs = exampleSlugs(tool);
  const { readOnly, writes, journals } = tool.effects;
  const file: ToolFile = {
    ...toolSurface(tool, settings),
    inputSchema,
    outputSchema,
    changes: readOnly
      ? ''
      : journals === undefined
        ? `writes ${writes ?? 'to what is stored'}`
        : `is put on record`,
    needsToken: tokenText(tool, contract.server),
    examples: tool.examples.map(({ title, call }, index) => ({
      title,
      recording: `/recordings/${tool.name}/${slugs[index]}.json`,
      arguments: call.arguments,
    })),
  };
  return { path: `${toolAddress(tool.name).slice(1)}tool.json`, text: `${JSON.stringify(file)}\n` };
});

/** In the words of the refusal that a call without it meets. */
function tokenText(tool: Tool, { access, refusals }: Server): string {
  const needs = accessSentence(tool, access);
  if (needs === '') return '';
  const recover = refusals.find(({ code }) => code === 'AUTH_REQUIRED')?.recover ?? '';
  return `${needs} ${recover.replaceAll('{tier}', tool.access ?? '')}`.trim();
}
