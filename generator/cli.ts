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
import { nearest } from './diagnostics/nearest.ts';
import { isCalendarDay } from './model/calendar-day.ts';

const usage = `Usage: toolwright COMMAND

  init DIR [--name NAME] [--title TITLE]
                            write a small server that works into a new folder
  gen [--check] [--stats]   bring generated/ up to date with specs/; --check only says how it differs
  gen --watch [--stats]     the same again after every change, until it is interrupted
  check                     findings, drift and agreement with the code; changes nothing
  lint [--today YYYY-MM-DD] findings of the specs alone; with a day, also the pages to be checked again by then
  show TOOL                 a tool's contract, each fact with the file and line that it comes from
  scaffold [TOOL...]        write the handlers that are missing, of the tools named or of all
  tokens                    what each tool costs those who read the list, piece by piece
  docs [--against FILE|REV] render the site of the specs and the guides into dist/site/; with an earlier contract, none of
                            the places that its site had may be gone
  docs --watch              the same again after every change, until it is interrupted
  diff --against FILE|REV [--record]
                            what the contract changes of the one in a lock file or a git revision, and which
                            version step that asks for; --record keeps it as the changes of this version
  adopt [--to DIR] -- COMMAND... | --url URL | --openapi FILE
                            write the specs of a server of any make, with what they lack as TODOs
  verify [--calls read-only|all|none] -- COMMAND... | --url URL
                            hold a running server to the specs: its list, bounds, refusals and answers
  pin -- COMMAND... | --url URL
                            record what a server lists in toolwright.pins.json; no specs are needed
  verify --pinned -- COMMAND... | --url URL
                            fail where what is listed is no longer what was recorded
  explain CODE|RULE         what a finding or a change means, and what to do about it
  version                   the version of toolwright

  --format human|json|github   how findings are printed (gen, check, lint, docs); show and tokens take human and json
  --format human|json|github|markdown   how changes are printed (diff)
  --format human|json|junit     how a report is printed (verify)
  --header 'NAME: VALUE'    sent with --url, as often as given (adopt, verify, pin); a \${VARIABLE} in VALUE is read from the
                            environment, so that a secret is in no list of processes
  --timeout SECONDS         how long a server may take for an answer (adopt, verify, pin); 10

Exit status: 0 done, 1 findings, drift or changes that are not accepted, 2 wrong command line.
`;

/** Runs one command of the generator in a project; gives the process's exit status. */
export async function run(words: readonly string[], root: string, terminal: Terminal): Promise<ExitCode> {
  if (isServerCommand(words[0])) {
    const status = await runServerCommand(words, root, terminal);
    if (typeof status === 'number') return status;
    terminal.err(`${status}\n\n${usage}`);
    return 2;
  }
  const line = parse(words);
  if (typeof line === 'string') {
    terminal.err(`${line}\n\n${usage}`);
    return 2;
  }
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
      terminal.out(usage);
      return 0;
  }
}

/** How many operands each command takes. */
const commands = {
  init: 1,
  gen: 0,
  check: 0,
  lint: 0,
  show: 1,
  scaffold: 'any',
  tokens: 0,
  docs: 0,
  diff: 0,
  explain: 1,
  version: 0,
  help: 0,
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
    const [command = 'help', ...operands] = values.help ? [] : asked;
    if (!isCommand(command)) {
      return `There is no command ${command}.${meant(command)}`;
    }
    const count = commands[command];
    if (count !== 'any' && operands.length !== count) return `${command} takes ${count} operand(s).`;
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

function meant(word: string): string {
  const near = nearest(word, [...Object.keys(commands), ...serverCommands]);
  return near === undefined ? '' : ` Did you mean ${near}?`;
}

function isCommand(word: string): word is keyof typeof commands {
  return Object.hasOwn(commands, word);
}
