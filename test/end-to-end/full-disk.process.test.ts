import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { expect, onTestFinished, test } from 'vitest';
import { smallDisk } from '../small-disk.ts';

const root = join(import.meta.dirname, '../..');
const disk = smallDisk(1_024);

test.skipIf(disk === undefined)(
  'where the log cannot be written no answer goes out, and what went out is in the log',
  async () => {
    const { folder, remove } = disk!;
    onTestFinished(remove);
    const client = new Client({ name: 'test', version: '1' });
    const env = { ...(process.env as Record<string, string>), QUANT_HOME: join(folder, 'home') };
    const command = { command: process.execPath, args: [join(root, 'bin/quant.js'), 'mcp'], env };
    await client.connect(new StdioClientTransport({ ...command, stderr: 'ignore' }));
    onTestFinished(() => client.close());
    const answered: string[] = [];
    const call = async (index: number): Promise<boolean> => {
      // Every call has arguments of its own, so that each takes room.
      const returns = Array.from({ length: 60 }, (_, day) => Math.sin(day + index) / 100);
      const answer = await client.callTool({
        name: 'audit_backtest',
        arguments: { returns, periodsPerYear: 252, trials: 1 },
      });
      if (answer.isError !== true) {
        answered.push((answer.structuredContent as { provenance: { runId: string } }).provenance.runId);
        return true;
      }
      expect((answer.content as { text: string }[])[0]!.text).toMatch(/full|log/i);
      return false;
    };

    expect(await call(0)).toBe(true);
    writeFileSync(join(folder, 'large'), Buffer.alloc(500_000));
    let failed = 0;
    for (let index = 1; index < 600 && failed < 5; index++) if (!(await call(index))) failed++;
    expect(failed).toBe(5);
    rmSync(join(folder, 'large'));
    expect(await call(1_000)).toBe(true);

    const database = new DatabaseSync(join(folder, 'home/state.sqlite'), { readOnly: true });
    onTestFinished(() => database.close());
    const finished = database.prepare("SELECT run_id FROM call_finished WHERE outcome = 'result'").all();
    expect(finished.map((row) => row['run_id'])).toEqual(expect.arrayContaining(answered));
  },
);
