import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readProjectSite } from '../generator/commands/project-site.ts';
import { renderSite, type SiteInput } from '../generator/site/render-site.ts';
import { contentOf, type SiteFile } from '../generator/site/site-file.ts';
import { type Measurement, run, time } from './measure.ts';
import { toolwright, withSyntheticProject } from './synthetic-project.ts';

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
  for (const file of files) writeFileSync(join(root, file.path), contentOf(file));
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1_000).toFixed(1)} kB`;
}
