import { own } from '../../runtime/access/access.ts';
import type { ToolEntry } from '../../runtime/contract.ts';
import { createServer, type Server, type ServerParts } from '../../runtime/server.ts';
import { memoryArtifacts } from '../../runtime/testing/memory-artifacts.ts';
import { type MemoryCallLog, memoryCallLog } from '../../runtime/testing/memory-call-log.ts';
import { type MemoryJournal, memoryJournal } from '../../runtime/testing/memory-journal.ts';
import { type FixtureServices, fixtureRegistry, fixtureServices } from './fixture-registry.ts';

export interface FixtureServer {
  readonly server: Server;
  readonly log: MemoryCallLog;
  readonly journal: MemoryJournal;
  readonly artifacts: ReturnType<typeof memoryArtifacts>;
  readonly faults: unknown[];
  /** A call over the in-process surface. */
  readonly call: (tool: string, args?: unknown) => ReturnType<Server['call']>;
}

/** A server on the fixture registry: fixed clock, counted run ids, log in memory. */
export function fixtureServer(
  given: Partial<ServerParts<FixtureServices>> = {},
  tools?: readonly ToolEntry<FixtureServices>[],
): FixtureServer {
  const log = memoryCallLog();
  const journal = memoryJournal();
  const artifacts = memoryArtifacts();
  const faults: unknown[] = [];
  let runs = 0;
  const server = createServer({
    registry: fixtureRegistry(tools),
    services: fixtureServices(),
    log,
    journal,
    artifacts,
    wallClock: () => new Date('2026-01-02T00:00:00.000Z'),
    newRunId: () => `run-${++runs}`,
    revision: 'abc',
    code: 'code-1',
    environment: {},
    reportFault: ({ error }) => faults.push(error),
    ...given,
  });
  const caller = { surface: 'call', client: null } as const;
  const call = (tool: string, args?: unknown) =>
    server.call({ tool, arguments: args, caller, identify: own });
  return { server, log, journal, artifacts, faults, call };
}
