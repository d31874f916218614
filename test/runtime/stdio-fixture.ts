import process from 'node:process';
import { serveStdio } from '../../runtime/surfaces/mcp/index.ts';
import { addUp, fixtureTool, object } from './fixture-registry.ts';
import { fixtureServer } from './fixture-server.ts';

// A server process for the tests of stdio: `slow` answers after a tenth of a second, `chatty` speaks on the
// console.
const slow = fixtureTool('slow', {
  contract: { arguments: object(), result: object() },
  handler: async (_args, call) => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    call.provenance({ asOf: null });
    return {};
  },
});

const chatty = fixtureTool('chatty', {
  contract: { arguments: object(), result: object() },
  handler: (_args, call) => {
    console.log('a stray word');
    call.provenance({ asOf: null });
    return {};
  },
});

await serveStdio(fixtureServer({}, [addUp, chatty, slow]).server, {
  logPlace: '/state/calls.db',
  host: process,
});
// As the product does: an answer that nobody reads would keep the process.
process.exit(0);
