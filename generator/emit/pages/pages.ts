import type { ReleaseRecord } from '../../diff/record.ts';
import { perTool } from '../../model/per-tool.ts';
import type { Emitter, KeptPromises, OutputFile, Recording } from '../emitter.ts';
import { generatedFrom } from '../print/source-file.ts';
import { exampleSlugs } from '../tests/plan.ts';
import { refusalsPage } from './refusals-page.ts';
import { createRender, type Render, type Template } from './render.ts';
import {
  changesPage,
  glossaryPage,
  guaranteesPage,
  indexPage,
  operationsPage,
  policiesPage,
  promptsPage,
  provenancePage,
  toolsetsPage,
} from './shared-pages.ts';
import { toolPage, toolPagePath } from './tool-page.ts';
import { vocabulariesPage } from './vocabularies-page.ts';

/** `generated/kb/`: a page per tool, and the pages about the server that they link to. */
export const pages: Emitter = {
  name: 'pages',
  emit: async (input) => {
    const { contract, digests, recordings, held, releases } = input;
    const render = await renderer();
    const page = (path: string, source: string, template: Template, view: object) =>
      pageFile(render, path, source, template, view);
    return [
      page('kb/index.md', 'specs/server.yaml', 'index', indexPage(input)),
      ...contract.tools.map((tool) => {
        const recorded = exampleSlugs(tool).map((slug) => recordings.get(`${tool.name}/${slug}`));
        const digest = digests.get(tool.name)!;
        return toolPageFile(tool, contract, render, digest, releases, held?.get(tool.name), ...recorded);
      }),
      page('kb/toolsets.md', 'specs/server.yaml', 'toolsets', toolsetsPage(contract)),
      page('kb/glossary.md', 'specs/glossary.yaml', 'glossary', glossaryPage(contract)),
      page('kb/refusals.md', 'specs/refusals.yaml', 'refusals', refusalsPage(contract)),
      page('kb/vocabularies.md', 'specs/vocabularies.yaml', 'vocabularies', vocabulariesPage(contract)),
      ...(contract.prompts.length === 0
        ? []
        : [page('kb/prompts.md', 'specs/prompts.yaml', 'prompts', promptsPage(contract))]),
      page('kb/provenance.md', 'specs/types.yaml', 'provenance', provenancePage(contract)),
      page('kb/guarantees.md', 'specs', 'guarantees', guaranteesPage(input)),
      page('kb/policies.md', 'specs/server.yaml', 'policies', policiesPage(contract)),
      page('kb/operations.md', 'specs/server.yaml', 'operations', operationsPage(contract)),
      page('kb/changes.md', 'specs', 'changes', changesPage(input)),
    ];
  },
};

let rendering: Promise<Render> | undefined;

/** The templates are part of the program, so they are compiled once in a process. */
function renderer(): Promise<Render> {
  rendering ??= createRender();
  return rendering;
}

const toolPageFile = perTool(
  (
    tool,
    shared,
    render: Render,
    digest: string,
    releases: readonly ReleaseRecord[],
    held: KeptPromises | undefined,
    ...recordings: readonly (Recording | undefined)[]
  ) => {
    const view = toolPage(tool, shared, digest, releases, recordings, held);
    return pageFile(render, toolPagePath(tool), tool.place.file, 'tool', view);
  },
);

function pageFile(
  render: Render,
  path: string,
  source: string,
  template: Template,
  view: object,
): OutputFile {
  try {
    return { path: `generated/${path}`, text: `${header(source)}\n\n${render(template, view)}` };
  } catch (error) {
    throw new Error(`${path}: the template ${template}.hbs can't be filled`, { cause: error });
  }
}

/** Markdown's own way to hold a remark that no renderer shows: a reference that nothing refers to. */
function header(source: string): string {
  return `[//]: # (${generatedFrom(source).replace(/[()\\]/g, '\\$&')})`;
}
