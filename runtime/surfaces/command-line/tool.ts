import { own } from '../../access/access.ts';
import type { Server } from '../../server.ts';
import { refusalText } from '../mcp/tool-result.ts';
import { writeAnswer } from './call.ts';
import { OWN_FLAGS, parseFlags, type ToolFlags } from './flags.ts';
import { readable } from './readable.ts';
import { tellProgress } from './tell-progress.ts';
import { EXIT, type ExitCode, type Terminal } from './terminal.ts';
import { toolHelp } from './tool-help.ts';

/**
 * `TOOL --flag value ... [--json]`: makes one call whose arguments are flags. Writes the answer for a person, or with
 * `--json` as `call` does; a refusal and a fault go to the error stream then. Ends as `call` does: 0 for a result, 1 for
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
  const taken = OWN_FLAGS.find((flag) => shape.properties.some(({ name }) => name === flag));
  if (taken !== undefined) {
    return misused(`${tool} has an argument ${taken}, which is a flag of every command. Use: call ${tool}`);
  }
  let flags: ToolFlags;
  try {
    flags = await parseFlags(shape, argv, terminal);
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error);
    return misused(`${sentence}\n\`${program} ${tool} --help\` lists the flags.`);
  }
  if (flags.help) {
    terminal.writeOutput(toolHelp(listing, program));
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
  if (flags.json || answer.kind === 'unknown-tool') return writeAnswer(answer, terminal);
  if (answer.kind === 'result') {
    terminal.writeOutput(readable(answer.envelope, terminal.colours ?? false));
    return EXIT.done;
  }
  terminal.writeError(`${answer.kind === 'refusal' ? refusalText(answer) : answer.message}\n`);
  return answer.kind === 'refusal' ? EXIT.refused : EXIT.fault;

  function misused(sentence: string): ExitCode {
    terminal.writeError(`${sentence}\n`);
    return EXIT.usage;
  }
}
