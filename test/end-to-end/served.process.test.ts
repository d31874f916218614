import { type StdioOptions, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registry } from '../../generated/registry.ts';

// The built server as its users meet it: started by its bin, called by the SDK's own client.
const root = fileURLToPath(new URL('../..', import.meta.url));
const bin = join(root, 'bin/quant.js');
const home = mkdtempSync(join(tmpdir(), 'quant-'));
const environment = { ...(process.env as Record<string, string>), QUANT_HOME: home };
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** Pictures lie beside the answers. */
function jsonFiles(folder: string): string[] {
  return readdirSync(folder).filter((name) => name.endsWith('.json'));
}

/** Tools of other toolsets that answer from what others saved or put on record. */
const OF_THE_STATE = new Set(['refusal_census', 'list_configs', 'load_config', 'render_report']);

/**
 * Every recorded example: tool, arguments and the result that `make record` kept. What the tools of record and campaign
 * answer, and what is sealed, depends on the state, which is not that of the recordings here.
 */
const computing = registry.tools.filter(
  ({ listing }) =>
    listing.toolset !== 'record' &&
    listing.toolset !== 'campaign' &&
    !listing.handlerWrites &&
    !listing.usesJournal &&
    !OF_THE_STATE.has(listing.name),
);
const recorded = computing.flatMap(({ listing }) =>
  jsonFiles(join(root, 'recordings', listing.name)).map((file) => {
    const text = readFileSync(join(root, 'recordings', listing.name, file), 'utf8');
    const { arguments: args, answer } = JSON.parse(text);
    return { tool: listing.name, file, args, answer };
  }),
);

/** An answer but for what depends on the day: its provenance, and in warnings how many days ago the newest bar closed. */
const ofAnyDay = ({ provenance: _, warnings, ...answer }: Record<string, unknown>) => ({
  ...answer,
  warnings: (warnings as readonly string[]).map((text) => text.replace(/\d+ days ago/, 'N days ago')),
});

function servesEveryTool(connect: () => Promise<Client>): void {
  let client: Client;
  beforeAll(async () => {
    client = await connect();
  });
  afterAll(() => client.close());

  test('the listing is the contract', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name, description, inputSchema }) => ({ name, description, inputSchema }))).toEqual(
      registry.tools.map(({ listing: { name, description, inputSchema } }) => ({
        name,
        description,
        inputSchema,
      })),
    );
  });

  test.each(recorded)('$tool answers as recorded: $file', async ({ tool, args, answer }) => {
    const { structuredContent } = await client.callTool({ name: tool, arguments: args });
    expect(ofAnyDay(structuredContent as Record<string, unknown>)).toEqual(ofAnyDay(answer));
  });

  test('a refusal arrives with its code, its reason and the way forward', async () => {
    const result = await client.callTool({ name: 'audit_backtest', arguments: { returns: [0.01] } });
    expect(result).toMatchObject({ isError: true });
    expect(result.content).toEqual([
      { type: 'text', text: expect.stringMatching(/^UNRANKABLE: .*Pass trials/s) },
    ]);
  });

  test('every resource that is listed can be read, a page for each tool among them', async () => {
    const { resources } = await client.listResources();
    const uris = resources.map(({ uri }) => uri);
    for (const { listing } of registry.tools) {
      expect(uris).toContain(`page:///tools/${listing.name.replaceAll('_', '-')}.md`);
    }
    for (const { uri, mimeType } of resources) {
      const [content] = (await client.readResource({ uri })).contents as { mimeType: string; text: string }[];
      expect(content!.mimeType).toBe(mimeType);
      expect(content!.text.length).toBeGreaterThan(100);
    }
    const ref = { type: 'ref/prompt' as const, name: 'read_one_signal' };
    const { completion } = await client.complete({ ref, argument: { name: 'signal', value: 'rv' } });
    expect(completion.values).toContain('rv_21d');
  });

  test('an unknown tool is a protocol error with the nearest name', async () => {
    await expect(client.callTool({ name: 'audit_backtests' })).rejects.toMatchObject({
      code: -32602,
      message: expect.stringContaining('audit_backtest'),
    });
  });
}

describe('over stdio', () => {
  servesEveryTool(async () => {
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(
      new StdioClientTransport({ command: process.execPath, args: [bin, 'mcp'], env: environment }),
    );
    return client;
  });

  test('every call is in the log, from start to end', () => {
    const database = new DatabaseSync(join(home, 'state.sqlite'), { readOnly: true });
    const unfinished = database
      .prepare(
        'SELECT count(*) AS n FROM call_started LEFT JOIN call_finished USING (run_id) WHERE outcome IS NULL',
      )
      .get();
    const outcomes = database.prepare('SELECT DISTINCT outcome FROM call_finished ORDER BY 1').all();
    database.close();
    expect(unfinished).toEqual({ n: 0 });
    expect(outcomes).toEqual([{ outcome: 'refusal' }, { outcome: 'result' }]);
  });
});

describe('over HTTP', () => {
  let address: string;
  const server = spawn(process.execPath, [bin, 'serve', '--port', '0'], { env: environment });
  beforeAll(async () => {
    address = await new Promise((resolve) => {
      let printed = '';
      server.stdout.on('data', (text) => {
        printed += String(text);
        const found = /^pages +(http:\S+)\/$/m.exec(printed)?.[1];
        if (found !== undefined) resolve(found);
      });
    });
  });
  afterAll(async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  describe('MCP', () => {
    servesEveryTool(async () => {
      const client = new Client({ name: 'test', version: '1' });
      await client.connect(new StreamableHTTPClientTransport(new URL(`${address}/mcp`)));
      return client;
    });
  });

  test.each([
    ['/', 'text/html; charset=utf-8', '<h1 id="top">Quant Research</h1>'],
    ['/tools/audit-backtest/', 'text/html; charset=utf-8', 'audit_backtest'],
    ['/tools/compare-to-history/index.md', 'text/markdown; charset=utf-8', '# MCP tool'],
    ['/refusals/', 'text/html; charset=utf-8', 'id="unrankable"'],
    ['/site.css', 'text/css; charset=utf-8', 'color-scheme'],
    ['/scripts/page.js', 'text/javascript; charset=utf-8', "from './element.js'"],
    ['/tools/audit-backtest/tool.json', 'application/json; charset=utf-8', '"periodsPerYear"'],
    ['/llms.txt', 'text/plain; charset=utf-8', '/tools/audit-backtest/index.md'],
    ['/sitemap.xml', 'text/xml; charset=utf-8', '/tools/audit-backtest/'],
  ])('%s is served as %s', async (path, type, text) => {
    const response = await fetch(address + path);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await response.text()).toContain(text);
  });

  test('where there is nothing, a reader gets a page and a program a problem', async () => {
    const get = (accept: string) => fetch(`${address}/tools/none/`, { headers: { accept } });
    const page = await get('text/html,application/xhtml+xml,*/*;q=0.8');
    expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(await page.text()).toContain('There is no such page');
    for (const accept of ['*/*', 'application/json']) {
      const problem = await get(accept);
      expect(problem.status).toBe(404);
      expect(await problem.json()).toMatchObject({ title: 'Not Found' });
    }
  });

  test('a page is sent compressed to whoever takes it so', async () => {
    const response = await fetch(`${address}/tools/audit-backtest/`);
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(await response.text()).toContain('</html>');
    const plain = await fetch(`${address}/tools/audit-backtest/`, {
      headers: { 'accept-encoding': 'identity' },
    });
    expect(plain.headers.get('content-encoding')).toBeNull();
  });

  test('a refusal is a problem whose type is a place on its page', async () => {
    const response = await fetch(`${address}/api/v1/signals/base-rates?top_k=900`);
    const problem = (await response.json()) as { type: string };
    const [path, fragment] = problem.type.split('#');
    expect(response.status).toBe(422);
    expect(problem).toMatchObject({ code: 'INVALID_TOP_K' });
    expect(await (await fetch(address + path)).text()).toContain(`id="${fragment}"`);
  });

  test('another host is not answered', async () => {
    const status = await new Promise((resolve, reject) => {
      request(address, { headers: { Host: 'evil.example' } }, (response) => resolve(response.statusCode))
        .on('error', reject)
        .end();
    });
    expect(status).toBe(403);
  });
});

describe('from the command line', () => {
  const quant = (args: readonly string[], { node = process.execPath, input = '', env = environment } = {}) =>
    spawnSync(node, [bin, ...args], { encoding: 'utf8', input, env, cwd: tmpdir() });
  const series = {
    returns: [0.02, -0.01, 0.02, 0.01, -0.004, 0.03, -0.015, 0.011, 0.006, -0.008],
    trials: 3,
  };

  test('a result ends with 0, its JSON alone on stdout', () => {
    const { status, stdout, stderr } = quant(['call', 'audit_backtest', '--args', '-'], {
      input: JSON.stringify(series),
    });
    expect(JSON.parse(stdout)).toMatchObject({ nObs: 10, nTrials: 3 });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  test('arguments come from a file', () => {
    const file = join(home, 'arguments.json');
    writeFileSync(file, JSON.stringify(series));
    expect(JSON.parse(quant(['call', 'audit_backtest', '--args', `@${file}`]).stdout)).toMatchObject({
      nObs: 10,
    });
  });

  test('a refusal ends with 3, its JSON on stdout', () => {
    const { status, stdout } = quant(['call', 'audit_backtest', '--args', '{"returns":[0.01]}']);
    expect(status).toBe(3);
    expect(JSON.parse(stdout)).toMatchObject({ code: 'UNRANKABLE' });
  });

  test.each([
    ['no tool', ['call']],
    ['no JSON', ['call', 'audit_backtest', '--args', '{']],
    ['an unknown flag', ['call', 'audit_backtest', '--arg', '{}']],
    ['a file that is not there', ['call', 'audit_backtest', '--args', '@/nowhere.json']],
    ['an unknown command', ['cal']],
    ['an unknown client', ['client-config', 'claude']],
    ['a port that is none', ['serve', '--port', 'x']],
    ['a port that only looks like a number', ['serve', '--port', '1e3']],
    ['an unknown flag of the self-test', ['self-test', '--fast']],
    ['an unknown toolset', ['mcp', '--toolset', 'nope']],
  ])('%s ends with 2 and words on stderr', (_case, args) => {
    const { status, stdout, stderr } = quant(args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).not.toBe('');
    expect(stderr).not.toContain('    at ');
  });

  test('an output that cannot take the answer ends with 1 and a sentence', () => {
    const args = [bin, 'call', 'audit_backtest', '--args', JSON.stringify(series)];
    const stdio: StdioOptions = ['ignore', openSync('/dev/full', 'w'), 'pipe'];
    const { status, stderr } = spawnSync(process.execPath, args, {
      encoding: 'utf8',
      env: environment,
      stdio,
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^quant: the output can't be written \(ENOSPC.*\)\.\n$/);
  });

  test.each(['mcp', 'serve', 'call', 'self-test'])('%s --help says how quant is used', (command) => {
    const { status, stdout, stderr } = quant([command, '--help']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('Usage: quant COMMAND');
  });

  test('a call is found in the log, made again, and named in a manifest', () => {
    const { stdout } = quant(['call', 'audit_backtest', '--args', JSON.stringify(series)]);
    const { runId } = JSON.parse(stdout).provenance;
    const listed = quant(['log', '--limit', '1']);
    const fits = new RegExp(`^${runId}  \\S+ \\S+  result  audit_backtest  command researcher\\n$`);
    expect(listed.stdout).toMatch(fits);
    expect(listed.stdout.split('  command')[0]!.length).toBeLessThanOrEqual(80);
    const replayed = quant(['replay', runId]);
    expect(replayed).toMatchObject({ status: 0, stderr: '' });
    expect(replayed.stdout).toContain('1 replayed: 1 the same, 0 different, 0 impossible.');
    const manifest = JSON.parse(quant(['manifest', runId]).stdout);
    expect(manifest.runs[0]).toMatchObject({ runId, tool: 'audit_backtest', arguments: series });
    const listing = JSON.parse(
      quant(['list_runs', '--tool', 'audit_backtest', '--limit', '2', '--json']).stdout,
    );
    expect(listing.runs).toMatchObject([{ replay_of: runId }, { run_id: runId, outcome: 'result' }]);
    const verdict = JSON.parse(quant(['replay_run', '--run_id', runId, '--json']).stdout);
    expect(verdict).toMatchObject({ run_id: runId, verdict: 'same', changed: [] });
    const described = JSON.parse(quant(['get_manifest', '--run_ids', `["${runId}"]`, '--json']).stdout);
    expect(JSON.parse(described.manifest)).toEqual(manifest);
    expect(quant(['replay', '--all']).stdout).not.toContain('list_runs');
    expect(quant(['replay', 'nope'])).toMatchObject({ status: 2, stderr: 'The call log has no run nope.\n' });
  });

  test('a state file that is none ends with 1 and says which, and is left as it is', () => {
    const broken = mkdtempSync(join(tmpdir(), 'quant-'));
    const file = join(broken, 'state.sqlite');
    writeFileSync(file, 'not a database, '.repeat(50));
    const { status, stdout } = quant(['call', 'audit_backtest', '--args', JSON.stringify(series)], {
      env: { ...environment, QUANT_HOME: broken },
    });
    expect(status).toBe(1);
    expect(stdout).toContain(`${file} is damaged`);
    expect(readFileSync(file, 'utf8')).toBe('not a database, '.repeat(50));
    rmSync(broken, { recursive: true });
  });

  test('the self-test starts the real server with the real client', () => {
    expect(quant(['self-test'])).toMatchObject({
      status: 0,
      stdout: expect.stringContaining(`ok: ${registry.tools.length} tools`),
    });
  });

  test('the client configuration starts this server', async () => {
    const { stdout } = quant(['client-config', 'claude-desktop']);
    const { command, args, env } = JSON.parse(stdout).mcpServers['quant-research'];
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(new StdioClientTransport({ command, args, env, cwd: tmpdir() }));
    expect((await client.listTools()).tools).toHaveLength(registry.tools.length);
    await client.close();
  });

  const oldNode = (process.env['PATH'] ?? '')
    .split(':')
    .map((folder) => join(folder, 'node'))
    .filter((node) => existsSync(node))
    .find(
      (node) => Number(spawnSync(node, ['-p', 'process.versions.node']).stdout.toString().split('.')[0]) < 24,
    );

  test.skipIf(oldNode === undefined)('an older Node starts the one that is installed', () => {
    const { status, stdout } = quant(['call', 'audit_backtest', '--args', JSON.stringify(series)], {
      node: oldNode!,
    });
    expect(JSON.parse(stdout)).toMatchObject({ nObs: 10 });
    expect(status).toBe(0);
  });
});
