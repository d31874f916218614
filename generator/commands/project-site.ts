import { readFileSync } from 'node:fs';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { readRecords } from '../diff/read-records.ts';
import { pages } from '../emit/pages/pages.ts';
import type { SourceFile } from '../load/spec-file.ts';
import { contractDigests } from '../model/digest.ts';
import { resolveSpecs } from '../pipeline.ts';
import type { SiteInput } from '../site/render-site.ts';
import { scripts } from '../site/scripts.ts';
import { styles } from '../site/styles.ts';
import { loadExtension } from './load-extension.ts';
import { parseHeld, parseRecordings, readFiles, readProject } from './project.ts';

export interface ProjectSite {
  /** Undefined where the specs, or what stands beside them, do not say anything soundly. */
  readonly input: SiteInput | undefined;
  readonly findings: readonly Diagnostic[];
  readonly specs: readonly SourceFile[];
}

/**
 * What the site of a project on disk is made of: the contract and the pages that follow from it; other pages in
 * generated/kb/, which an emitter of the project's own wrote; the guides in docs/; and what docs/site/ holds, which is served
 * as it is, in the place of ours where it has the same name.
 */
export async function readProjectSite(root: string): Promise<ProjectSite> {
  const { specs, recordings: recorded, records, moduleText, readLiveDefaults } = readProject(root);
  const findings: Diagnostic[] = [];
  const report = (finding: Diagnostic) => findings.push(finding);
  const stage = <T>(_: string, work: () => T): T => work();
  const resolved = await resolveSpecs({ specs, moduleText, readLiveDefaults, stage }, report);
  const loading = await loadExtension(root, moduleText);
  findings.push(...loading.findings);
  const recordings = parseRecordings(recorded, report);
  const releases = readRecords(records, report);
  if (resolved === undefined || findings.length > 0) return { input: undefined, findings, specs };

  const { contract } = resolved;
  const digests = contractDigests(contract);
  const emission = { contract, digests, recordings, held: parseHeld(recorded), releases };
  const own = (await pages.emit(emission)).map(({ path, text }) => ({ path, text }));
  const ownPaths = new Set(own.map(({ path }) => path));
  const others = readFiles(root, 'generated/kb', /\.md$/).filter(({ path }) => !ownPaths.has(path));
  const markdown = [...own, ...others, ...readFiles(root, 'docs', /\.md$/)].map(({ path, text }) => ({
    file: path.replace(/^generated\//, ''),
    markdown: text,
  }));
  const assets = new Map([
    ...scripts(),
    ['site.css', styles()],
    ['icon.svg', readFileSync(new URL('../site/assets/icon.svg', import.meta.url), 'utf8')],
    ...recorded.map(({ path, text }) => [path, text] as const),
    ...readFiles(root, 'recordings', /\.svg$/).map(({ path, text }) => [path, text] as const),
    ...readFiles(root, 'docs/site', /./).map(
      ({ path, text }) => [path.replace(/^docs\/site\//, ''), text] as const,
    ),
  ]);
  return {
    input: { emission, markdown, settings: loading.extension?.site ?? {}, assets },
    findings,
    specs,
  };
}
