import { isAbsolute } from 'node:path';
import { nearestNames } from '../../nearest.ts';
import { clients } from './clients.ts';
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

/**
 * `client-config CLIENT`: writes the configuration that makes a client start this server, and on the error stream
 * the file that it belongs into. Ends with 1 where the client would read a value as something else.
 *
 * @param argv what follows `client-config`
 */
export function runClientConfig(launch: StdioLaunch, argv: readonly string[], terminal: Terminal): ExitCode {
  if (!isAbsolute(launch.command))
    throw new TypeError(`a client needs an absolute path, not ${launch.command}`);
  const [client, ...more] = argv;
  const found = client === undefined ? undefined : clients.get(client);
  if (found === undefined || more.length > 0) {
    const known = [...clients.keys()];
    const near = client === undefined ? [] : nearestNames(client, known);
    const hint = near.length > 0 ? `Did you mean ${near.join(', ')}?` : `Known clients: ${known.join(', ')}.`;
    terminal.writeError(`Usage: client-config CLIENT\n${hint}\n`);
    return EXIT.usage;
  }
  const values = [launch.command, ...launch.args, ...Object.values(launch.env)];
  const replaced = values.find((value) => found.replaces?.test(value));
  if (replaced !== undefined) {
    terminal.writeError(`${client} would replace a part of ${replaced} by a variable of its own.\n`);
    return EXIT.fault;
  }
  terminal.writeOutput(found.write(launch));
  terminal.writeError(`This goes into ${found.file}.\n`);
  if (launch.withheld.length > 0) {
    terminal.writeError(
      `Not written, being secret: ${launch.withheld.join(', ')}. Set them in the client.\n`,
    );
  }
  return EXIT.done;
}
