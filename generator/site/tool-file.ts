import { listed } from '../emit/contract/listing.ts';
import { exampleSlugs } from '../emit/tests/plan.ts';
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
    examples: tool.examples.map(({ title, call }, index) => ({
      title,
      recording: `/recordings/${tool.name}/${slugs[index]}.json`,
      arguments: call.arguments,
    })),
  };
  return { path: `${toolAddress(tool.name).slice(1)}tool.json`, text: `${JSON.stringify(file)}\n` };
});
