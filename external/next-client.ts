import { strict as assert } from 'node:assert';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { registry } from '../generated/registry.ts';
import { bin, callsOfEveryTool, withHome } from './calls.ts';
import { startFixtureServer } from './fixture-server.ts';

/** The client of the 2.x SDK gets results and refusals, over stdio and over HTTP. */
export async function checkNextClient(): Promise<void> {
  await withHome(async (env) => {
    const transport = new StdioClientTransport({ command: process.execPath, args: [bin, 'mcp'], env });
    await withClient(transport, async (client) => {
      const { tools } = await client.listTools();
      assert.deepEqual(
        tools.map(({ name }) => name),
        registry.tools.map(({ listing }) => listing.name),
      );
      let run = '';
      for (const [name, argumentsOn] of await callsOfEveryTool()) {
        const { isError, structuredContent } = await client.callTool({
          name,
          arguments: { ...argumentsOn(run) },
        });
        const { provenance } = structuredContent as { readonly provenance: { readonly runId: string } };
        assert.ok(!isError && provenance.runId, `${name} gave no result`);
        run ||= provenance.runId;
      }
      const refused = await client.callTool({ name: 'audit_backtest', arguments: { returns: [0.01] } });
      assertRefused(refused, 'UNRANKABLE');
      await assert.rejects(client.callTool({ name: 'audit_backtests', arguments: {} }), /audit_backtest/);
      const { resources } = await client.listResources();
      for (const { uri } of resources) assert.ok((await client.readResource({ uri })).contents.length > 0);
    });
  });
  process.stdout.write('  2.x client over stdio: a result of every tool, and a refusal\n');

  const listening = await startFixtureServer();
  try {
    const transport = new StreamableHTTPClientTransport(new URL(`${listening.address}/mcp`));
    await withClient(transport, async (client) => {
      const { structuredContent } = await client.callTool({ name: 'test_simple_text', arguments: {} });
      assert.equal(
        (structuredContent as { text: string }).text,
        'This is a simple text response for testing.',
      );
      assertRefused(await client.callTool({ name: 'test_error_handling', arguments: {} }), 'ALWAYS');
    });
  } finally {
    await listening.stop();
  }
  process.stdout.write('  2.x client over HTTP: a result and a refusal\n');
}

async function withClient(
  transport: Parameters<Client['connect']>[0],
  work: (client: Client) => Promise<void>,
): Promise<void> {
  const client = new Client({ name: 'external-check', version: '1' });
  await client.connect(transport);
  try {
    await work(client);
  } finally {
    await client.close();
  }
}

function assertRefused({ isError, content }: { isError?: boolean; content?: unknown }, code: string): void {
  assert.equal(isError, true);
  const [block] = content as readonly { readonly text: string }[];
  assert.ok(block!.text.startsWith(`${code}: `), block!.text);
}
