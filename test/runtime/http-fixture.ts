import process from 'node:process';
import { createHttpApp, listen } from '../../runtime/surfaces/http/index.ts';
import { fixtureServer } from './fixture-server.ts';

// A server process for the tests of HTTP: says its address on stdout, ends cleanly on SIGTERM.
const app = createHttpApp(fixtureServer().server, {
  report: () => undefined,
  mountSite: (site) => {
    site.get('/', (_request, response) => {
      response.send('<h1>Fixture</h1>');
    });
    site.get('/broken', () => {
      throw new Error('a secret of the site');
    });
  },
});
const listening = await listen(app, { host: '127.0.0.1', port: 0 });
process.stdout.write(listening.address);
process.once('SIGTERM', listening.stop);
