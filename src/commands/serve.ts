import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { createHttpApp, listen } from 'toolwright-runtime/http';
import { stateFile, stdioLaunch } from '../installation.ts';
import { openServer } from '../open-server.ts';
import { siteMount } from '../site.ts';

const HOST = '127.0.0.1';
const DEFAULT_PORT = '8321';

/** `quant serve [--port N]`: pages, HTTP routes and MCP on one loopback address, until it is stopped. */
export async function runServe(argv: readonly string[]): Promise<number> {
  const options = { port: { type: 'string', default: DEFAULT_PORT } } as const;
  const { values } = parseArgs({ args: [...argv], options });
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port > 65_535) {
    process.stderr.write(`--port takes a whole number from 0 to 65535, not "${values.port}".\n`);
    return 2;
  }
  const server = await openServer(process.env);
  const report = (error: unknown) => process.stderr.write(`${String(error)}\n`);
  const app = createHttpApp(server, { mountSite: siteMount(), report });
  const { address, stop } = await listen(app, { host: HOST, port }).catch((error: unknown) => {
    throw (error as NodeJS.ErrnoException).code === 'EADDRINUSE' ? portTaken(port) : error;
  });
  process.stdout.write(greeting(address));
  const [signal] = await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await stop();
  process.stderr.write(`Stopped by ${signal}; call log at ${stateFile(process.env)}.\n`);
  return 0;
}

function portTaken(port: number): Error {
  return new Error(`port ${port} is taken; choose another with --port N, or 0 for any free one.`);
}

function greeting(address: string): string {
  const { name, command, args, env } = stdioLaunch(process.env);
  const stdio = JSON.stringify({ mcpServers: { [name]: { command, args, env } } }, null, 2);
  return [
    `pages        ${address}/`,
    `MCP (HTTP)   ${address}/mcp`,
    `call log     ${stateFile(process.env)}`,
    '',
    'For a client that starts its servers itself (Claude Desktop: claude_desktop_config.json):',
    stdio,
    '',
  ].join('\n');
}
