import type { Answer, JsonObject } from '../../answer.ts';
import { EXIT, type ExitCode, type Terminal } from './terminal.ts';

/** Draws a result of a tool as SVG. */
export type Draw = (result: JsonObject) => string;

/**
 * Writes the picture of an answer, where it is a result and a file was asked for. Call it once the answer is written: a file
 * that can't be written takes nothing of the answer away, and turns 0 into 1 with words on the error stream.
 */
export async function writeChart(
  answer: Answer,
  chart: string | undefined,
  draw: Draw | undefined,
  { writeFile, writeError }: Pick<Terminal, 'writeFile' | 'writeError'>,
): Promise<ExitCode> {
  if (chart === undefined || draw === undefined || answer.kind !== 'result') return EXIT.done;
  try {
    await writeFile(chart, draw(answer.envelope));
    return EXIT.done;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    writeError(`The picture can't be written to ${chart}: ${why}\n`);
    return EXIT.fault;
  }
}
