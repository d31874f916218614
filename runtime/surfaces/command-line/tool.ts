import { own } from '../../access/access.ts';
import type { Server } from '../../server.ts';
import { refusalText } from '../mcp/tool-result.ts';
import { writeAnswer } from './call.ts';
import { ownFlags, parseFlags, type ToolFlags } from './flags.ts';
import { listHint } from './list-hint.ts';
import { readable } from './readable.ts';
import { tellProgress } from './tell-progress.ts';
import { EXIT, type ExitCode, type Terminal } from './terminal.ts';
import { toolHelp } from './tool-help.ts';
import { writeChart } from './write-chart.ts';

/**
 * `TOOL --flag value ... [--json] [--chart FILE]`: makes one call whose arguments are flags. Writes the answer for a person, or with
 * `--json` as `call` does, and with `--chart` the picture of a tool that draws one; a refusal and a fault go to the error stream then. Ends as `call` does: 0 for a result, 1 for
 * a fault, 2 for a wrong command line, 3 for a refusal. Undefined where there is no such tool.
 *
 * @param argv what follows the tool's name
 * @param program what stands before the tool's name in its help
 */
export async function runTool(
  server: Server,
  [tool = '', ...argv]: readonly string[],
  terminal: Terminal,
  program: string,
): Promise<ExitCode | undefined> {
  const listing = server.listings().find(({ name }) => name === tool);
  const shape = await server.argumentsOf(tool);
  if (listing === undefined || shape === undefined) return undefined;
  const draw = await server.pictureOf(tool);
  const taken = ownFlags(draw !== undefined).find((flag) =>
    shape.properties.some(({ name }) => name === flag),
  );
  if (taken !== undefined) {
    return misused(`${tool} has an argument ${taken}, which is a flag of every command. Use: call ${tool}`);
  }
  let flags: ToolFlags;
  try {
    flags = await parseFlags(shape, argv, terminal, draw !== undefined);
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error);
    return misused(`${sentence}\n\`${program} ${tool} --help\` lists the flags.`);
  }
  if (flags.help) {
    terminal.writeOutput(toolHelp(listing, program, draw !== undefined));
    return EXIT.done;
  }
  const { progress, end } = tellProgress(terminal);
  const answer = await server.call({
    tool,
    arguments: flags.arguments,
    caller: { surface: 'command', client: null },
    identify: own,
    progress,
  });
  end();
  if (answer.kind === 'result') {
    if (flags.json) writeAnswer(answer, terminal);
    else terminal.writeOutput(readable(answer.envelope, terminal.colours ?? false));
    return await writeChart(answer, flags.chart, draw, terminal);
  }
  const hint = answer.kind === 'refusal' ? listHint(shape, flags.texts, answer) : undefined;
  if (hint !== undefined) terminal.writeError(`${hint}\n`);
  if (flags.json || answer.kind === 'unknown-tool') return writeAnswer(answer, terminal);
  terminal.writeError(`${answer.kind === 'refusal' ? refusalText(answer) : answer.message}\n`);
  return answer.kind === 'refusal' ? EXIT.refused : EXIT.fault;

  function misused(sentence: string): ExitCode {
    terminal.writeError(`${sentence}\n`);
    return EXIT.usage;
  }
}
