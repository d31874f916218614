import { createServer } from 'toolwright-runtime';
import { serveStdio } from 'toolwright-runtime/mcp';
import { memoryArtifacts, memoryCallLog, memoryJournal } from 'toolwright-runtime/testing';
import { registry } from '../../generated/registry.ts';
import { fixtures } from '../../generated/tests/fixtures.ts';

// The server over stdio, in the state that the examples and guarantees of the specs start from.
let runs = 0;
const journal = memoryJournal();
const server = createServer({
  registry,
  services: await fixtures['default']!({ journal }),
  log: memoryCallLog(),
  journal,
  artifacts: memoryArtifacts(),
  wallClock: () => new Date('2026-01-02T00:00:00.000Z'),
  newRunId: () => `run-${++runs}`,
  revision: null,
  code: 'under test',
  environment: Object.fromEntries(registry.server.switches.map(({ variable }) => [variable, '1'])),
  reportFault: ({ error }) => console.error(error),
});
await serveStdio(server, { logPlace: 'memory', host: process });
process.exit(0);
