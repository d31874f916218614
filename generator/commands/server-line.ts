import { parseArgs } from 'node:util';
import { readHeaders } from '../connect/headers.ts';
import type { ServerTarget } from '../connect/session.ts';
import { explainFlag } from './explain-flag.ts';
import type { ExitCode, Terminal } from './terminal.ts';
import { formats } from './terminal.ts';

/** The commands that work with a running server. */
export const serverCommands = ['adopt', 'verify', 'pin'] as const;
type Command = (typeof serverCommands)[number];

const options = {
  url: { type: 'string' },
  header: { type: 'string', multiple: true, default: [] as string[] },
  openapi: { type: 'string' },
  to: { type: 'string' },
  calls: { type: 'string' },
  pinned: { type: 'boolean', default: false },
  timeout: { type: 'string', default: '10' },
  format: { type: 'string', default: 'human' },
} as const;

/** Which options each command takes. */
const taken: Readonly<Record<Command, readonly string[]>> = {
  adopt: ['url', 'header', 'openapi', 'to', 'timeout', 'format'],
  verify: ['url', 'header', 'calls', 'pinned', 'timeout', 'format'],
  pin: ['url', 'header', 'timeout'],
};

const reportFormats = ['human', 'json', 'junit'] as const;
const callChoices = ['read-only', 'all', 'none'] as const;

/** Longest time limit, in seconds. */
const LONGEST = 600;

export function isServerCommand(word: string | undefined): word is Command {
  return serverCommands.some((command) => command === word);
}

/** Runs a command of a line such as `adopt --to DIR -- node server.js`; a sentence where the line is wrong. */
export async function runServerCommand(
  words: readonly string[],
  root: string,
  terminal: Terminal,
): Promise<ExitCode | string> {
  const [name, ...rest] = words as readonly [Command, ...string[]];
  const end = rest.indexOf('--');
  const before = end < 0 ? rest : rest.slice(0, end);
  const command = end < 0 ? [] : rest.slice(end + 1);
  const line = parseOptions(name, before);
  if (typeof line === 'string') return line;
  const { url, header, openapi, to, calls = 'read-only', pinned, timeout, format } = line;
  const sources = [command.length > 0, url !== undefined, openapi !== undefined].filter(Boolean).length;
  if (sources !== 1)
    return `${name} takes one of \`-- COMMAND...\`${name === 'adopt' ? ', --url and --openapi' : ' and --url'}.`;
  const seconds = Number(timeout);
  if (!(seconds > 0 && seconds <= LONGEST)) return `--timeout takes seconds, at most ${LONGEST}.`;
  if (url !== undefined && !isAddress(url))
    return '--url takes an address that begins with http:// or https://, without a user or password: `--header` sends those.';
  if (url === undefined && header.length > 0) return '--header belongs to --url.';
  const headers = readHeaders(header, process.env);
  if (typeof headers === 'string') return headers;
  const server: ServerTarget = url === undefined ? { command } : { url, headers };

  if (name === 'adopt') {
    const known = formats.find((one) => one === format);
    if (known === undefined) return `--format takes one of ${formats.join(', ')}.`;
    const from = openapi === undefined ? server : { openapi };
    return (await import('./adopt.ts')).adopt(
      { root, to: to ?? '.', from, seconds, format: known },
      terminal,
    );
  }
  if (name === 'pin') return (await import('./pin.ts')).pin({ root, server, seconds }, terminal);
  const known = reportFormats.find((one) => one === format);
  if (known === undefined) return `--format takes one of ${reportFormats.join(', ')}.`;
  const choice = callChoices.find((one) => one === calls);
  if (choice === undefined) return `--calls takes one of ${callChoices.join(', ')}.`;
  if (pinned)
    return (await import('./pin.ts')).verifyPinned({ root, server, seconds, format: known }, terminal);
  const { verify } = await import('./verify.ts');
  return verify({ root, server, seconds, calls: choice, format: known }, terminal);
}

function parseOptions(name: Command, words: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
    if (positionals.length > 0)
      return `What follows \`--\` is the command of the server; ${positionals[0]} stands before it.`;
    const foreign = words.find((word) => {
      const option = /^--([a-z]+)/.exec(word)?.[1];
      return option !== undefined && !taken[name].includes(option);
    });
    return foreign === undefined ? values : `${foreign} does not belong to ${name}.`;
  } catch (error) {
    return explainFlag(error, taken[name]);
  }
}

function isAddress(text: string): boolean {
  const address = /^https?:\/\//.test(text) ? URL.parse(text) : null;
  return address !== null && address.username === '' && address.password === '';
}
