import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { renderSite, type SiteFile } from '../site/render-site.ts';
import { readFiles } from './project.ts';
import type { ExitCode, Terminal } from './terminal.ts';

const HOME = 'kb/index.md';
const FRAME = 'docs/site/page.hbs';

/**
 * `toolwright docs`: renders the generated pages and the guides in docs/ into dist/site/, which is replaced as a whole.
 * The frame is docs/site/page.hbs; everything else in docs/site/ is served beside the pages, as are the examples' pictures.
 */
export async function docs(root: string, terminal: Terminal): Promise<ExitCode> {
  const markdown = [...readFiles(root, 'generated/kb', /\.md$/), ...readFiles(root, 'docs', /\.md$/)];
  const pages = markdown.map(({ path, text }) => ({
    file: path.replace(/^generated\//, ''),
    markdown: text,
  }));
  const site = readFiles(root, 'docs/site', /./);
  const frame = site.find(({ path }) => path === FRAME);
  const home = pages.find(({ file }) => file === HOME);
  if (home === undefined || frame === undefined) {
    terminal.err(
      home === undefined
        ? `generated/${HOME} is missing; run \`toolwright gen\` first.\n`
        : `${FRAME}, the frame of every page, is missing.\n`,
    );
    return 1;
  }
  const files = renderSite({
    title: /^# (.+)$/m.exec(home.markdown)?.[1] ?? '',
    pages,
    template: frame.text,
    assets: Object.fromEntries(
      [...site.filter((file) => file !== frame), ...readFiles(root, 'recordings', /\.svg$/)].map(
        ({ path, text }) => [path.replace(/^docs\/site\//, ''), text],
      ),
    ),
  });
  await replaceFolder(join(root, 'dist/site'), files);
  terminal.out(`wrote ${files.length} files to dist/site\n`);
  return 0;
}

async function replaceFolder(folder: string, files: readonly SiteFile[]): Promise<void> {
  const staged = `${folder}-${process.pid}`;
  for (const { path, text } of files) {
    await mkdir(dirname(join(staged, path)), { recursive: true });
    await writeFile(join(staged, path), text);
  }
  const previous = `${staged}-old`;
  // Another process may put its folder in place between the two renames; then that one is moved aside as well.
  while (!(await renamed(staged, folder))) {
    if (await renamed(folder, previous)) await rm(previous, { recursive: true, force: true });
  }
}

/** False where there is nothing to rename, or something in its way. */
async function renamed(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTEMPTY' || code === 'EEXIST') return false;
    throw error;
  }
}
