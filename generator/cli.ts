import { parseArgs } from 'node:util';
import { explainFlag } from './commands/explain-flag.ts';
import { isServerCommand, runServerCommand, serverCommands } from './commands/server-line.ts';
import {
  type DiffFormat,
  diffFormats,
  type ExitCode,
  type Format,
  formats,
  type Terminal,
} from './commands/terminal.ts';
import { usage } from './commands/usage.ts';
import { nearest } from './diagnostics/nearest.ts';
import { isCalendarDay } from './model/calendar-day.ts';

/** Runs one command of the generator in a project; gives the process's exit status. */
export async function run(words: readonly string[], root: string, terminal: Terminal): Promise<ExitCode> {
  if (asksForHelp(words)) return help(words[0], terminal);
  if (isServerCommand(words[0])) {
    const status = await runServerCommand(words, root, terminal);
    return typeof status === 'number' ? status : wrongLine(status, words[0], terminal);
  }
  const line = parse(words);
  if (typeof line === 'string') return wrongLine(line, words[0], terminal);
  if (line.command === 'diff') return (await import('./commands/diff.ts')).diff({ root, ...line }, terminal);
  if (line.command === 'init') return (await import('./commands/init.ts')).init({ root, ...line }, terminal);
  const { command, operands, check, watch, stats, today, format } = line;
  switch (command) {
    case 'gen':
      return watch
        ? (await import('./commands/watch.ts')).watch({ root, stats, format }, terminal)
        : (await import('./commands/gen.ts')).gen({ root, check, stats, format }, terminal);
    case 'check':
      return (await import('./commands/check.ts')).check(root, format, terminal);
    case 'lint':
      return (await import('./commands/lint.ts')).lint(root, today, format, terminal);
    case 'tokens':
      return (await import('./commands/tokens.ts')).tokens(root, format, terminal);
    case 'show':
      return (await import('./commands/show.ts')).showTool(root, operands[0]!, format, terminal);
    case 'scaffold':
      return (await import('./commands/scaffold.ts')).scaffold(root, operands, terminal);
    case 'docs':
      return watch
        ? (await import('./commands/docs-watch.ts')).watchDocs(root, format, terminal)
        : (await import('./commands/docs.ts')).docs(root, line.against, format, terminal);
    case 'explain':
      return (await import('./commands/explain.ts')).explainCode(operands[0]!, root, terminal);
    case 'version':
      terminal.out(`${(await import('./commands/own-version.ts')).ownVersion()}\n`);
      return 0;
    case 'help':
      return help(undefined, terminal);
  }
}

function help(word: string | undefined, terminal: Terminal): ExitCode {
  terminal.out(usage(knownCommand(word)));
  return 0;
}

/** The usage is that of the command alone: below all of them, the problem would have scrolled away. */
function wrongLine(problem: string, word: string | undefined, terminal: Terminal): ExitCode {
  const command = knownCommand(word);
  const more = command === undefined ? '`toolwright help` lists the commands.\n' : usage(command);
  terminal.err(`${problem}\n\n${more}`);
  return 2;
}

/** A command that has a usage of its own. */
function knownCommand(word: string | undefined): string | undefined {
  if (word === undefined || word === 'help') return undefined;
  return isServerCommand(word) || isCommand(word) ? word : undefined;
}

/** Words behind `--` are the command of a server. */
function asksForHelp(words: readonly string[]): boolean {
  const end = words.indexOf('--');
  return (end < 0 ? words : words.slice(0, end)).some((word) => word === '--help' || word === '-h');
}

/** What each command takes beside options; null: nothing. */
const commands = {
  init: 'a folder',
  gen: null,
  check: null,
  lint: null,
  show: 'the name of a tool',
  scaffold: 'names of tools',
  tokens: null,
  docs: null,
  diff: null,
  explain: 'a code or a rule',
  version: null,
  help: null,
} as const;

type CommandLine = InitLine | DiffLine | OtherLine;

interface InitLine {
  readonly command: 'init';
  readonly folder: string;
  readonly name: string | undefined;
  readonly title: string | undefined;
}

interface DiffLine {
  readonly command: 'diff';
  readonly against: string;
  readonly record: boolean;
  readonly format: DiffFormat;
}

interface OtherLine {
  readonly command: Exclude<keyof typeof commands, 'init' | 'diff'>;
  readonly operands: readonly string[];
  readonly check: boolean;
  readonly watch: boolean;
  readonly stats: boolean;
  readonly today: string | undefined;
  /** Of `docs`. */
  readonly against: string | undefined;
  readonly format: Format;
}

const options = {
  check: { type: 'boolean', default: false },
  watch: { type: 'boolean', default: false },
  stats: { type: 'boolean', default: false },
  today: { type: 'string' },
  against: { type: 'string' },
  record: { type: 'boolean', default: false },
  name: { type: 'string' },
  title: { type: 'string' },
  format: { type: 'string', default: 'human' },
  version: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** The command line, or what is wrong with it. */
function parse(words: readonly string[]): CommandLine | string {
  try {
    const { values, positionals } = parseArgs({ args: [...words], allowPositionals: true, options });
    const asked = values.version ? ['version'] : positionals;
    const [command = 'help', ...operands] = asked;
    if (!isCommand(command)) return `There is no command ${command}.${meant(command)}`;
    const misplaced = checkOperands(command, operands);
    if (misplaced !== null) return misplaced;
    const { check, watch, stats, today, against, record, name, title } = values;
    if (command !== 'gen' && (check || stats)) return '--check and --stats belong to gen.';
    if (watch && command !== 'gen' && command !== 'docs') return '--watch belongs to gen and docs.';
    if (watch && against !== undefined) return '--against compares once, and --watch goes on: take one.';
    if (check && watch) return '--check compares once, and --watch goes on writing: take one.';
    if (today !== undefined && command !== 'lint') return '--today belongs to lint.';
    if (command === 'init') return { command, folder: operands[0]!, name, title };
    if (name !== undefined || title !== undefined) return '--name and --title belong to init.';
    if (command === 'diff') {
      if (!against) return 'diff needs --against, a lock file or a git revision.';
      const format = diffFormats.find((known) => known === values.format);
      if (format === undefined) return `--format takes one of ${diffFormats.join(', ')}.`;
      return { command, against, record, format };
    }
    if (record) return '--record belongs to diff.';
    if (against !== undefined && command !== 'docs') return '--against belongs to diff and docs.';
    const format = formats.find((known) => known === values.format);
    if (format === undefined) return `--format takes one of ${formats.join(', ')}.`;
    if (format === 'github' && (command === 'show' || command === 'tokens'))
      return `${command} has no findings to show as annotations.`;
    if (today !== undefined && !isCalendarDay(today)) return '--today takes a day, YYYY-MM-DD.';
    return { command, operands, check, watch, stats, today, against, format };
  } catch (error) {
    return explainFlag(error, Object.keys(options));
  }
}

/** What is wrong with the words after a command; null where nothing is. */
function checkOperands(command: keyof typeof commands, operands: readonly string[]): string | null {
  const taken = commands[command];
  if (command === 'scaffold') return null;
  if (taken === null)
    return operands.length === 0 ? null : `${command} takes options alone, and ${operands[0]} is none.`;
  return operands.length === 1 ? null : `${command} takes one thing, ${taken}.`;
}

function meant(word: string): string {
  const near = nearest(word, [...Object.keys(commands), ...serverCommands]);
  return near === undefined ? '' : ` Did you mean ${near}?`;
}

function isCommand(word: string): word is keyof typeof commands {
  return Object.hasOwn(commands, word);
}
