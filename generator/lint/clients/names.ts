import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts';
import type { LintInput } from '../lint.ts';

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
export function clientNames({ contract: { server, tools } }: LintInput): Diagnostic[] {
  return rules
    .filter(({ client }) => server.clients.includes(client))
    .flatMap(({ client, passedOn, longest }) =>
      tools.flatMap(({ name, place }) => {
        const { length } = passedOn(server.name, name);
        if (length <= longest) return [];
        const problem = `with the server's name it takes ${length} characters, and ${longest} are accepted`;
        return [diagnostic('T506', place, { client, what: `the tool "${name}"`, pointer: '/name', problem })];
      }),
    );
}
