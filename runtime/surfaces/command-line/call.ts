import { parseArgs } from 'node:util';
import { own } from '../../access/access.ts';
import type { Answer } from '../../answer.ts';
import { didYouMean } from '../../nearest.ts';
import type { Server } from '../../server.ts';
import { problemOf } from '../problem.ts';
import { EXIT, type ExitCode, type Terminal } from './terminal.ts';
import { writeChart } from './write-chart.ts';

const USAGE = 'Usage: call TOOL [--args JSON|@FILE|-] [--chart FILE]';

interface ParsedCall {
  readonly tool: string;
  readonly arguments: unknown;
  /** Where the result's picture is written to. */
  readonly chart: string | undefined;
}

/**
 * With `--chart FILE` the picture of a result is written as SVG too.
 *
 * `call TOOL --args JSON|@file|-`: makes one call and writes its answer, and nothing else, to the output as
 * JSON: the envelope, or the problem that HTTP would give. Ends with 0 for a result, 3 for a refusal, 1 for a
 * fault, and 2, with words on the error stream, where there is no call to make.
 *
 * @param argv what follows `call`
 */
export async function runCall(
  server: Server,
  argv: readonly string[],
  terminal: Terminal,
): Promise<ExitCode> {
  let parsed: ParsedCall;
  try {
    parsed = await parseCall(argv, terminal);
  } catch (error) {
    terminal.writeError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}\n`);
    return EXIT.usage;
  }
  const { chart, ...request } = parsed;
  const draw = chart === undefined ? undefined : await server.pictureOf(request.tool);
  if (chart !== undefined && draw === undefined) {
    terminal.writeError(`${request.tool} draws no picture, so there is none to write to ${chart}.\n`);
    return EXIT.usage;
  }
  const answer = await server.call({
    ...request,
    caller: { surface: 'command', client: null },
    identify: own,
  });
  const ended = writeAnswer(answer, terminal);
  return ended === EXIT.done ? await writeChart(answer, chart, draw, terminal) : ended;
}

async function parseCall(argv: readonly string[], terminal: Terminal): Promise<ParsedCall> {
  const { values, positionals } = parseArgs({
    args: [...argv],
    options: { args: { type: 'string' }, chart: { type: 'string' } },
    allowPositionals: true,
  });
  const [tool, ...more] = positionals;
  if (tool === undefined) throw new Error('Name the tool to call.');
  if (more.length > 0) throw new Error(`One tool is called at a time; ${more.join(' ')} is too much.`);
  if (values.args === undefined) return { tool, arguments: undefined, chart: values.chart };
  const text = await readArguments(values.args, terminal);
  try {
    return { tool, arguments: JSON.parse(text), chart: values.chart };
  } catch (error) {
    throw new Error(`The arguments are not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function readArguments(given: string, terminal: Terminal): Promise<string> | string {
  if (given === '-') return terminal.readInput();
  return given.startsWith('@') ? terminal.readFile(given.slice(1)) : given;
}

/** Writes an answer as JSON, and gives what the process ends with. */
export function writeAnswer(answer: Answer, { writeOutput, writeError }: Terminal): ExitCode {
  const write = (value: unknown) => writeOutput(`${JSON.stringify(value, null, 2)}\n`);
  switch (answer.kind) {
    case 'result':
      write(answer.envelope);
      return EXIT.done;
    case 'refusal':
      write(problemOf(answer));
      return EXIT.refused;
    case 'fault':
      write(problemOf(answer));
      return EXIT.fault;
    case 'unknown-tool': {
      writeError(`There is no tool ${answer.name}.${didYouMean(answer.nearest)}\n`);
      return EXIT.usage;
    }
  }
}
