import { isAbsolute } from 'node:path';
import { nearestNames } from '../../nearest.ts';
import { EXIT, type ExitCode, type Terminal } from './terminal.ts';

/**
 * How a client starts the server over stdio. Clients start in a folder of their own, so paths are absolute.
 */
export interface StdioLaunch {
  /** The name the client shows the server under. */
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Secret variables, whose values no configuration is written with. */
  readonly withheld: readonly string[];
}

type ClientConfiguration = (launch: StdioLaunch) => unknown;

const clients: ReadonlyMap<string, ClientConfiguration> = new Map([
  [
    'claude-desktop',
    ({ name, command, args, env }: StdioLaunch) => ({ mcpServers: { [name]: { command, args, env } } }),
  ],
]);

/**
 * `client-config CLIENT`: writes the configuration that makes a client start this server.
 *
 * @param argv what follows `client-config`
 */
export function runClientConfig(launch: StdioLaunch, argv: readonly string[], terminal: Terminal): ExitCode {
  if (!isAbsolute(launch.command))
    throw new TypeError(`a client needs an absolute path, not ${launch.command}`);
  const [client, ...more] = argv;
  const configuration = client === undefined ? undefined : clients.get(client);
  if (configuration === undefined || more.length > 0) {
    const known = [...clients.keys()];
    const near = client === undefined ? [] : nearestNames(client, known);
    const hint = near.length > 0 ? `Did you mean ${near.join(', ')}?` : `Known clients: ${known.join(', ')}.`;
    terminal.writeError(`Usage: client-config CLIENT\n${hint}\n`);
    return EXIT.usage;
  }
  terminal.writeOutput(`${JSON.stringify(configuration(launch), null, 2)}\n`);
  if (launch.withheld.length > 0) {
    terminal.writeError(
      `Not written, being secret: ${launch.withheld.join(', ')}. Set them in the client.\n`,
    );
  }
  return EXIT.done;
}
