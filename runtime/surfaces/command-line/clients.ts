import type { StdioLaunch } from './client-config.ts';

/** A program that starts MCP servers, and what its configuration looks like. */
export interface McpClient {
  /** The file that the configuration belongs into. */
  readonly file: string;
  readonly write: (launch: StdioLaunch) => string;
  /** What the client replaces in a value by a variable of its own; such a value can't be handed over. */
  readonly replaces?: RegExp;
}

/** The clients that `client-config` knows, by name. */
export const clients: ReadonlyMap<string, McpClient> = new Map<string, McpClient>([
  ['claude-code', { file: '.mcp.json', write: json('mcpServers', true), replaces: /\$\{/ }],
  ['claude-desktop', { file: 'claude_desktop_config.json', write: json('mcpServers', false) }],
  ['codex', { file: '~/.codex/config.toml', write: toml }],
  ['cursor', { file: '~/.cursor/mcp.json', write: json('mcpServers', true), replaces: /\$\{/ }],
  [
    'gemini-cli',
    { file: '~/.gemini/settings.json', write: json('mcpServers', false), replaces: /\$\w|\$\{/ },
  ],
  ['vscode', { file: '.vscode/mcp.json', write: json('servers', true), replaces: /\$\{/ }],
]);

function json(key: string, namesTransport: boolean): McpClient['write'] {
  return ({ name, command, args, env }) => {
    const transport = namesTransport ? { type: 'stdio' } : {};
    return `${JSON.stringify({ [key]: { [name]: { ...transport, command, args, env } } }, null, 2)}\n`;
  };
}

/** TOML's basic strings take every escape that JSON writes; it asks for one more, of DEL. */
function toml({ name, command, args, env }: StdioLaunch): string {
  const text = (value: string) => JSON.stringify(value).replaceAll('\u007f', '\\u007f');
  const table = `mcp_servers.${text(name)}`;
  const variables = Object.entries(env).map(([variable, value]) => `${text(variable)} = ${text(value)}`);
  return [
    `[${table}]`,
    `command = ${text(command)}`,
    `args = [${args.map(text).join(', ')}]`,
    ...(variables.length > 0 ? ['', `[${table}.env]`, ...variables] : []),
    '',
  ].join('\n');
}
