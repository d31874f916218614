import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const bin = join(root, 'node_modules/yaml-language-server/bin/yaml-language-server');

export interface Completion {
  readonly label: string;
  readonly documentation?: string | { readonly value: string };
  readonly insertText?: string;
  readonly kind?: number;
}

export interface Problem {
  readonly message: string;
  readonly range: { readonly start: { readonly line: number; readonly character: number } };
}

/** A language server as an editor runs it, with the project's own settings. */
export interface LanguageServer {
  /** What is offered at `|` in a text that is a file of the project. */
  readonly complete: (path: string, text: string) => Promise<readonly Completion[]>;
  /** What is shown of the word at `|`, as Markdown; empty where there is nothing. */
  readonly hover: (path: string, text: string) => Promise<string>;
  readonly problems: (path: string, text: string) => Promise<readonly Problem[]>;
  /** The same of a file as it is, which says itself where its schema is. */
  readonly problemsOfFile: (path: string) => Promise<readonly Problem[]>;
  readonly stop: () => Promise<void>;
}

type Message = Readonly<Record<string, unknown>>;

/** Starts the language server over stdio, which is how VS Code and other editors talk to it. */
export async function startLanguageServer(): Promise<LanguageServer> {
  const server = spawn(process.execPath, [bin, '--stdio'], { cwd: root });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const waiting = new Map<number, (result: unknown) => void>();
  const settings = JSON.parse(readFileSync(join(root, '.vscode/settings.json'), 'utf8')) as Message;
  let asked = 0;

  const send = (message: Message) => {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message });
    server.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  };
  const request = <T>(method: string, params: unknown): Promise<T> =>
    new Promise((resolve) => {
      waiting.set(++asked, resolve as (result: unknown) => void);
      send({ id: asked, method, params });
    });
  const notify = (method: string, params: unknown) => send({ method, params });

  let configured: () => void;
  const isConfigured = new Promise<void>((resolve) => {
    configured = resolve;
  });
  const published = new Map<string, (problems: readonly Problem[]) => void>();
  const receive = ({ id, method, params, result }: Message) => {
    if (method === undefined) waiting.get(id as number)?.(result);
    else if (method === 'workspace/configuration') {
      send({ id, result: configurations(params, settings) });
      configured();
    } else if (id !== undefined) send({ id, result: null });
    else if (method === 'textDocument/publishDiagnostics') {
      const { uri, diagnostics } = params as { uri: string; diagnostics: readonly Problem[] };
      published.get(uri)?.(diagnostics);
    }
  };
  server.stdout.on('data', messageReader(receive));

  await request('initialize', {
    processId: process.pid,
    rootUri: pathToFileURL(root).href,
    workspaceFolders: [{ uri: pathToFileURL(root).href, name: 'project' }],
    capabilities: {
      workspace: { configuration: true, workspaceFolders: true },
      textDocument: {
        completion: { completionItem: { snippetSupport: true, documentationFormat: ['markdown'] } },
        hover: { contentFormat: ['markdown'] },
      },
    },
  });
  notify('initialized', {});
  await isConfigured;

  let opened = 0;
  /** Each text is a document of its own, in a project of its own, so that no answer is about the one before. */
  const unsaved = (path: string) => pathToFileURL(join(root, `unsaved/${++opened}`, path)).href;
  const show = (uri: string, text: string) =>
    notify('textDocument/didOpen', { textDocument: { uri, languageId: 'yaml', version: 1, text } });
  /** Asks about the place of `|`. */
  const ask = <T>(method: string, path: string, text: string): Promise<T> => {
    const uri = unsaved(path);
    const before = text.slice(0, text.indexOf('|')).split('\n');
    const position = { line: before.length - 1, character: before.at(-1)!.length };
    show(uri, text.replace('|', ''));
    return request<T>(method, { textDocument: { uri }, position });
  };
  const problems = (uri: string, text: string): Promise<readonly Problem[]> => {
    const found = new Promise<readonly Problem[]>((resolve) => published.set(uri, resolve));
    show(uri, text);
    return found;
  };

  return {
    complete: async (path, text) =>
      (await ask<{ items: Completion[] }>('textDocument/completion', path, text)).items,
    hover: async (path, text) =>
      (await ask<{ contents: { value: string } } | null>('textDocument/hover', path, text))?.contents.value ??
      '',
    problems: (path, text) => problems(unsaved(path), text),
    problemsOfFile: (path) => {
      const file = join(root, path);
      return problems(pathToFileURL(file).href, readFileSync(file, 'utf8'));
    },
    stop: async () => {
      await request('shutdown', null);
      notify('exit', null);
      await ended;
    },
  };
}

/** What the server asks of an editor's settings, a section at a time. */
function configurations(params: unknown, settings: Message): unknown[] {
  const { items } = params as { items: readonly { readonly section: string }[] };
  return items.map(({ section }) => {
    const prefix = `${section}.`;
    const entries = Object.entries(settings).filter(([key]) => key.startsWith(prefix));
    const tree: Record<string, unknown> = {};
    for (const [key, value] of entries) {
      const [first, ...rest] = key.slice(prefix.length).split('.');
      tree[first!] =
        rest.length === 0 ? value : { ...(tree[first!] as object | undefined), [rest.join('.')]: value };
    }
    return tree;
  });
}

/** Cuts a stream into messages: a header with the length of each, then its JSON. */
function messageReader(receive: (message: Message) => void): (chunk: Buffer) => void {
  let buffered = Buffer.alloc(0);
  return (chunk) => {
    buffered = Buffer.concat([buffered, chunk]);
    for (;;) {
      const end = buffered.indexOf('\r\n\r\n');
      const length = /Content-Length: (\d+)/.exec(buffered.toString('utf8', 0, Math.max(0, end)))?.[1];
      if (length === undefined || buffered.length < end + 4 + Number(length)) return;
      const body = buffered.toString('utf8', end + 4, end + 4 + Number(length));
      buffered = buffered.subarray(end + 4 + Number(length));
      receive(JSON.parse(body) as Message);
    }
  };
}
