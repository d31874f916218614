import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { own } from '../../../runtime/access/access.ts';
import type { ArtifactLink } from '../../../runtime/handler.ts';
import { ArtifactError, type Artifacts } from '../../../runtime/journal/artifacts.ts';
import { EXIT, runArtifact } from '../../../runtime/surfaces/command-line/index.ts';
import { createHttpApp, type Listening, listen } from '../../../runtime/surfaces/http/index.ts';
import { readArtifact } from '../../../runtime/surfaces/mcp/artifact-content.ts';
import { mcpResponder, sdkServer } from '../../../runtime/surfaces/mcp/index.ts';
import { addUp, drawChart, fixtureAccess, fixtureRegistry, PIXEL } from '../fixture-registry.ts';
import { fixtureServer } from '../fixture-server.ts';
import { memoryTerminal } from '../memory-terminal.ts';

const nowhere = `artifact://${'0'.repeat(64)}`;
const fixture = fixtureServer({}, [addUp, drawChart]);
let links: Record<'page' | 'image', ArtifactLink>;

beforeAll(async () => {
  const answer = await fixture.call('draw_chart', { image: true });
  links = (answer as unknown as { result: typeof links }).result;
});

describe('over MCP', () => {
  let client: Client;
  beforeAll(async () => {
    client = new Client({ name: 'test', version: '1' });
    const mcp = sdkServer(fixture.server, mcpResponder(fixture.server, undefined), own);
    const [clientSide, serverSide] = InMemoryTransport.createLinkedPair();
    await Promise.all([mcp.connect(serverSide), client.connect(clientSide)]);
    await client.listTools();
  });
  afterAll(() => client.close());

  test('an answer carries a link to each, and an image as one', async () => {
    const { content, structuredContent } = await client.callTool({
      name: 'draw_chart',
      arguments: { image: true },
    });
    expect(structuredContent).toMatchObject(links);
    expect((content as object[]).slice(1)).toEqual([
      { type: 'resource_link', uri: links.page.uri, name: 'page', mimeType: 'text/html' },
      { type: 'resource_link', uri: links.image.uri, name: 'image', mimeType: 'image/png' },
      { type: 'image', data: PIXEL.toString('base64'), mimeType: 'image/png' },
    ]);
    const plain = await client.callTool({ name: 'add_up', arguments: { numbers: [1] } });
    expect(plain.content).toHaveLength(1);
  });

  test('a link leads to a resource: text as text, the rest as a blob, and the run that it is of', async () => {
    const { contents } = await client.readResource({ uri: links.page.uri });
    expect(contents).toEqual([
      {
        uri: links.page.uri,
        mimeType: 'text/html',
        text: '<h1>ü</h1>',
        _meta: {
          'test.fixture/artifact': { runId: 'run-1', tool: 'draw_chart', keptAt: '2026-01-02T00:00:00.000Z' },
        },
      },
    ]);
    const image = await client.readResource({ uri: links.image.uri });
    expect(image.contents[0]).toMatchObject({ mimeType: 'image/png', blob: PIXEL.toString('base64') });
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resourceTemplates).toContainEqual(expect.objectContaining({ uriTemplate: 'artifact://{digest}' }));
  });

  test.each([nowhere, 'artifact://../../etc/passwd', 'artifact://'])(
    'there is nothing at %s',
    async (uri) => {
      await expect(client.readResource({ uri })).rejects.toMatchObject({ code: -32002 });
    },
  );
});

describe('over HTTP', () => {
  let open: Listening;
  let closed: Listening;
  const app = (given: Parameters<typeof fixtureServer>[0]) =>
    listen(
      createHttpApp(fixtureServer({ artifacts: fixture.artifacts, ...given }, [drawChart]).server, {
        report: () => {},
      }),
      {
        host: '127.0.0.1',
        port: 0,
      },
    );
  beforeAll(async () => {
    open = await app({});
    const { listing, ...entry } = drawChart;
    const restricted = { ...entry, listing: { ...listing, access: 'writer' } };
    closed = await app({ registry: fixtureRegistry([restricted], { access: fixtureAccess }) });
  });
  afterAll(() => Promise.all([open.stop(), closed.stop()]));
  const path = (link: ArtifactLink) => `/artifacts/${link.uri.slice('artifact://'.length)}`;

  test('it is served as what it is, in a sandbox', async () => {
    const page = await fetch(`${open.address}${path(links.page)}`);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await page.text()).toBe('<h1>ü</h1>');
    const image = await fetch(`${open.address}${path(links.image)}`);
    expect(Buffer.from(await image.arrayBuffer())).toEqual(PIXEL);
  });

  test('where there is none, and where the caller may not call its tool, a problem says so', async () => {
    const missing = await fetch(`${open.address}/artifacts/${'0'.repeat(64)}`);
    expect(missing.status).toBe(404);
    const refused = await fetch(`${closed.address}${path(links.page)}`);
    expect(refused.status).toBe(401);
    expect(refused.headers.get('www-authenticate')).toBe('Bearer realm="fixture"');
    expect(await refused.json()).toMatchObject({ code: 'AUTH_REQUIRED', title: 'AUTH_REQUIRED' });
  });
});

describe('one whose content is gone is told of by its code', () => {
  const digest = '1'.repeat(64);
  const lost: Artifacts = {
    ...fixture.artifacts,
    read: async () => {
      throw new ArtifactError('ARTIFACT_CHANGED', 'The file is another one now.', 'draw_chart');
    },
  };
  const serving = (given: Parameters<typeof fixtureServer>[0], tools = [drawChart]) =>
    fixtureServer({ artifacts: lost, ...given }, tools).server;

  test('over MCP and by the command line', async () => {
    await expect(readArtifact(serving({}), `artifact://${digest}`, own)).rejects.toMatchObject({
      code: -32002,
      message: expect.stringContaining('ARTIFACT_CHANGED: The file is another one now.'),
    });
    const terminal = memoryTerminal();
    expect(await runArtifact(serving({}), [`artifact://${digest}`], terminal)).toBe(EXIT.refused);
    expect(terminal.errors()).toBe('ARTIFACT_CHANGED: The file is another one now.\n');
  });

  test('over HTTP, to whoever may call its tool', async () => {
    const { listing, ...entry } = drawChart;
    const restricted = { ...entry, listing: { ...listing, access: 'writer' } };
    const registry = fixtureRegistry([restricted], { access: fixtureAccess });
    for (const [server, status, code] of [
      [serving({}), 410, 'ARTIFACT_CHANGED'],
      [serving({ registry }), 401, 'AUTH_REQUIRED'],
    ] as const) {
      const at = await listen(createHttpApp(server, { report: () => {} }), { host: '127.0.0.1', port: 0 });
      const answer = await fetch(`${at.address}/artifacts/${digest}`);
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([status, code]);
      await at.stop();
    }
    expect(await serving({}, [addUp]).artifact(digest, own)).toBeUndefined();
  });
});

test('a tool that is no longer served opens its artifacts to nobody', async () => {
  const { server } = fixtureServer({ artifacts: fixture.artifacts }, [addUp]);
  expect(await server.artifact(links.page.uri.slice('artifact://'.length), own)).toBeUndefined();
});

describe('by the command line', () => {
  const run = async (...argv: string[]) => {
    const terminal = memoryTerminal();
    return { code: await runArtifact(fixture.server, argv, terminal), terminal };
  };

  test('text goes to the output, anything into a file', async () => {
    const page = await run(links.page.uri);
    expect([page.code, page.terminal.output()]).toEqual([EXIT.done, '<h1>ü</h1>']);
    const image = await run(links.image.uri, '--out', 'chart.png');
    expect(image.code).toBe(EXIT.done);
    expect(image.terminal.written.get('chart.png')).toEqual(PIXEL);
    expect(image.terminal.errors()).toBe('image/png, 8 bytes, of run run-1.\n');
  });

  test('a wrong command line, and what is not there, are told', async () => {
    const binary = await run(links.image.uri);
    expect(binary.terminal.errors()).toContain('image/png is no text; write it to a file with --out.');
    const missing = await run(nowhere);
    expect(missing.terminal.errors()).toBe(`There is no artifact ${nowhere}.\n`);
    const unnamed = await run();
    expect(unnamed.terminal.errors()).toContain('Name one artifact');
    expect([binary.code, missing.code, unnamed.code]).toEqual([EXIT.usage, EXIT.usage, EXIT.usage]);
  });
});
