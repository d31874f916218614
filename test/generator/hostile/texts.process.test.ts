import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { expect, onTestFinished, test } from 'vitest';
import type { OutputFile } from '../../../generator/emit/emitter.ts';
import { own } from '../../../runtime/access/access.ts';
import type { Registry } from '../../../runtime/contract.ts';
import { createServer } from '../../../runtime/server.ts';
import { mcpResponder } from '../../../runtime/surfaces/mcp/requests.ts';
import { sdkServer } from '../../../runtime/surfaces/mcp/sdk-server.ts';
import { memoryArtifacts } from '../../../runtime/testing/memory-artifacts.ts';
import { memoryCallLog } from '../../../runtime/testing/memory-call-log.ts';
import { memoryJournal } from '../../../runtime/testing/memory-journal.ts';
import { lineOf } from '../diagnostics/fixture-project.ts';
import { writeProjects } from './compile.ts';
import { liveHtml } from './html.ts';
import { prose } from './mutate.ts';
import {
  emitUnlinted,
  ownRoot,
  renderPages,
  runPipeline,
  type Specs,
  specsOf,
  type Tree,
  written,
} from './project.ts';
import { hostileTexts } from './texts.ts';

/** Keys below which stand lists of sentences. */
const lists = new Set(['pitfalls', 'aliases', 'sources', 'options']);

/** Puts the text wherever a person writes prose. */
function withProse(value: unknown, text: string, key = ''): unknown {
  if (typeof value === 'string')
    return prose.has(key) ? (key === 'recover' ? asTemplate(text) : text) : value;
  if (Array.isArray(value)) {
    return value.map((item) => (lists.has(key) && typeof item === 'string' ? text : withProse(item, text)));
  }
  if (value === null || typeof value !== 'object') return value;
  // The arguments of a call are values, whatever they are called, and a registry takes a hundred characters.
  const isCall = key === 'example' || 'reads' in value || 'check' in value;
  const members = Object.entries(value).map(([name, member]) => {
    const stays = name === 'publish' || (isCall && CALLS.has(name));
    return [name, stays ? member : withProse(member, text, name)];
  });
  return Object.fromEntries(members);
}

/** The text where `{name}` stands for a param: with names that none is called, it would be a finding. */
function asTemplate(text: string): string {
  return text.replace(/\{(\w+)\}/g, '{ $1 }');
}

const CALLS = new Set(['arguments', 'calls']);

function spoilt(root: string | undefined, text: string): Specs {
  return withProse(specsOf(root), text) as Specs;
}

const texts = Object.entries(hostileTexts).filter(([, text]) => text.trim() !== '');
const projects = new Map<string, readonly OutputFile[]>();

test.each(texts)('%s in every field of prose gives pages that do nothing', async (what, text) => {
  const { findings, outputs, contract } = await emitUnlinted(written(spoilt(undefined, text)));
  expect(findings.map(lineOf)).toEqual([]);
  for (const [path, page] of renderPages(outputs!, contract!)) {
    if (path.endsWith('.html')) expect(liveHtml(page), path).toEqual([]);
  }
  for (const file of outputs!) expect(file.text.isWellFormed(), file.path).toBe(true);
  projects.set(what, outputs!);
});

test('code compiles with them, and what a client lists is the text as it was written', async () => {
  expect(projects.size).toBe(texts.length);
  const onDisk = writeProjects(projects);
  onTestFinished(onDisk.remove);
  expect(await onDisk.compile()).toBe('');
  for (const [what, text] of texts) {
    const listed = await listing(join(onDisk.folder(what), 'generated/registry.ts'));
    const [tool] = listed.tools;
    expect(tool!.title, what).toBe(text);
    expect(tool!.description, what).toContain(text.replace(/\r\n?/g, '\n').trim());
    const properties = Object.values(tool!.inputSchema.properties!) as { description: string }[];
    expect(properties.map(({ description }) => description.slice(0, text.length))).toEqual(
      properties.map(() => text),
    );
    expect(listed.instructions, what).toBe(text);
  }
});

/** What the real client reads of the server that this registry makes. */
async function listing(registry: string) {
  const module = (await import(pathToFileURL(registry).href)) as { readonly registry: Registry<unknown> };
  const server = createServer({
    registry: module.registry,
    services: {},
    log: memoryCallLog(),
    journal: memoryJournal(),
    artifacts: memoryArtifacts(),
    code: 'code-1',
    wallClock: () => new Date(0),
    newRunId: () => 'run',
    revision: null,
    environment: {},
    reportFault: () => undefined,
  });
  const mcp = sdkServer(server, mcpResponder(server, undefined), own);
  const client = new Client({ name: 'hostile', version: '1' });
  const [clientSide, serverSide] = InMemoryTransport.createLinkedPair();
  await Promise.all([mcp.connect(serverSide), client.connect(clientSide)]);
  const { tools } = JSON.parse(JSON.stringify(await client.listTools())) as Awaited<
    ReturnType<Client['listTools']>
  >;
  const instructions = client.getInstructions();
  await client.close();
  return { tools, instructions };
}

test("the repository's own specs stand all of them at once", async () => {
  const all = texts
    .map(([, text]) => text)
    .filter((text) => text.length < 2_000)
    .join(' ');
  const specs = spoilt(ownRoot, all);
  // Two terms of one name are refused.
  for (const [name, term] of Object.entries(specs['specs/glossary.yaml']!)) {
    Object.assign(term as Tree, { title: `${name} ${all}`, aliases: [] });
  }
  const { findings, outputs, contract } = await emitUnlinted(written(specs), ownRoot);
  expect(findings.map(lineOf)).toEqual([]);
  for (const [path, page] of renderPages(outputs!, contract!)) {
    if (path.endsWith('.html')) expect(liveHtml(page), path).toEqual([]);
  }
  const onDisk = writeProjects(new Map([['own', outputs!]]), ownRoot);
  onTestFinished(onDisk.remove);
  expect(await onDisk.compile()).toBe('');
});

test.each([
  ['blank text', ' \t\n ', 'T206'],
  ['half a character', 'a\ud800', 'T112'],
  ['a text over the limit of a file', 'x'.repeat(1_000_000), 'T106'],
])('%s is a finding, wherever it stands', async (_, text, code) => {
  const files = written(spoilt(undefined, text));
  const { findings } = await runPipeline(files);
  const found = findings.filter((finding) => finding.code === code).map(({ place }) => place.file);
  expect(new Set(found)).toEqual(
    new Set(files.filter((file) => file.text.includes(JSON.stringify(text))).map(({ path }) => path)),
  );
  expect(found.length).toBeGreaterThan(3);
});

test('HTML that does something is told from HTML that does not', () => {
  expect(liveHtml('<p>a &lt;script&gt; <a href="/x/">b</a></p>')).toEqual([]);
  expect(liveHtml('<script>')).toEqual(['<script>']);
  expect(liveHtml('<a href="javascript:x">')).toHaveLength(1);
  expect(liveHtml('<p onclick="x">')).toHaveLength(1);
  expect(liveHtml('<p onclick=x>')).toHaveLength(1);
});
