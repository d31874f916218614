import { once } from 'node:events';
import { own } from '../../runtime/access/access.ts';
import { createServer } from '../../runtime/server.ts';
import { memoryArtifacts } from '../../runtime/testing/memory-artifacts.ts';
import { openCallLog } from '../../src/state/call-log.ts';
import { openJournal } from '../../src/state/journal.ts';
import { fixtureRegistry, fixtureServices, tryWidth } from '../runtime/fixture-registry.ts';

// A server of its own on a shared state file. It says that it is ready, waits for a line, then makes as many equal calls
// as it is told and writes what it got, and how often it computed.
const [file, name, count] = process.argv.slice(2);
const computed: number[] = [];
let runs = 0;
const server = createServer({
  registry: fixtureRegistry([tryWidth(computed)]),
  services: fixtureServices(),
  log: openCallLog(file!),
  journal: openJournal(file!),
  artifacts: memoryArtifacts(),
  wallClock: () => new Date(),
  newRunId: () => `${name}-${++runs}`,
  revision: null,
  code: 'code-1',
  environment: {},
  reportFault: ({ error }) => console.error(error),
});
console.log('ready');
await once(process.stdin, 'data');
const caller = { surface: 'call', client: null } as const;
const answers = [];
for (let width = 1; width <= Number(count); width += 1) {
  answers.push(await server.call({ tool: 'try_width', arguments: { width }, caller, identify: own }));
}
console.log(JSON.stringify({ answers, computed: computed.length }));
process.exit(0);
