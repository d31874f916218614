import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import type { Contract } from '../model/contract.ts';

interface NameRule {
  readonly client: string;
  /** The name as the client passes it on. */
  readonly passedOn: (server: string, tool: string) => string;
  readonly longest: number;
}

/** Clients that put the server's name before the tool's, and what they or their model provider accept. */
const rules: readonly NameRule[] = [
  { client: 'claude-code', passedOn: (server, tool) => `mcp__${server}__${tool}`, longest: 64 },
  { client: 'cursor', passedOn: (server, tool) => `${server}${tool}`, longest: 60 },
];

/** T506: a tool name that a client in `clients` is known to reject or drop. */
export function clientNames({ server, tools }: Contract): Diagnostic[] {
  return rules
    .filter(({ client }) => server.clients.includes(client))
    .flatMap(({ client, passedOn, longest }) =>
      tools
        .filter(({ name }) => passedOn(server.name, name).length > longest)
        .map(({ name, place }) =>
          diagnostic('T506', place, {
            client,
            kind: 'tool',
            name,
            rule: `with the server's name it takes ${passedOn(server.name, name).length} characters, and ${longest} are accepted`,
          }),
        ),
    );
}
