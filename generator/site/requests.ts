import { jsonText } from '../emit/print/json.ts';

/** How a tool is reached. */
export interface ToolSurface {
  readonly tool: string;
  /** Of the typed client. */
  readonly method: string;
  readonly http?: { readonly method: 'GET' | 'POST'; readonly path: string };
  /** What stands before the tool's name on the command line; empty where there is no such command. */
  readonly command: string;
  /** Where the server answers over HTTP, without a slash at the end. */
  readonly address: string;
}

export interface RequestForm {
  readonly name: 'mcp' | 'typescript' | 'curl' | 'command';
  readonly title: string;
  readonly language: string;
  readonly text: string;
}

/** One call in each way that there is to make it; the text is whole, and can be run as it stands. */
export function requestForms(surface: ToolSurface, args: Readonly<Record<string, unknown>>): RequestForm[] {
  const forms: RequestForm[] = [
    { name: 'mcp', title: 'JSON-RPC', language: 'json', text: jsonText(jsonRpc(surface.tool, args)) },
    { name: 'typescript', title: 'TypeScript', language: 'typescript', text: typescript(surface, args) },
    { name: 'curl', title: 'curl', language: 'bash', text: curl(surface, args) },
  ];
  if (surface.command !== '')
    forms.push({
      name: 'command',
      title: 'Command line',
      language: 'bash',
      text: commandLine(surface, args),
    });
  return forms;
}

/** The body of `tools/call`. */
export function jsonRpc(tool: string, args: Readonly<Record<string, unknown>>) {
  return { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: tool, arguments: args } };
}

function typescript({ method }: ToolSurface, args: object): string {
  return `const answer = await client.${method}(${jsonText(args)});`;
}

function curl({ tool, http, address }: ToolSurface, args: Readonly<Record<string, unknown>>): string {
  if (http === undefined) {
    const accept = "-H 'Accept: application/json, text/event-stream'";
    return `curl ${address}/mcp ${accept} \\\n  -d ${quoted(JSON.stringify(jsonRpc(tool, args)))}`;
  }
  const target = `${address}${http.path}`;
  if (http.method === 'POST') return `curl ${target} \\\n  -d ${quoted(JSON.stringify(args))}`;
  const parameters = Object.entries(args).map(
    ([name, value]) => ` \\\n  --data-urlencode ${quoted(`${name}=${asText(value)}`)}`,
  );
  return `curl ${parameters.length === 0 ? '' : '--get '}${target}${parameters.join('')}`;
}

function commandLine({ tool, command }: ToolSurface, args: Readonly<Record<string, unknown>>): string {
  const flags = Object.entries(args).map(([name, value]) => {
    if (typeof value === 'boolean') return value ? `--${name}` : `--no-${name}`;
    return `--${name} ${quoted(asText(value))}`;
  });
  return [`${command} ${tool}`, ...flags].join(flags.length > 2 ? ' \\\n  ' : ' ');
}

/** Over a query or a flag, text is itself and anything else is JSON. */
function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** One word of a POSIX shell. */
function quoted(text: string): string {
  return /^[\w./:=@%+-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
