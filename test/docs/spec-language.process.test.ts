import { existsSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { runtimeCodes } from '../../generator/model/runtime-codes.ts';
import { slug } from '../../generator/site/slug.ts';
import { type Block, sectionsOf, withTexts } from './guide/blocks.ts';
import { answersTo } from './guide/calls.ts';
import { guideProject } from './guide/guide-project.ts';
import { keysDeclared, keysUsed } from './guide/keys-used.ts';

// The guide is built as its reader builds it: each section's blocks are added to a project, which is sound after each, and
// which in the end is a tool whose tests pass. `make guide` puts what the generator and the tool say today into the guide.
const guide = readFileSync(new URL('../../docs/spec-language.md', import.meta.url), 'utf8');
const sections = sectionsOf(guide);
const blocks = sections.flatMap((section) => section.blocks);

const project = guideProject();
afterAll(project.remove);

/** What outputs of the guide say today. */
const today = new Map<Block, string>();

/** The keys of the language that the examples show. */
const shown = new Set<string>();

describe('section by section', () => {
  test.each(sections)('$title', async (section) => {
    const of = (kind: Block['kind']) => section.blocks.filter((block) => block.kind === kind);
    for (const block of of('file')) project.add(block);
    const { outputs, findings } = await project.with(of('aside'), async () => {
      for (const key of keysUsed(project.specs())) shown.add(key);
      return project.generation();
    });
    if (project.isComplete()) expect(project.printed(findings)).toBe('');
    for (const { path, text } of of('holds')) {
      const file = outputs?.find((output) => output.path === path)?.text ?? '';
      const lines = text.trim().split('\n');
      expect(lines.filter((line) => !file.includes(line.trim()))).toEqual([]);
    }
    for (const says of of('gen')) {
      const mistaken = await project.with([mistakeAbove(says)!], async () =>
        project.printed((await project.generation()).findings),
      );
      expect(mistaken).not.toBe('');
      today.set(says, `${mistaken}\n`);
    }
    for (const line of of('run').flatMap(({ text }) => text.trim().split('\n'))) {
      const { status, printed } = await project.run(line);
      expect(status, `${line}: ${printed}`).toBe(0);
    }
  });

  test('they show every key of the language', () => {
    const missing = [...keysDeclared()].filter((key) => !shown.has(key));
    expect(missing.filter((key) => !EXEMPT.some(([keys]) => keys.test(key)))).toEqual([]);
    expect(EXEMPT.filter(([keys]) => !missing.some((key) => keys.test(key)))).toEqual([]);
  });
});

/** Keys that no example shows, and why. */
const EXEMPT: readonly (readonly [RegExp, string])[] = [
  [/^a refuse mapping: /, 'one shows how a bound is mapped; the text lists them all'],
];

describe('the finished project', () => {
  test.each(blocks.filter(({ kind }) => kind === 'says'))('$path', async (says) => {
    const mistake = mistakeAbove(says);
    const { status, printed } = await project.with(mistake ? [mistake] : [], () => project.run(says.path));
    const found = /^found /m.test(printed);
    expect(status, printed).toBe(found ? 1 : 0);
    if (mistake) expect(found).toBe(true);
    today.set(says, `${printed.replace(/^\nfound.*\n$/m, '').trimEnd()}\n`);
  });

  test.each(['serve abc', 'serve 65536', 'serve -- -1', 'srve', ''])(
    '%s is no command line of its program',
    async (words) => {
      const { status, printed } = await project.run(`node src/main.ts ${words}`);
      expect(status).toBe(2);
      expect(printed.trim()).toBe('Usage: node src/main.ts mcp | serve [PORT] | call TOOL --args JSON');
    },
  );

  test('calls are answered', async () => {
    const calls = blocks.filter(({ kind }) => kind === 'call');
    for (const [call, text] of await answersTo(calls, project)) today.set(call, text);
  });
});

test('every output is what it is today', async () => {
  await expect(withTexts(guide, today)).toMatchFileSnapshot('../../docs/spec-language.md');
});

test('its links lead to its headings, and each heading is in the list', () => {
  const prose = guide.replace(/^```[\s\S]*?^```$/gm, '');
  const headings = [...prose.matchAll(/^##+ (.*)$/gm)].map((match) => slug(match[1]!));
  const links = [...prose.matchAll(/\]\(#([^)]*)\)/g)].map((match) => match[1]!);
  const listed = [...prose.matchAll(/^\| \**\[[^\]]*\]\(#([^)]*)\)\** \|/gm)].map((match) => match[1]!);
  expect(new Set(headings).size).toBe(headings.length);
  expect(links.filter((link) => !headings.includes(link))).toEqual([]);
  expect(listed).toEqual(headings);
});

test('its other links lead to guides', () => {
  const links = [...guide.matchAll(/\]\(([^)#]+)\)/g)].map((match) => match[1]!);
  const missing = links.filter((link) => !existsSync(new URL(`../../docs/${link}`, import.meta.url)));
  expect(missing.concat(links.filter((link) => !/^[\w-]+\.md$/.test(link)))).toEqual([]);
});

test('it has the codes of the runtime, each with its parameters', () => {
  const rows = guide.split('\n').filter((line) => line.startsWith('| '));
  for (const [code, params] of runtimeCodes) {
    const row = rows.find((line) => line.includes(`\`${code}\``));
    expect(row, code).toBeDefined();
    expect(row!.split(' | ')[1]!.match(/(?<=`)\w+(?=`)/g) ?? [], code).toEqual(Object.keys(params));
  }
});

test('the list names keys that the examples of their section hold', () => {
  const declared = new Set([...keysDeclared()].map((key) => key.split(': ')[1]!));
  for (const [, title, about] of guide.matchAll(/^\| \[([^\]]*)\]\(#[^)]*\) \| (.*) \|$/gm)) {
    const keys = [...about!.matchAll(/`(\w+)`/g)]
      .map((match) => match[1]!)
      .filter((key) => declared.has(key));
    const examples = sections.find((section) => section.title === title)?.blocks ?? [];
    const yaml = examples.map(({ text }) => text).join('\n');
    expect(
      keys.filter((key) => !new RegExp(`\\b${key}:`).test(yaml)),
      title,
    ).toEqual([]);
  }
});

/** The mistake that an output is about. */
function mistakeAbove(output: Block): Block | undefined {
  const above = blocks[blocks.indexOf(output) - 1];
  return above?.kind === 'wrong' ? above : undefined;
}
