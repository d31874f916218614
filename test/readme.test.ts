import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { markdownBody } from '../generator/site/markdown-page.ts';

const root = new URL('..', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const readme = read('README.md');

const links = [...readme.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map((match) => match[1]!);

test.each([...new Set(links)])('the README leads to %s', (path) => {
  expect(existsSync(fileURLToPath(new URL(path, root)))).toBe(true);
});

/** Each row of the README's table: what it quotes, and the file that must hold it. */
const rows = [...readme.matchAll(/^\| (.*) \| \[`[^`]+`\]\(([^)]+)\) \|$/gm)].map(([, what, file]) => ({
  quoted: [...what!.matchAll(/`"([^"`]+)"`|`([\w_]+: \w+)`/g)].map((match) => match[1] ?? match[2]!),
  file: file!,
}));

test('the table quotes files', () => {
  expect(rows.flatMap(({ quoted }) => quoted).length).toBeGreaterThan(1);
});

test.each(rows.flatMap(({ quoted, file }) => quoted.map((text) => [file, text] as const)))(
  '%s holds what the README quotes: %s',
  (file, text) => {
    expect(read(file)).toContain(text);
  },
);

test('the spec it quotes is the spec', () => {
  const quoted = /```yaml\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
  const spec = read('specs/tools/history/compare_to_history.yaml').replace(/^ {2}/gm, '');
  expect(spec).toContain(quoted);
});

test('every command it names is a target or a bin', () => {
  const makefile = read('Makefile');
  const targets = [...readme.matchAll(/^make ([\w ]+?)(?:\s{2,}|$)/gm)].flatMap((match) =>
    match[1]!.split(' '),
  );
  expect(targets.filter((target) => !new RegExp(`^${target}:`, 'm').test(makefile))).toEqual([]);
});

test.each(readdirSync(new URL('docs/', root)).filter((name) => name.endsWith('.md')))(
  'the guide %s has a title and renders',
  (name) => {
    const page = { file: `docs/${name}`, markdown: read(`docs/${name}`) };
    const resolve = (_file: string, href: string) => ({ kind: 'address' as const, href });
    const body = markdownBody(page, Object.assign(resolve, { toolAddress: () => undefined }));
    expect(body.title).not.toBe('');
    expect(body.html).toContain('<h1 id=');
  },
);
