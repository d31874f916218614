import { join } from 'node:path';
import {
  type Artifacts,
  type CallLog,
  createServer,
  type Journal,
  type Registry,
  type Server,
} from 'toolwright-runtime';
import { run } from './measure.ts';

const folder = join(import.meta.dirname, 'trivial');

/** A server of one tool that adds two numbers, generated from `trivial/specs`, whose calls are recorded in this log. */
export async function trivialServer(log: CallLog): Promise<Server> {
  const registry = await trivialRegistry();
  let runs = 0;
  return createServer({
    registry,
    services: { nothing: true },
    log,
    journal: noJournal,
    artifacts: noArtifacts,
    wallClock: () => new Date(),
    newRunId: () => `run-${process.pid}-${++runs}`,
    revision: null,
    code: 'bench',
    environment: {},
    reportFault: ({ error }) => {
      throw error;
    },
  });
}

/** A log that keeps nothing. */
export const noLog: CallLog = { started: async () => {}, finished: async () => {}, attempts: async () => 0 };

const noArtifacts: Artifacts = { keep: async () => {}, read: async () => undefined };

/** Nothing of its tool goes on record. */
const noJournal: Journal = { recall: async () => undefined, record: async () => undefined };

async function trivialRegistry(): Promise<Registry<{ readonly nothing: true }>> {
  const toolwright = join(import.meta.dirname, '../generator/bin/toolwright.js');
  await run(process.execPath, [toolwright, 'gen'], folder);
  const module = await import(join(folder, 'generated/registry.ts'));
  return module.registry;
}

/** The same tool as a project without a generator would write it, with the SDK's high-level server. */
export async function peerServer() {
  const [{ McpServer }, { z }] = await Promise.all([
    import('@modelcontextprotocol/sdk/server/mcp.js'),
    import('zod'),
  ]);
  const server = new McpServer({ name: 'peer', version: '1.0.0' });
  const addend = z.number().min(-1_000_000).max(1_000_000);
  server.registerTool(
    'add_numbers',
    {
      title: 'Add numbers',
      description: 'The sum of two numbers.',
      inputSchema: { a: addend, b: addend, note: z.string().max(100).optional() },
      outputSchema: { sum: z.number(), note: z.string().optional() },
    },
    ({ a, b, note }) => {
      const result = { sum: a + b, ...(note === undefined ? {} : { note }) };
      return { content: [{ type: 'text', text: JSON.stringify(result) }], structuredContent: result };
    },
  );
  return server;
}
