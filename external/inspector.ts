import { strict as assert } from 'node:assert';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { registry } from '../generated/registry.ts';
import { bin, callsOfEveryTool, withHome } from './calls.ts';

const inspector = join(import.meta.dirname, 'node_modules/@modelcontextprotocol/inspector/cli/build/cli.js');

/** The Inspector's command line lists the tools and calls every one of them. */
export async function checkInspector(): Promise<void> {
  await withHome(async (env) => {
    const inspect = (...argv: readonly string[]) => {
      const command = [inspector, '--cli', process.execPath, bin, 'mcp', ...argv];
      const { status, stdout, stderr } = spawnSync(process.execPath, command, { env, encoding: 'utf8' });
      assert.equal(status, 0, stderr);
      return JSON.parse(stdout);
    };
    const { tools } = inspect('--method', 'tools/list');
    assert.deepEqual(
      tools.map(({ name }: { name: string }) => name),
      registry.tools.map(({ listing }) => listing.name),
    );
    let run = '';
    for (const [tool, argumentsOn] of await callsOfEveryTool()) {
      const args = Object.entries(argumentsOn(run)).flatMap(([name, value]) => [
        '--tool-arg',
        `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
      ]);
      const { isError, structuredContent } = inspect('--method', 'tools/call', '--tool-name', tool, ...args);
      assert.ok(!isError && structuredContent.provenance.runId, `${tool} gave no result`);
      run ||= structuredContent.provenance.runId;
      process.stdout.write(`  inspector: ${tool} gave a result\n`);
    }
  });
}
