import { sortedAndDistinct } from '../diagnostics/diagnostic.ts';
import { jsonText } from '../emit/print/json.ts';
import type { SpecDocument } from '../load/document.ts';
import { load } from '../load/load.ts';
import { findPlaces, type PlaceSources } from '../show/places.ts';
import { renderShown } from '../show/render.ts';
import { show } from '../show/show.ts';
import { printFindings } from './findings.ts';
import { namedTool } from './named-tool.ts';
import { type ResolvedProject, resolveProject } from './resolve-project.ts';
import type { ExitCode, Format, Terminal } from './terminal.ts';

/** `toolwright show TOOL`: the resolved contract, each fact with the file and line that it comes from. */
export async function showTool(
  root: string,
  name: string,
  format: Format,
  terminal: Terminal,
): Promise<ExitCode> {
  const project = await resolveProject(root);
  const { resolved, findings, specs } = project;
  if (resolved === undefined) {
    printFindings(sortedAndDistinct(findings), specs, format, terminal);
    return 1;
  }
  const tool = namedTool(name, resolved.contract, (finding) =>
    printFindings([finding], specs, format, terminal),
  );
  if (tool === undefined) return 2;
  const shown = show(tool, resolved.contract, findPlaces(placeSources(project)));
  terminal.out(format === 'json' ? `${jsonText(shown)}\n` : renderShown(shown, tool.place.file));
  return 0;
}

function placeSources({ specs, moduleText }: ResolvedProject): PlaceSources {
  const documents = new Map<string, SpecDocument | undefined>();
  return {
    moduleText,
    document: (file) => {
      if (!documents.has(file)) {
        const sources = specs.filter(({ path }) => path === file);
        documents.set(file, load(sources, () => undefined)[0]);
      }
      return documents.get(file);
    },
  };
}
