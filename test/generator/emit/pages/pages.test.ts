import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { EmitInput } from '../../../../generator/emit/emitter.ts';
import { pages } from '../../../../generator/emit/pages/pages.ts';
import { contractDigests } from '../../../../generator/model/digest.ts';
import { addressOf, resolveLink } from '../../../../generator/site/addresses.ts';
import { createMarkdown } from '../../../../generator/site/markdown.ts';
import { contract, place, weighRows } from '../contract-fixture.ts';
import { emit } from '../run-emitter.ts';

const files = await emit(pages, contract);
const toolPage = files.get('generated/kb/tools/weigh-rows.md')!;
const known = new Set([...files.keys()].map((path) => path.replace('generated/', '')));
const resolve = (path: string, href: string) =>
  resolveLink(path.replace('generated/', ''), href, (file) => known.has(file));
const html = (path: string, text: string) => createMarkdown((href) => resolve(path, href)).render(text);

test('there is a page per tool, and one for each thing that tools share', () => {
  expect([...files.keys()]).toEqual([
    'generated/kb/index.md',
    'generated/kb/tools/weigh-rows.md',
    'generated/kb/toolsets.md',
    'generated/kb/glossary.md',
    'generated/kb/refusals.md',
    'generated/kb/vocabularies.md',
    'generated/kb/provenance.md',
    'generated/kb/guarantees.md',
    'generated/kb/policies.md',
    'generated/kb/operations.md',
    'generated/kb/changes.md',
  ]);
});

test('a page says where it comes from, in a remark that no reader sees', () => {
  for (const [path, text] of files) {
    expect(text, path).toMatch(
      /^\[\/\/\]: # \(@generated from specs\S* by toolwright; edit the spec and run "toolwright gen"\.\)\n\n# /,
    );
    expect(html(path, text), path).not.toContain('@generated');
  }
});

test.each([
  ['its status', 'read-only · idempotent · always served · `POST /api/v1/rows/weight`'],
  ['when it was verified', 'Last verified 2026-12-01. Contract digest `'],
  [
    'the description an agent receives, with its length',
    '214 of at most 2,048 characters.\n\n```text\nWeigh rows and say what they come to.\n',
  ],
  ['a live default as such', '| currently `100`, live from `src/demo/defaults.ts#TOP_K` | ≥ 1, ≤ 500 |'],
  ["an argument's unit", '| [`scale`](#scale) | number | no | `1` | > 0, ≤ 10 | grams per row |'],
  ["an argument's vocabulary", 'keys from the vocabulary [signals](../vocabularies.md#signals)'],
  [
    'what an item is',
    '- Each item: number, "nan", "inf", "-inf", or null. One row. Null when it was not read.',
  ],
  [
    'the code of a broken bound',
    'Refused with `too-heavy` where `scale` breaks `maximum`, `INVALID_SCALE` where it does not fit otherwise.',
  ],
  ['the code of absence', 'Refused with `NOTHING_TO_WEIGH` where it is missing'],
  ['a rule', '1. top_k must not exceed 400 in fine mode. Refused with `too-heavy` unless `'],
  ['a withheld parameter', '| `raw_scale` | Changes what a weight means. |'],
  [
    'when a result is null',
    '| `mean` | [Weight](#weight), or null | Per row. Null when there are no rows. |',
  ],
  [
    'the term of a result',
    '| `total` | [Weight](#weight) | All of it. See [Weight](../glossary.md#weight). |',
  ],
  [
    'how a list is written, of a tool that takes a body',
    '\nOn the command line a list is given once for each item (`--rows ...`), or once as JSON.\n',
  ],
  ['when a result is there', 'Present when `args.with_parts`. |'],
  ['a named type once', '### Weight\n\nA weight and how it was read.\n\n| Field |'],
  [
    'a refusal',
    '### `too-heavy`\n\nGiven when the rows weigh too much. HTTP status 422.\n\n- Reason: {what} weighs {grams} grams.\n- The way forward: Send fewer.\n- The same call again: It is refused again, whenever it is made: other arguments are needed.\n- A call that is refused with it: `{ "rows": [1], "scale": 11 }`',
  ],
  [
    'a guarantee',
    '### The rows are added.\n\n- `sum`: `{ "rows": [1, 2] }`\n- `again`: `{ "rows": [2, 1] }` over HTTP\n\nHolds when `near(sum.result.total.value, 3, 1e-9)`\n\nSource: A book of sums, 1202',
  ],
  [
    'a decision',
    '### One unit or two?\n\n- grams\n- grams and kilograms\n\nDecided: two\n\nBecause: both are read',
  ],
  ['a term', '- [Weight](../glossary.md#weight): What a scale says.'],
])("a tool's page carries %s", (_what, expected) => {
  expect(toolPage).toContain(expected);
});

test('an answer stands on a page only once a run has produced it', async () => {
  expect(toolPage.match(/not recorded yet; run `generated\/tests\/record\.ts`/g)).toHaveLength(2);
  expect(toolPage).not.toContain('The agent reads');
  const answer = { total: 3, series: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] };
  const recordings = new Map([['weigh_rows/two-rows', { arguments: { rows: [1, 2] }, answer }]]);
  const recorded = (await emit(pages, contract, recordings)).get('generated/kb/tools/weigh-rows.md')!;
  expect(recorded).toContain(
    'Answer (abbreviated: … marks what is left out):\n\n```json\n{ "total": 3, "series": [1, 2, 3, 4, "… 6 more"] }',
  );
  expect(recorded).toContain('The agent reads: They come to three grams.');
  expect(recorded.match(/not recorded yet/g)).toHaveLength(1);
});

test('a page says which guarantees held, as long as the contract is the one that they were run with', async () => {
  const digest = contractDigests(contract).get('weigh_rows')!;
  const kb = async (held: EmitInput['held']) =>
    (
      await pages.emit({
        contract,
        digests: contractDigests(contract),
        recordings: new Map(),
        held: held!,
        releases: [],
      })
    )
      .filter(({ path }) => /weigh-rows|guarantees/.test(path))
      .map(({ text }) => text)
      .join('');
  const says = weighRows.guarantees.map((guarantee) => guarantee.says);
  const all = `All ${says.length} held when they were last run, with the contract of this page.`;
  expect(
    (await kb(new Map([['weigh_rows', { contract: digest, held: says, refused: {} }]]))).split(all),
  ).toHaveLength(3);
  for (const held of [
    { contract: 'another', held: says, refused: {} },
    { contract: digest, held: [], refused: {} },
  ])
    expect(await kb(new Map([['weigh_rows', held]]))).toContain(
      `${says.length} of ${says.length} were not run with the contract of this page yet`,
    );
});

test('a page shows what the caller of a refused call reads, once a run has refused it', async () => {
  const text = 'too-heavy: A row weighs 11 grams. Send fewer.';
  const emitted = await pages.emit({
    contract,
    digests: contractDigests(contract),
    recordings: new Map(),
    held: new Map([['weigh_rows', { contract: '', held: [], refused: { 'too-heavy': text } }]]),
    releases: [],
  });
  const page = emitted.find(({ path }) => path === 'generated/kb/tools/weigh-rows.md')!.text;
  expect(page).toContain(`- What its caller reads: \`${text}\`\n`);
  expect(toolPage).not.toContain('What its caller reads');
});

test('a tool without anything optional has a page all the same', async () => {
  const bare = {
    ...weighRows,
    arguments: { ...weighRows.arguments, properties: [] },
    deferred: [],
    rules: [],
    refusals: [],
    glossary: [],
    guarantees: [],
    examples: [],
    decisions: [],
    seeAlso: [],
    details: '',
  };
  const text = (await emit(pages, { ...contract, tools: [bare] })).get('generated/kb/tools/weigh-rows.md')!;
  expect(text).toContain('## Arguments\n\nNone.');
  expect([...text.matchAll(/^## (.*)/gm)].map((match) => match[1])).toEqual([
    'What this tool does',
    'What the agent reads',
    'Arguments',
    'Input schema',
    'Result',
    'Refusals',
    'Terms',
  ]);
});

test('every link between pages leads to a heading that is there', () => {
  const rendered = new Map([...files].map(([path, text]) => [path.replace('generated/', ''), text]));
  const pagesByAddress = new Map([...rendered].map(([path, text]) => [addressOf(path), html(path, text)]));
  for (const [path, text] of rendered) {
    for (const [, href = ''] of html(path, text).matchAll(/href="([^"]+)"/g)) {
      if (/^https?:/.test(href)) continue;
      const [address = '', fragment] = href.split('#');
      const target = address === '' ? html(path, text) : pagesByAddress.get(address);
      expect(target, `${path}: ${href}`).toBeDefined();
      if (fragment !== undefined) expect(target, `${path}: ${href}`).toContain(`id="${fragment}"`);
    }
  }
});

test('a code that several tools give stands once, with each of its wordings and the tools that have it', async () => {
  const [refusal] = weighRows.refusals;
  const tool = (name: string, recover: string) => ({
    ...weighRows,
    name,
    refusals: [{ ...refusal!, recover }],
  });
  const tools = [tool('a', 'Send rows.'), tool('b', 'Send rows.'), tool('c', 'Send one row.')];
  const text = (await emit(pages, { ...contract, tools })).get('generated/kb/refusals.md')!;
  expect(text.match(/^### `NOTHING_TO_WEIGH`$/gm)).toHaveLength(1);
  expect(text).toContain(
    'Given by [a](tools/a.md), [b](tools/b.md) when no rows were sent. HTTP status 422.',
  );
  expect(text).toMatch(/Given by \[c\]\(tools\/c.md\) when[\s\S]*- The way forward: Send one row\./);
});

test('a vocabulary says where it is read, and which tools take its names', () => {
  expect(files.get('generated/kb/vocabularies.md')).toMatch(
    /`vocabulary:\/\/signals`, over HTTP as `GET \/api\/v1\/vocabularies\/signals`\n- Taken by: \[weigh_rows\]\(tools\/weigh-rows.md\)/,
  );
});

test('a toolset of no tools and a server of nothing else are said to be so', async () => {
  const bare = await emit(pages, { ...contract, tools: [], glossary: [], vocabularies: [] });
  expect(bare.get('generated/kb/index.md')).toContain('No tools yet.');
  expect(bare.get('generated/kb/glossary.md')).toContain('No terms yet.');
  expect(bare.get('generated/kb/vocabularies.md')).toContain('None.');
});

test('a template prints nothing but through a helper', () => {
  const folder = new URL('../../../../generator/emit/pages/templates/', import.meta.url);
  for (const name of readdirSync(folder)) {
    const source = readFileSync(new URL(name, folder), 'utf8');
    for (const [mustache] of source.matchAll(/\{\{.*?\}\}/g)) {
      expect(mustache, name).toMatch(
        /^\{\{(#(each|if) [\w@]+|\/(each|if)|else|> releases|> fields( rows=\w+)?|(md|inline|cell|code|code_cell|as_is) \w+|block "\w+" \w+)\}\}$/,
      );
    }
  }
});

test("hostile text in a spec leaves the page's sections as they are", async () => {
  const hostile = '# x\r\n```\n*/ \u0024{y} {{z}} | `q <script>alert(1)</script> \u202e]( -->';
  const tool = {
    ...weighRows,
    summary: hostile,
    details: hostile,
    deferred: [{ name: 'raw_scale', place, reason: hostile }],
    decisions: [{ question: hostile, options: [hostile], decision: hostile, because: hostile }],
    examples: weighRows.examples.map((example) => ({ ...example, title: hostile, reads: hostile })),
    seeAlso: [{ place, title: hostile, href: 'javascript:alert(1)' }],
  };
  const text = (await emit(pages, { ...contract, tools: [tool] })).get('generated/kb/tools/weigh-rows.md')!;
  const count = (source: string) => html('kb/tools/weigh-rows.md', source).match(/<h[1-6]/g)!.length;
  expect(count(text)).toBe(count(toolPage));
  expect(html('kb/tools/weigh-rows.md', text)).not.toMatch(/<script|href="javascript/);
});
