import { wrap } from '../diff/render/wrap.ts';

type Entry = readonly [form: string, does: string];

/** Every line that a command is called by; a command has one or several. */
const lines: readonly Entry[] = [
  ['init DIR [--name NAME] [--title TITLE]', 'write a small server that works into a new folder'],
  ['gen [--check] [--stats]', 'bring generated/ up to date with specs/; --check only says how it differs'],
  ['gen --watch [--stats]', 'the same again after every change, until it is interrupted'],
  ['check', 'findings, drift and agreement with the code; changes nothing'],
  [
    'lint [--today YYYY-MM-DD]',
    'findings of the specs alone; with a day, also the pages to be checked again by then',
  ],
  ['show TOOL', "a tool's contract, each fact with the file and line that it comes from"],
  ['scaffold [TOOL...]', 'write the handlers that are missing, of the tools named or of all'],
  ['tokens', 'what each tool costs those who read the list, piece by piece'],
  [
    'docs [--against FILE|REV]',
    'render the site of the specs and the guides into dist/site/; with an earlier contract, none of the places that its site had may be gone',
  ],
  ['docs --watch', 'the same again after every change, until it is interrupted'],
  [
    'diff --against FILE|REV [--record]',
    'what the contract changes of the one in a lock file or a git revision, and which version step that asks for; --record keeps it as the changes of this version',
  ],
  [
    'adopt [--to DIR] -- COMMAND... | --url URL | --openapi FILE',
    'write the specs of a server of any make, with what they lack as TODOs',
  ],
  [
    'verify [--calls read-only|all|none] -- COMMAND... | --url URL',
    'hold a running server to the specs: its list, bounds, refusals and answers',
  ],
  ['verify --pinned -- COMMAND... | --url URL', 'fail where what is listed is no longer what `pin` recorded'],
  [
    'pin -- COMMAND... | --url URL',
    'record what a server lists in toolwright.pins.json; no specs are needed',
  ],
  ['explain CODE|RULE', 'what a finding or a change means, and what to do about it'],
  ['version', 'the version of toolwright'],
];

interface Option {
  readonly form: string;
  readonly does: string;
  readonly commands: readonly string[];
}

/** The options that several commands share, or that say nothing of what the command does. */
const options: readonly Option[] = [
  {
    form: '--format human|json|github',
    does: 'how findings are printed',
    commands: ['gen', 'check', 'lint', 'docs', 'adopt'],
  },
  { form: '--format human|json', does: 'how it is printed', commands: ['show', 'tokens'] },
  { form: '--format human|json|github|markdown', does: 'how changes are printed', commands: ['diff'] },
  { form: '--format human|json|junit', does: 'how the report is printed', commands: ['verify'] },
  {
    form: "--header 'NAME: VALUE'",
    does: `sent with --url, as often as given; a \${VARIABLE} in VALUE is read from the environment, so that a secret is in no list of processes`,
    commands: ['adopt', 'verify', 'pin'],
  },
  {
    form: '--timeout SECONDS',
    does: 'how long a server may take for an answer; 10 where nothing is said',
    commands: ['adopt', 'verify', 'pin'],
  },
];

const exitStatus =
  'Exit status: 0 done, 1 findings, drift or changes that are not accepted, 2 wrong command line.';

/** Where the sentences begin, and where lines end: in a terminal of the usual width. */
const INDENT = 28;
const WIDTH = 80;

/** How the generator is called: one command with its options, or all of them. */
export function usage(command?: string): string {
  const own = lines.filter(([form]) => command === undefined || form.split(' ')[0] === command);
  const taken = options.filter(({ commands }) => command === undefined || commands.includes(command));
  const shared = taken.map(({ form, does, commands }): Entry => {
    return [form, command === undefined ? `${does} (${commands.join(', ')})` : does];
  });
  const blocks = [own, shared].filter((entries) => entries.length > 0);
  return [
    `Usage: toolwright ${command ?? 'COMMAND'}`,
    ...blocks.map((entries) => entries.flatMap(shown).join('\n')),
    ...(command === undefined ? ['`toolwright COMMAND --help` says this of one command.'] : []),
    `${wrap(exitStatus, WIDTH).join('\n')}\n`,
  ].join('\n\n');
}

function shown([form, does]: Entry): string[] {
  const sentences = wrap(does, WIDTH - INDENT).map((line) => ' '.repeat(INDENT) + line);
  if (form.length > INDENT - 3) return [`  ${form}`, ...sentences];
  return [`  ${form}`.padEnd(INDENT) + sentences[0]!.trim(), ...sentences.slice(1)];
}
