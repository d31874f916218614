import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readProjectSite } from '../generator/commands/project-site.ts';
import { pages } from '../generator/emit/pages/pages.ts';
import { renderSite, type SiteFile, type SiteInput } from '../generator/site/render-site.ts';
import { type Measurement, run, time, timingOf } from './measure.ts';
import { toolwright, withSyntheticProject } from './synthetic-project.ts';

const EDITS = 11;

/** The site of a set of tools: from the contract to files on disk, and all of it as a whole process. */
export function measureSite(tools: number): Promise<Measurement> {
  return withSyntheticProject(tools, async (root) => {
    const { input } = await readProjectSite(root);
    let folder = 0;
    const ours = await time(
      () => {
        folder += 1;
        writeSite(join(root, `site-${folder}`), renderSite(anew(input!)));
      },
      5,
      1,
    );
    const whole = await time(() => run(process.execPath, [toolwright, 'docs'], root), 3, 0);
    const size = (path: string) => gzipSync(readFileSync(join(root, 'dist/site', path)), { level: 9 }).length;
    const page = ['tools/measure-series-0000/index.html', 'site.css', 'icon.svg', ...SCRIPTS];
    const pageBytes = page.reduce((sum, path) => sum + size(path), 0);
    return {
      what: `the site of ${tools} tools, from the contract to files`,
      ours,
      notes: [
        `${(ours.median / tools).toFixed(2)} ms for each tool`,
        `${whole.median.toFixed(0)} ms for toolwright docs as a whole process, which reads the specs and checks the links, too`,
        `${kilobytes(pageBytes)} for a tool's page with all that it loads, compressed`,
        `${kilobytes(size('search.json'))} of search index, compressed, loaded by the first search`,
      ],
      target: 'at 1,000 under 6 s; a page under 60 kB, the index under 300 kB',
    };
  });
}

/** What a page loads before anybody searches or tries. */
const SCRIPTS = ['theme', 'page', 'element', 'search'].map((name) => `scripts/${name}.js`);

/** The same input of which nothing is known yet. */
function anew(input: SiteInput): SiteInput {
  const { contract } = input.emission;
  const tools = contract.tools.map((tool) => ({ ...tool }));
  const markdown = input.markdown.map((page) => ({ ...page }));
  return { ...input, markdown, emission: { ...input.emission, contract: { ...contract, tools } } };
}

function writeSite(root: string, files: readonly SiteFile[]): void {
  for (const folder of new Set(files.map(({ path }) => dirname(path))))
    mkdirSync(join(root, folder), { recursive: true });
  for (const { path, text } of files) writeFileSync(join(root, path), text);
}

/** One edit of a tool's words in a process that holds the site: from the changed contract to the files that differ. */
export function measureSiteEdit(tools: number): Promise<Measurement> {
  return withSyntheticProject(tools, async (root) => {
    const { input } = await readProjectSite(root);
    let files = renderSite(input!);
    const durations: number[] = [];
    let changed = 0;
    for (let edit = 0; edit < EDITS; edit += 1) {
      const start = performance.now();
      const rendered = renderSite(await edited(input!, edit));
      changed = writeChanged(root, files, rendered);
      durations.push(performance.now() - start);
      files = rendered;
    }
    return {
      what: `one edit of the site in a process that holds it, ${tools} tools, rendering and writing what differs`,
      ours: timingOf(durations),
      notes: [`${changed} files differ: the page, its Markdown, and all pages as one text`],
      target: 'under 100 ms',
    };
  });
}

/** The pages' Markdown follows from the edited contract, too. */
async function edited(input: SiteInput, edit: number): Promise<SiteInput> {
  const { contract } = input.emission;
  const [first, ...others] = contract.tools;
  const tools = [{ ...first!, details: `The details of edit ${edit}.` }, ...others];
  const emission = { ...input.emission, contract: { ...contract, tools } };
  const known = new Map(input.markdown.map((page) => [page.file, page]));
  const markdown = (await pages.emit(emission)).map(({ path, text }) => {
    const file = path.replace(/^generated\//, '');
    const page = known.get(file);
    return page?.markdown === text ? page : { file, markdown: text };
  });
  return { ...input, markdown, emission };
}

function writeChanged(root: string, before: readonly SiteFile[], after: readonly SiteFile[]): number {
  const texts = new Map(before.map(({ path, text }) => [path, text]));
  const changed = after.filter(({ path, text }) => texts.get(path) !== text);
  changed.forEach(({ text }, index) => {
    writeFileSync(join(root, `changed-${index}`), text);
  });
  return changed.length;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1_000).toFixed(1)} kB`;
}
