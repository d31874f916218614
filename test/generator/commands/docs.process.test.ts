import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { toolwright } from '../run-toolwright.ts';

const base = join(import.meta.dirname, '../../fixtures/diagnostics/base');
let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'toolwright-docs-'));
  cpSync(base, root, { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const page = (path: string) => readFileSync(join(root, 'dist/site', path), 'utf8');
const write = (path: string, text: string) => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
};

test('a project that says nothing of its site has one', async () => {
  expect(await toolwright(root, 'docs')).toMatchObject({ status: 0, err: '' });
  expect(page('tools/weigh-rows/index.html')).toContain('<h1 id="top">weigh_rows</h1>');
  expect(page('clients/index.html')).not.toContain('client-config');
  expect(existsSync(join(root, 'dist/site/sitemap.xml'))).toBe(false);
});

test('what a project says of its site, its guides, its pages and its own files are there', async () => {
  write(
    'toolwright.config.js',
    "export default { site: { address: 'https://a.example', repository: 'https://b.example/tree', command: 'weigh' } };\n",
  );
  write('docs/start.md', '# Start\n\nText.\n');
  write('docs/site/icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"><title>Ours</title></svg>');
  write('docs/site/robots.txt', 'User-agent: *\n');
  write('generated/kb/scales/big.md', '# The big scale\n\nIt weighs much.\n');
  expect(await toolwright(root, 'docs')).toMatchObject({ status: 0, err: '' });
  expect(page('sitemap.xml')).toContain('https://a.example/scales/big/');
  expect(page('icon.svg')).toContain('Ours');
  expect(page('robots.txt')).toBe('User-agent: *\n');
  const tool = page('tools/weigh-rows/index.html');
  expect(tool).toContain('<a href="https://b.example/tree/specs/tools/demo/weigh_rows.yaml"');
  expect(tool).toContain('<a href="/docs/start/">Start</a>');
  expect(tool).toContain('<p class="section">Scales</p>');
  expect(tool).toContain('weigh weigh_rows');
  expect(tool).toContain('curl https://a.example/api/weigh');
});

test('a link that leads nowhere is told with its line, and the site stays as it was', async () => {
  await toolwright(root, 'docs');
  const before = page('index.html');
  write('docs/start.md', '# Start\n\nSee [it](other.md) and [that](/none/).\n');
  const { status, out, err } = await toolwright(root, 'docs');
  expect(status).toBe(1);
  expect(out).toBe('');
  expect(err).toContain('docs/start.md:3:1');
  expect(err).toContain('/docs/start/ links to /none/, which the site does not have');
  expect(err).toContain('/docs/start/ links to /docs/other/, which the site does not have');
  expect(page('index.html')).toBe(before);
});

test('the same project gives the same bytes', async () => {
  await toolwright(root, 'docs');
  const first = page('tools/weigh-rows/index.html') + page('search.json') + page('llms-full.txt');
  await toolwright(root, 'docs');
  expect(page('tools/weigh-rows/index.html') + page('search.json') + page('llms-full.txt')).toBe(first);
});
