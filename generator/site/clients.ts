import type { Server } from '../model/contract.ts';
import type { SiteSettings } from './settings.ts';
import { LOCAL_ADDRESS } from './tool-view.ts';

/** How one client is set up, as Markdown. */
export interface ClientSetup {
  readonly name: string;
  readonly title: string;
  readonly markdown: string;
}

interface Client {
  readonly name: string;
  readonly title: string;
  /** Where its configuration stands. */
  readonly file: string;
  readonly language: 'json' | 'toml';
  readonly overHttp: (name: string, url: string) => string;
  readonly overStdio: (name: string, launch: Launch) => string;
  /** What else sets it up: a command of its own, or a link that hands the same configuration to the program. */
  readonly alsoOverHttp: (name: string, url: string) => string[];
  readonly alsoOverStdio?: (name: string, launch: Launch) => string[];
}

interface Launch {
  readonly command: string;
  readonly args: readonly string[];
}

/** The set-up of each client that is known, over HTTP and, where the server is published, over stdio. */
export function clientSetups(
  server: Server,
  { address = LOCAL_ADDRESS, command }: SiteSettings,
): ClientSetup[] {
  const url = `${address}/mcp`;
  const launch: Launch | undefined = server.publish && {
    command: 'npx',
    args: ['-y', server.publish.package, ...server.publish.arguments],
  };
  return CLIENTS.map((client) => {
    const block = (text: string) => `\`\`\`${client.language}\n${text.trimEnd()}\n\`\`\``;
    const parts = [
      `**A server that runs**, in \`${client.file}\`:`,
      block(client.overHttp(server.name, url)),
      ...client.alsoOverHttp(server.name, url),
      ...(launch === undefined
        ? []
        : [
            `**The published package**, in the same file:`,
            block(client.overStdio(server.name, launch)),
            ...(client.alsoOverStdio?.(server.name, launch) ?? []),
          ]),
      ...(command === undefined
        ? []
        : [
            `**A checkout**, with the paths of your machine:`,
            bash(`${command} client-config ${client.name}`),
          ]),
    ];
    return { name: client.name, title: client.title, markdown: `${parts.join('\n\n')}\n` };
  });
}

const json = (value: unknown) => JSON.stringify(value, null, 2);
const servers = (name: string, entry: unknown) => json({ mcpServers: { [name]: entry } });
const toml = (name: string, lines: readonly string[]) =>
  [`[mcp_servers.${JSON.stringify(name)}]`, ...lines].join('\n');
const stdio = (launch: Launch) => ({ type: 'stdio', ...launch });
const orBy = (text: string) => ['Or by its command:', bash(text)];
const words = ({ command, args }: Launch) => [command, ...args].join(' ');
const bash = (text: string) => `\`\`\`bash\n${text}\n\`\`\``;

/** Cursor's and VS Code's own pages that hand a configuration to the program. */
export function cursorInstallLink(name: string, entry: unknown): string {
  const config = encodeURIComponent(btoa(JSON.stringify(entry)));
  return `https://cursor.com/en/install-mcp?name=${encodeURIComponent(name)}&config=${config}`;
}

export function vscodeInstallLink(name: string, entry: object): string {
  const own = `vscode:mcp/install?${encodeURIComponent(JSON.stringify({ name, ...entry }))}`;
  return `https://insiders.vscode.dev/redirect?url=${encodeURIComponent(own)}`;
}

const CLIENTS: readonly Client[] = [
  {
    name: 'claude-code',
    title: 'Claude Code',
    file: '.mcp.json',
    language: 'json',
    overHttp: (name, url) => servers(name, { type: 'http', url }),
    overStdio: (name, launch) => servers(name, stdio(launch)),
    alsoOverHttp: (name, url) => orBy(`claude mcp add --transport http ${name} ${url}`),
    alsoOverStdio: (name, launch) => orBy(`claude mcp add ${name} -- ${words(launch)}`),
  },
  {
    name: 'claude-desktop',
    title: 'Claude Desktop',
    file: 'claude_desktop_config.json',
    language: 'json',
    // It skips entries with an address in this file, and takes such servers as connectors, which have to be on the web.
    overHttp: (name, url) => servers(name, { command: 'npx', args: ['-y', 'mcp-remote', url] }),
    overStdio: (name, launch) => servers(name, launch),
    alsoOverHttp: () => [
      'Claude Desktop starts programs and takes no address in this file; `mcp-remote` is the program that calls one. A server that the web reaches is added under Settings, Connectors.',
    ],
  },
  {
    name: 'cursor',
    title: 'Cursor',
    file: '~/.cursor/mcp.json',
    language: 'json',
    overHttp: (name, url) => servers(name, { url }),
    overStdio: (name, launch) => servers(name, stdio(launch)),
    alsoOverHttp: (name, url) => [`[Install in Cursor, over HTTP](${cursorInstallLink(name, { url })})`],
    alsoOverStdio: (name, launch) => [
      `[Install the package in Cursor](${cursorInstallLink(name, stdio(launch))})`,
    ],
  },
  {
    name: 'vscode',
    title: 'VS Code',
    file: '.vscode/mcp.json',
    language: 'json',
    overHttp: (name, url) => json({ servers: { [name]: { type: 'http', url } } }),
    overStdio: (name, launch) => json({ servers: { [name]: stdio(launch) } }),
    alsoOverHttp: (name, url) => [
      `[Install in VS Code, over HTTP](${vscodeInstallLink(name, { type: 'http', url })})`,
    ],
    alsoOverStdio: (name, launch) => [
      `[Install the package in VS Code](${vscodeInstallLink(name, stdio(launch))})`,
    ],
  },
  {
    name: 'codex',
    title: 'Codex',
    file: '~/.codex/config.toml',
    language: 'toml',
    overHttp: (name, url) => toml(name, [`url = ${JSON.stringify(url)}`]),
    overStdio: (name, { command, args }) =>
      toml(name, [
        `command = ${JSON.stringify(command)}`,
        `args = [${args.map((word) => JSON.stringify(word)).join(', ')}]`,
      ]),
    alsoOverHttp: (name, url) => orBy(`codex mcp add ${name} --url ${url}`),
    alsoOverStdio: (name, launch) => orBy(`codex mcp add ${name} -- ${words(launch)}`),
  },
  {
    name: 'gemini-cli',
    title: 'Gemini CLI',
    file: '~/.gemini/settings.json',
    language: 'json',
    overHttp: (name, url) => servers(name, { httpUrl: url }),
    overStdio: (name, launch) => servers(name, launch),
    alsoOverHttp: (name, url) => orBy(`gemini mcp add --scope user --transport http ${name} ${url}`),
  },
];
