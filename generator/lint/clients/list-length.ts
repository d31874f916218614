import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts';
import type { LintInput } from '../lint.ts';

/** How many tools a client shows its model, of all servers together. */
const rules: readonly { readonly client: string; readonly most: number }[] = [
  { client: 'copilot', most: 128 },
  { client: 'cursor', most: 80 },
  { client: 'vscode', most: 128 },
  { client: 'windsurf', most: 50 },
];

/** T509: more tools than a client in `clients` shows its model. */
export function clientListLengths({ contract: { server, tools } }: LintInput): Diagnostic[] {
  return rules
    .filter(({ client, most }) => server.clients.includes(client) && tools.length > most)
    .map(({ client, most }) => {
      const problem = `it has ${tools.length} entries, of which ${most} are shown to a model`;
      return diagnostic('T509', server.place, { client, what: 'the tool list', pointer: '/tools', problem });
    });
}
