import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts';
import type { LintInput } from '../lint.ts';

interface NameRule {
  readonly client: string;
  /** Why the client does not take the name; undefined where it does. */
  readonly problem: (server: string, tool: string) => string | undefined;
}

/** What clients, or the model providers behind them, do not take. Some put the server's name before the tool's. */
const rules: readonly NameRule[] = [
  { client: 'claude-code', problem: (server, tool) => tooLong(`mcp__${server}__${tool}`, 64) },
  { client: 'cursor', problem: (server, tool) => tooLong(`${server}${tool}`, 60) },
  {
    client: 'vscode',
    problem: (_, tool) =>
      /^[a-z0-9_-]+$/.test(tool) ? undefined : 'only lower-case letters, digits, _ and - are accepted',
  },
];

/** T506: a tool name that a client in `clients` is known to reject, drop or warn of. */
export function clientNames({ contract: { server, tools } }: LintInput): Diagnostic[] {
  return rules
    .filter(({ client }) => server.clients.includes(client))
    .flatMap(({ client, problem: problemOf }) =>
      tools.flatMap(({ name, place }) => {
        const problem = problemOf(server.name, name);
        if (problem === undefined) return [];
        return [diagnostic('T506', place, { client, what: `the tool "${name}"`, pointer: '/name', problem })];
      }),
    );
}

function tooLong(passedOn: string, longest: number): string | undefined {
  const { length } = passedOn;
  if (length <= longest) return undefined;
  return `with the server's name it takes ${length} characters, and ${longest} are accepted`;
}
