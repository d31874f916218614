import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { describe, expect, test } from 'vitest';
import { own } from '../../../runtime/access/access.ts';
import { mcpResponder, sdkServer } from '../../../runtime/surfaces/mcp/index.ts';
import { fixtureTool, object } from '../fixture-registry.ts';
import { type FixtureServer, fixtureServer } from '../fixture-server.ts';

async function connect(
  fixture: FixtureServer = fixtureServer(),
  toolsets?: readonly string[],
): Promise<Client> {
  const mcp = sdkServer(fixture.server, mcpResponder(fixture.server, toolsets), own);
  const client = new Client({ name: 'test-client', version: '0.1' });
  const [clientSide, serverSide] = InMemoryTransport.createLinkedPair();
  await Promise.all([mcp.connect(serverSide), client.connect(clientSide)]);
  return client;
}

describe('tools/list', () => {
  test('shows every tool in one order, with digest and hints', async () => {
    const client = await connect();
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'add_up',
      'constructor',
      'match_signals',
      'store_draw',
      'switched',
      'throws',
    ]);
    expect(tools[0]).toMatchObject({
      annotations: { readOnlyHint: true, destructiveHint: false },
      _meta: { 'test.fixture/digest': 'd'.repeat(64) },
      inputSchema: { type: 'object', additionalProperties: false },
    });
    expect(client.getInstructions()).toBe('Add numbers.');
    expect(client.getServerVersion()).toMatchObject({ name: 'fixture', version: '1.2.3' });
  });

  test('shows the chosen toolsets alone, and their tools alone are called', async () => {
    const client = await connect(fixtureServer(), ['matching']);
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(['match_signals']);
    await expect(client.callTool({ name: 'add_up', arguments: { numbers: [1] } })).rejects.toMatchObject({
      code: -32602,
    });
  });

  test('refuses to serve a toolset that is not there', () => {
    expect(() => mcpResponder(fixtureServer().server, ['machting'])).toThrow(
      'There is no toolset "machting". Did you mean matching?',
    );
  });
});

describe('tools/call', () => {
  test('gives a result as structured content and the same JSON as text', async () => {
    const fixture = fixtureServer();
    const client = await connect(fixture);
    await client.listTools();
    const result = await client.callTool({ name: 'add_up', arguments: { numbers: [1, 2] } });
    expect(result.structuredContent).toMatchObject({ sum: 3, provenance: { runId: 'run-1' }, warnings: [] });
    expect(result.content).toEqual([{ type: 'text', text: JSON.stringify(result.structuredContent) }]);
    expect(fixture.log.startedRows[0]?.caller).toEqual({
      surface: 'mcp',
      client: 'test-client 0.1',
      tier: null,
      token: null,
    });
  });

  test('gives a refusal as text and _meta, which a client that validates results still delivers', async () => {
    const client = await connect();
    await client.listTools();
    const result = await client.callTool({ name: 'add_up', arguments: { numbers: ['a', 2000], scale: -1 } });
    expect(result).toEqual({
      isError: true,
      content: [
        {
          type: 'text',
          text: [
            'INVALID_NUMBERS: numbers[0] must be a number, not "a". See the bounds of numbers[0].',
            '- INVALID_NUMBERS: numbers[1] must be at most 1000, not 2000. The nearest valid value is 1000.',
            '- INVALID_SCALE: scale must be at least 0, not -1. The nearest valid value is 0.',
          ].join('\n'),
        },
      ],
      _meta: { 'test.fixture/refusal': expect.objectContaining({ code: 'INVALID_NUMBERS', runId: 'run-1' }) },
    });
  });

  test.each([
    ['left out', undefined, 'INVALID_NUMBERS'],
    ['an array', [1], 'INVALID_ARGUMENTS'],
  ])('takes arguments that are %s through the same steps', async (_what, args, code) => {
    const client = await connect();
    const result = await client.callTool({ name: 'add_up', arguments: args as never });
    expect(result.content).toMatchObject([{ text: expect.stringContaining(code) }]);
  });

  test('gives an unknown tool as a JSON-RPC error with the nearest names', async () => {
    const client = await connect();
    await expect(client.callTool({ name: 'addup' })).rejects.toMatchObject({
      code: -32602,
      message: expect.stringContaining('There is no tool addup. Did you mean add_up?'),
      data: { name: 'addup', nearest: ['add_up'] },
    });
  });

  test('gives a fault without its stack', async () => {
    const client = await connect();
    const result = await client.callTool({ name: 'throws' });
    expect(result).toMatchObject({ isError: true, _meta: { 'test.fixture/fault': { runId: 'run-1' } } });
    expect(JSON.stringify(result)).not.toContain('secret');
  });

  test('reports progress to a client that asked, and cancels', async () => {
    const waiting = Promise.withResolvers<boolean>();
    const tool = fixtureTool('slow', {
      contract: { arguments: object(), result: object() },
      handler: async (_args, call) => {
        call.progress(1, 2, 'half');
        await new Promise((resolve) => call.signal.addEventListener('abort', resolve));
        waiting.resolve(call.signal.aborted);
        call.provenance({ asOf: null });
        return {};
      },
    });
    const client = await connect(fixtureServer({}, [tool]));
    const cancel = new AbortController();
    const onprogress = (progress: object) => {
      expect(progress).toMatchObject({ progress: 1, total: 2, message: 'half' });
      cancel.abort();
    };
    const call = client.callTool({ name: 'slow' }, undefined, { signal: cancel.signal, onprogress });
    await expect(call).rejects.toThrow();
    expect(await waiting.promise).toBe(true);
  });
});

describe('resources', () => {
  const pages = [
    { path: 'glossary.md', text: '[//]: # (generated)\n\n# Glossary\n\nWhat words mean.\n\n## Sum\n' },
    { path: 'tools/add-up.md', text: '# Adding up\n\n## At once\n' },
  ];
  const withPages = () => fixtureServer({ readPages: async () => pages });
  const read = async (client: Client, uri: string) => {
    const { contents } = await client.readResource({ uri });
    return contents as { uri: string; mimeType: string; text: string }[];
  };

  test('are the vocabularies and the pages', async () => {
    const client = await connect(withPages());
    expect((await client.listResources()).resources).toEqual([
      {
        uri: 'vocabulary://signals',
        name: 'signals',
        title: 'Signals',
        description: 'Names of signals.',
        mimeType: 'application/json',
      },
      {
        uri: 'page:///glossary.md',
        name: 'glossary',
        title: 'Glossary',
        description: 'What words mean.',
        mimeType: 'text/markdown',
      },
      {
        uri: 'page:///tools/add-up.md',
        name: 'tools/add-up',
        title: 'Adding up',
        mimeType: 'text/markdown',
      },
    ]);
    const [vocabulary] = await read(client, 'vocabulary://signals');
    expect(JSON.parse(vocabulary!.text)).toMatchObject({
      name: 'signals',
      entries: [
        { name: 'rv_21d', type: 'number' },
        { name: 'streak' },
        { name: 'regime', values: ['bull', 'bear'] },
      ],
    });
    const glossary = new URL('../glossary.md#sum', 'page:///tools/add-up.md');
    glossary.hash = '';
    expect(await read(client, glossary.href)).toEqual([
      { uri: 'page:///glossary.md', mimeType: 'text/markdown', text: pages[0]!.text },
    ]);
  });

  test('are the schemas of the tools that are served, by a template', async () => {
    const client = await connect(fixtureServer(), ['matching']);
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
      'vocabulary://{name}',
      'schema://{tool}/{part}',
    ]);
    const { tools } = await client.listTools();
    for (const [part, schema] of [
      ['arguments', tools[0]!.inputSchema],
      ['result', tools[0]!.outputSchema],
    ] as const) {
      const [content] = await read(client, `schema://match_signals/${part}`);
      expect(content!.mimeType).toBe('application/schema+json');
      expect(JSON.parse(content!.text)).toEqual(schema);
    }
    await expect(client.readResource({ uri: 'schema://add_up/result' })).rejects.toMatchObject({
      code: -32002,
    });
  });

  test.each([
    ['vocabulary://signal', 'vocabulary://signals'],
    ['page:///glosary.md', 'page:///glossary.md'],
    ['schema://add_up/results', 'schema://add_up/result'],
  ])('%s is not there, and the error names the nearest', async (uri, near) => {
    const client = await connect(withPages());
    await expect(client.readResource({ uri })).rejects.toMatchObject({
      code: -32002,
      message: expect.stringContaining(near),
    });
  });
});

describe('completions', () => {
  const ask = async (ref: object, name: string, value: string, fixture = fixtureServer()) => {
    const client = await connect(fixture);
    expect(client.getServerCapabilities()).toHaveProperty('completions');
    const { completion } = await client.complete({ ref: ref as never, argument: { name, value } });
    return completion;
  };
  const prompt = { type: 'ref/prompt', name: 'add_and_match' };
  const schema = { type: 'ref/resource', uri: 'schema://{tool}/{part}' };
  const vocabulary = { type: 'ref/resource', uri: 'vocabulary://{name}' };

  test.each([
    ['a vocabulary, for a prompt', prompt, 'signal', '', ['rv_21d', 'streak', 'regime']],
    ['what begins with it, then what holds it', prompt, 'signal', 'RE', ['regime', 'streak']],
    ['nothing that fits', prompt, 'signal', 'x', []],
    ['text that is free', prompt, 'note', 'a', []],
    ['the vocabularies', vocabulary, 'name', 's', ['signals']],
    ['the tools', schema, 'tool', 'add', ['add_up']],
    ['the parts of a contract', schema, 'part', '', ['arguments', 'result']],
  ])('%s', async (_what, ref, name, value, values) => {
    expect(await ask(ref, name, value)).toEqual({ values, total: values.length, hasMore: false });
  });

  test('at most a hundred, and says how many more', async () => {
    const signals = Array.from({ length: 130 }, (_, index) => ({
      name: `s${index}`,
      type: 'number' as const,
      description: 'One of many.',
    }));
    const fixture = fixtureServer({ services: { signals, stored: [] } });
    const { values, ...rest } = await ask(prompt, 'signal', 's', fixture);
    expect([values.length, rest]).toEqual([100, { total: 130, hasMore: true }]);
  });

  test.each([
    ['a prompt', { type: 'ref/prompt', name: 'nope' }, 'signal'],
    ['an argument', prompt, 'nope'],
    ['an address', { type: 'ref/resource', uri: 'page:///{path}' }, 'path'],
    ['a part of an address', vocabulary, 'tool'],
  ])('not of %s that is not there', async (_what, ref, name) => {
    await expect(ask(ref, name, '')).rejects.toMatchObject({ code: -32602 });
  });
});

describe('prompts', () => {
  test('are listed with what people fill in, and filled in', async () => {
    const client = await connect();
    expect(client.getServerCapabilities()).toHaveProperty('prompts');
    const { prompts } = await client.listPrompts();
    expect(prompts).toEqual([
      {
        name: 'add_and_match',
        title: 'Add and match',
        description: 'Adds, then matches.',
        arguments: [
          { name: 'numbers', description: 'What to add.', required: true },
          { name: 'note', description: 'A remark.', required: false },
          { name: 'signal', description: 'What to match.', required: false },
        ],
      },
    ]);
    const args = { numbers: '1, 2 and {note}' };
    expect(await client.getPrompt({ name: 'add_and_match', arguments: args })).toEqual({
      description: 'Adds, then matches.',
      messages: [
        {
          role: 'user',
          content: { type: 'text', text: 'Add 1, 2 and {note} with `add_up`, then `match_signals`.' },
        },
      ],
    });
  });

  test('that name a tool which is not served are not offered', async () => {
    const client = await connect(fixtureServer(), ['matching']);
    expect((await client.listPrompts()).prompts).toEqual([]);
  });

  test.each([
    [
      'another name',
      { name: 'add_and_mach' },
      'There is no prompt add_and_mach. Did you mean add_and_match?',
    ],
    [
      'nothing filled in',
      { name: 'add_and_match' },
      'The prompt add_and_match needs numbers (What to add.).',
    ],
    [
      'an argument of another name',
      { name: 'add_and_match', arguments: { numbers: '1', notes: 'x' } },
      'There is no argument of the prompt add_and_match: notes. Did you mean note?',
    ],
  ])('refuse %s', async (_what, params, message) => {
    const client = await connect();
    await expect(client.getPrompt(params)).rejects.toMatchObject({
      code: -32602,
      message: expect.stringContaining(message),
    });
  });
});
