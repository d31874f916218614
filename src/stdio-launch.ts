import { join } from 'node:path';
import { clientEnvironment, type StdioLaunch } from 'toolwright-runtime/command-line';
import { server } from '../generated/contract/server.ts';
import { installationRoot } from './installation.ts';

/** How a client starts this server: absolute paths, and the Node that runs now, since a client brings its own. */
export function stdioLaunch(environment: NodeJS.ProcessEnv): StdioLaunch {
  return {
    name: server.name,
    command: process.execPath,
    args: [join(installationRoot(), 'bin/quant.js'), 'mcp'],
    ...clientEnvironment(server, environment),
  };
}
