import { once } from 'node:events';
import { type StoredToken, stateOf, verifyToken } from 'toolwright-runtime';
import { createHttpApp, listen } from 'toolwright-runtime/http';
import { server as contract } from '../../generated/contract/server.ts';
import { stateFile } from '../installation.ts';
import { livePages } from '../live-pages/live-pages.ts';
import { openInstallation, openLog } from '../open-server.ts';
import { siteMount } from '../site.ts';
import { lazyTokenStore } from '../state/lazy-token-store.ts';
import { stdioLaunch } from '../stdio-launch.ts';
import { readOnlySurfaces } from '../surfaces/read-only-surfaces.ts';
import { UsageError } from '../usage-error.ts';
import { parseServeOptions, type ServeOptions } from './serve-options.ts';

/** `quant serve`: pages, HTTP routes and MCP on one address, until it is stopped. */
export async function runServe(argv: readonly string[]): Promise<number> {
  const options = parseServeOptions(argv);
  if ('problem' in options) throw new UsageError(options.problem);
  const tokens = lazyTokenStore(process.env);
  // A server on this machine alone starts whatever its state file is like, and the call that needs it says so.
  const valid = options.published ? (await (await tokens()).list()).filter(isValid) : [];
  if (options.published && valid.length === 0) return refuseToServe(NO_TOKEN);

  const log = openLog(process.env);
  const { server, services } = await openInstallation(process.env, log);
  const report = (error: unknown) => process.stderr.write(`${String(error)}\n`);
  const app = createHttpApp(server, {
    ...options,
    authenticate: async (token) => verifyToken(await tokens(), token, new Date()),
    readOnly: readOnlySurfaces(services),
    mountSite: siteMount(
      livePages({ server, services, environment: process.env, wallClock: () => new Date() }),
    ),
    checkReady: () => log.list({ limit: 1 }),
    report,
  });
  const { address, stop } = await listen(app, options).catch((error: unknown) => {
    throw (error as NodeJS.ErrnoException).code === 'EADDRINUSE' ? portTaken(options.port) : error;
  });
  process.stdout.write(greeting(address, options, valid.length));
  const [signal] = await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await stop();
  process.stderr.write(`Stopped by ${signal}; call log at ${stateFile(process.env)}.\n`);
  return 0;
}

const NO_TOKEN =
  'Others can reach this server, and there is no token to call it with: make one with `quant token create --tier TIER`.';

function refuseToServe(problem: string): number {
  process.stderr.write(`${problem}\n`);
  return 2;
}

function isValid(token: StoredToken): boolean {
  return stateOf(token, new Date()) === 'valid';
}

function portTaken(port: number): Error {
  return new Error(`port ${port} is taken; choose another with --port N, or 0 for any free one.`);
}

function greeting(address: string, options: ServeOptions, tokens: number): string {
  const { name, command, args, env } = stdioLaunch(process.env);
  const stdio = JSON.stringify({ mcpServers: { [name]: { command, args, env } } }, null, 2);
  const callers = options.published
    ? [`hosts        ${options.allowedHosts.join(', ')}`, `callers      ${whoCalls(tokens)}`]
    : [];
  return [
    `pages        ${address}/`,
    `MCP (HTTP)   ${address}/mcp`,
    ...callers,
    `call log     ${stateFile(process.env)}`,
    '',
    'For a client that starts its servers itself (Claude Desktop: claude_desktop_config.json):',
    stdio,
    '',
  ].join('\n');
}

function whoCalls(tokens: number): string {
  const published = contract.access?.anonymous.published;
  const others = published === undefined ? 'nobody else' : `anyone else with the tier ${published}`;
  return `those with a token (${tokens} valid now), and ${others}`;
}
