import type { Environment, ServerContract } from '../../contract.ts';

export interface ClientEnvironment {
  /** What a client sets when it starts the server. */
  readonly env: Readonly<Record<string, string>>;
  /** Variables that are set here and secret: a client's configuration is no place for their values. */
  readonly withheld: readonly string[];
}

/** The declared variables that are set, as a client's configuration may hold them. */
export function clientEnvironment(
  { environment: declared, switches }: ServerContract,
  environment: Environment,
): ClientEnvironment {
  const gates = switches.map(({ variable }) => ({ name: variable, secret: false }));
  const set = [...declared, ...gates].flatMap(({ name, secret }) => {
    const value = environment[name];
    return value === undefined ? [] : [{ name, value, secret }];
  });
  return {
    env: Object.fromEntries(set.filter(({ secret }) => !secret).map(({ name, value }) => [name, value])),
    withheld: set.filter(({ secret }) => secret).map(({ name }) => name),
  };
}
