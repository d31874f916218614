import { terminal } from './terminal.ts';

const commands = `Usage: quant COMMAND, or quant TOOL --FLAG VALUE ... [--json] [--chart FILE]

  mcp [--toolset NAME,...]             serve over stdio, as a client starts it
  serve [--port N]                     serve pages, HTTP and MCP on 127.0.0.1 (port 8321)
        [--host ADDRESS] [--allow-host NAME]... [--trust-proxy ADDRESS]...
                                       serve them to others, who need a token (docs/serving.md)
  token create --tier TIER [--name NAME] [--expires DATE]
  token list
  token revoke ID                      the tokens of callers over HTTP
  call TOOL [--args JSON|@FILE|-] [--chart FILE]
                                       make one call; the answer is JSON on stdout, the chart SVG
  artifact ADDRESS [--out FILE]        what a call kept beside its result
  report TRIAL [--title TEXT] [--output FILE]
                                       a trial as one HTML document
  log [--tool NAME] [--limit N]        list logged calls, newest first
  log prune --before DATE              forget calls that started before a day
  replay RUN...|--all                  make logged calls again and compare what comes out
  manifest RUN... [--format markdown]  what a note needs to say of the calls behind it
  data draft-signals FILE [--output DEFINITIONS]
  data import-signals FILE --definitions DEFINITIONS [--name NAME] [--check]
                                       match on signals of your own too (CSV or Parquet, daily)
  data import FILE --vendor NAME [--symbol SYMBOL] [--name TEXT] [--class equity|index]
        [--zone new-york|utc] [--without COLUMN]... [--check]
                                       keep bars of your own (CSV or Parquet, daily or one-minute)
  data import-facts FILE --symbol SYMBOL [--check]
                                       filed facts of a company (EDGAR's company-facts JSON)
  history calibrate [--output FILE]    what the matcher's forecasts would have been worth
  ledger list|export|verify            sealed claims: who has some, and whether a chain is whole
  self-test                            start the server as a client would, list and call
  client-config CLIENT                 print the configuration for claude-code, claude-desktop, codex,
                                       cursor, gemini-cli or vscode
  --version                            the version of the server
`;
const exitCodes = 'Exit status: 0 done, 1 fault, 2 wrong command line, 3 refused (a call).';

process.exitCode = await run(process.argv.slice(2));

/** Each command imports only what it needs: a client waits for `mcp` to start. */
async function run([command = 'help', ...argv]: readonly string[]): Promise<number> {
  // A tool's command has a help of its own.
  const asksForHelp = argv.some((word) => word === '--help' || word === '-h') && isCommand(command);
  const wanted = asksForHelp ? 'help' : command;
  try {
    switch (wanted) {
      case 'mcp':
        return await (await import('./commands/mcp.ts')).runMcp(argv);
      case 'serve':
        return await (await import('./commands/serve.ts')).runServe(argv);
      case 'call': {
        const [{ runCall }, { openServer }] = await Promise.all([
          import('toolwright-runtime/command-line'),
          import('./open-server.ts'),
        ]);
        return await runCall(await openServer(process.env), argv, terminal);
      }
      case 'artifact': {
        const [{ runArtifact }, { openServer }] = await Promise.all([
          import('toolwright-runtime/command-line'),
          import('./open-server.ts'),
        ]);
        return await runArtifact(await openServer(process.env), argv, terminal);
      }
      case 'report': {
        const [{ runReport }, { openServer }] = await Promise.all([
          import('./commands/report.ts'),
          import('./open-server.ts'),
        ]);
        return await runReport(await openServer(process.env), argv, terminal);
      }
      case 'log':
      case 'replay':
      case 'manifest':
        return await (await import('./commands/records.ts')).runRecords(wanted, argv, terminal);
      case 'data':
        return await (await import('./commands/data.ts')).runData(argv, process.env, terminal);
      case 'history':
        return await (await import('./commands/history.ts')).runHistory(
          argv,
          process.env,
          new Date(),
          terminal,
        );
      case 'token':
        return await (await import('./commands/token.ts')).runQuantToken(argv, terminal);
      case 'ledger': {
        const [{ runLedger }, { openLedgers }] = await Promise.all([
          import('./commands/ledger.ts'),
          import('./open-server.ts'),
        ]);
        return await runLedger(openLedgers(process.env), argv, terminal);
      }
      case 'self-test':
        return await (await import('./commands/self-test.ts')).runQuantSelfTest(argv, terminal);
      case 'client-config': {
        const [{ runClientConfig }, { stdioLaunch }] = await Promise.all([
          import('toolwright-runtime/command-line'),
          import('./stdio-launch.ts'),
        ]);
        return runClientConfig(stdioLaunch(process.env), argv, terminal);
      }
      case '--version':
        terminal.writeOutput(`${(await import('../generated/contract/server.ts')).server.version}\n`);
        return 0;
      case 'help':
      case '--help':
      case '-h':
        terminal.writeOutput(await usage());
        return 0;
      default:
        return await callTool(command, argv);
    }
  } catch (error) {
    return await failed(error, wanted);
  }
}

async function callTool(tool: string, argv: readonly string[]): Promise<number> {
  const [{ runTool }, { openServer }] = await Promise.all([
    import('toolwright-runtime/command-line'),
    import('./open-server.ts'),
  ]);
  const server = await openServer(process.env);
  const ended = await runTool(server, [tool, ...argv], terminal, 'quant');
  if (ended !== undefined) return ended;
  const { didYouMean, nearestNames } = await import('toolwright-runtime');
  const near = nearestNames(tool, [...commandNames(), ...server.listings().map(({ name }) => name)]);
  terminal.writeError(`There is no command or tool ${tool}.${didYouMean(near)}\n\n${await usage()}`);
  return 2;
}

function commandNames(): string[] {
  return [...commands.matchAll(/^ {2}([a-z-]+)/gm)].map(([, name]) => name!);
}

function isCommand(word: string): boolean {
  return commandNames().includes(word);
}

async function usage(): Promise<string> {
  const { registry } = await import('../generated/registry.ts');
  const tools = registry.tools.map(({ listing }) => `  ${listing.name.padEnd(36)} ${listing.title}\n`);
  return `${commands}\nTools; each has a --help of its own:\n\n${tools.join('')}\n${exitCodes}\n`;
}

/** A wrong flag is the caller's, who is told the command's usage; anything else is a fault of the start. */
async function failed(error: unknown, command: string): Promise<number> {
  const { explainUsage, usageOf } = await import('./usage-error.ts');
  const entry = usageOf(command, commands);
  const wrong = explainUsage(error, entry);
  if (wrong !== undefined) {
    terminal.writeError(`quant: ${wrong}\n\nUsage: quant\n${entry}\n`);
    return 2;
  }
  const { message } = error as Error;
  terminal.writeError(`quant: ${message ?? String(error)}\n`);
  return 1;
}
