import { readFileSync } from 'node:fs';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { readRecords } from '../diff/read-records.ts';
import { pages } from '../emit/pages/pages.ts';
import type { SourceFile } from '../load/spec-file.ts';
import { contractDigests } from '../model/digest.ts';
import { resolveSpecs } from '../pipeline.ts';
import type { MarkdownFile } from '../site/markdown-page.ts';
import type { SiteInput } from '../site/render-site.ts';
import { scripts } from '../site/scripts.ts';
import type { SiteSettings } from '../site/settings.ts';
import { styles } from '../site/styles.ts';
import { loadExtension } from './load-extension.ts';
import { type Project, parseHeld, parseRecordings, readFiles, readProject } from './project.ts';

/** What a site is made of besides what a generation reads, by folder and name. */
export const siteFolders = [
  ['generated/kb', /\.md$/],
  ['docs', /\.md$/],
  ['recordings', /\.svg$/],
  ['docs/site', /./],
] as const;

/** How the files of a site are read. */
export interface SiteFiles {
  readonly project: () => Project;
  readonly filesIn: (folder: string, name: RegExp) => readonly SourceFile[];
}

export interface ProjectSite {
  /** Undefined where the specs, or what stands beside them, do not say anything soundly. */
  readonly input: SiteInput | undefined;
  readonly findings: readonly Diagnostic[];
  readonly specs: readonly SourceFile[];
  /** Modules of the project that were read, and their texts. */
  readonly modules: ReadonlyMap<string, string | undefined>;
}

/**
 * What the site of a project on disk is made of: the contract and the pages that follow from it; other pages in
 * generated/kb/, which an emitter of the project's own wrote; the guides in docs/; and what docs/site/ holds, which is served
 * as it is, in the place of ours where it has the same name.
 */
export async function readProjectSite(
  root: string,
  files: SiteFiles = filesOnDisk(root),
): Promise<ProjectSite> {
  const project = files.project();
  const { specs, recordings: recorded, records, readExports, readLiveDefaults } = project;
  const modules = new Map<string, string | undefined>();
  const moduleText = (path: string): string | undefined => {
    const text = project.moduleText(path);
    modules.set(path, text);
    return text;
  };
  const findings: Diagnostic[] = [];
  const report = (finding: Diagnostic) => findings.push(finding);
  const stage = <T>(_: string, work: () => T): T => work();
  const resolved = await resolveSpecs({ specs, moduleText, readExports, readLiveDefaults, stage }, report);
  const loading = await loadExtension(root, moduleText);
  findings.push(...loading.findings);
  for (const [path, text] of loading.modules) modules.set(path, text);
  const recordings = parseRecordings(recorded, report);
  const releases = readRecords(records, report);
  if (resolved === undefined || findings.length > 0) return { input: undefined, findings, specs, modules };

  const { contract } = resolved;
  const digests = contractDigests(contract);
  const emission = { contract, digests, recordings, held: parseHeld(recorded), releases };
  const [kb, guides, pictures, ownAssets] = siteFolders.map(([folder, name]) => files.filesIn(folder, name));
  const own = await pages.emit(emission);
  const ownPaths = new Set(own.map(({ path }) => path));
  const others = kb!.filter(({ path }) => !ownPaths.has(path));
  const markdown = [...own, ...others, ...guides!].map(markdownFile);
  const assets = new Map([
    ...scripts(),
    ['site.css', styles()],
    ['icon.svg', readFileSync(new URL('../site/assets/icon.svg', import.meta.url), 'utf8')],
    ...recorded.map(({ path, text }) => [path, text] as const),
    ...pictures!.map(({ path, text }) => [path, text] as const),
    ...ownAssets!.map(({ path, text }) => [path.replace(/^docs\/site\//, ''), text] as const),
  ]);
  return {
    input: { emission, markdown, settings: loading.extension?.site ?? NO_SETTINGS, assets },
    findings,
    specs,
    modules,
  };
}

const lastMarkdown = new Map<string, MarkdownFile>();

/** A page as the object that it was last time, where its text is the same: what was made of it still holds. */
function markdownFile({ path, text }: { readonly path: string; readonly text: string }): MarkdownFile {
  const file = path.replace(/^generated\//, '');
  const last = lastMarkdown.get(file);
  if (last?.markdown === text) return last;
  const made = { file, markdown: text };
  lastMarkdown.set(file, made);
  return made;
}

const NO_SETTINGS: SiteSettings = {};

function filesOnDisk(root: string): SiteFiles {
  return {
    project: () => readProject(root),
    filesIn: (folder, name) => readFiles(root, folder, name),
  };
}
