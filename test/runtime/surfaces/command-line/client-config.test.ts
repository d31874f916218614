import { parse } from 'smol-toml';
import { describe, expect, test } from 'vitest';
import { runClientConfig } from '../../../../runtime/surfaces/command-line/index.ts';
import { memoryTerminal } from '../../memory-terminal.ts';

const launch = {
  name: 'fixture',
  command: '/opt/the "node"\\bin/node',
  args: ['/opt/o\u00e9 \u007f/quant.js', 'mcp'],
  env: { QUANT_HOME: '/home/ada\t#1', QUANT_HTTP_CALLS: '' },
  withheld: [],
};
const { command, args, env } = launch;

/** Where each client looks, as its documentation has it. */
const decoded: readonly (readonly [client: string, file: string, configuration: object])[] = [
  ['claude-code', '.mcp.json', { mcpServers: { fixture: { type: 'stdio', command, args, env } } }],
  ['claude-desktop', 'claude_desktop_config.json', { mcpServers: { fixture: { command, args, env } } }],
  ['codex', '~/.codex/config.toml', { mcp_servers: { fixture: { command, args, env } } }],
  ['cursor', '~/.cursor/mcp.json', { mcpServers: { fixture: { type: 'stdio', command, args, env } } }],
  ['gemini-cli', '~/.gemini/settings.json', { mcpServers: { fixture: { command, args, env } } }],
  ['vscode', '.vscode/mcp.json', { servers: { fixture: { type: 'stdio', command, args, env } } }],
];

test.each(decoded)('%s reads back what was written', (client, file, configuration) => {
  const terminal = memoryTerminal();
  expect(runClientConfig(launch, [client], terminal)).toBe(0);
  const read = file.endsWith('.toml') ? parse : JSON.parse;
  expect(read(terminal.output())).toEqual(configuration);
  expect(terminal.errors()).toBe(`This goes into ${file}.\n`);
});

test('a server without variables has no table of them in TOML', () => {
  const terminal = memoryTerminal();
  runClientConfig({ ...launch, env: {} }, ['codex'], terminal);
  expect(parse(terminal.output())).toEqual({ mcp_servers: { fixture: { command, args } } });
});

test('names the secrets that it leaves out', () => {
  const terminal = memoryTerminal();
  runClientConfig({ ...launch, withheld: ['VENDOR_KEY'] }, ['claude-desktop'], terminal);
  expect(terminal.errors()).toContain('Not written, being secret: VENDOR_KEY. Set them in the client.\n');
});

describe('what can not be configured', () => {
  const known = 'Known clients: claude-code, claude-desktop, codex, cursor, gemini-cli, vscode.';
  test.each([
    [[], known],
    [['claude_desktop'], 'Did you mean claude-desktop?'],
    [['emacs'], known],
    [['codex', 'vscode'], 'Usage: client-config CLIENT'],
  ])('%j is a mistake in usage', (argv, words) => {
    const terminal = memoryTerminal();
    expect(runClientConfig(launch, argv, terminal)).toBe(2);
    expect(terminal.errors()).toContain(words);
    expect(terminal.output()).toBe('');
  });

  test.each([
    ['vscode', '/opt/$\u007bworkspaceFolder}/q.js', 1],
    ['gemini-cli', '/opt/$HOME/q.js', 1],
    ['claude-code', '/opt/$HOME/q.js', 0],
    ['codex', '/opt/$\u007bHOME}/q.js', 0],
  ])('%s and the path %s, which the client may replace in', (client, path, code) => {
    const terminal = memoryTerminal();
    expect(runClientConfig({ ...launch, args: [path] }, [client], terminal)).toBe(code);
    expect(terminal.output() === '').toBe(code === 1);
  });

  test('a relative path', () => {
    const relative = { ...launch, command: 'node' };
    expect(() => runClientConfig(relative, ['codex'], memoryTerminal())).toThrow('absolute');
  });
});
