import { parseArgs } from 'node:util';
import { own } from '../../access/access.ts';
import { digestOf, isText } from '../../journal/artifacts.ts';
import type { Server } from '../../server.ts';
import { EXIT, type ExitCode, type Terminal } from './terminal.ts';

const USAGE = 'Usage: artifact ADDRESS [--out FILE]\n';

/**
 * `artifact ADDRESS [--out FILE]`: writes what a call kept beside its result to the output, or into a file; what is no
 * text goes into a file alone.
 *
 * @param argv what follows `artifact`
 */
export async function runArtifact(
  server: Pick<Server, 'artifact'>,
  argv: readonly string[],
  { writeOutput, writeError, writeFile }: Terminal,
): Promise<ExitCode> {
  const { values, positionals } = parseArgs({
    args: [...argv],
    options: { out: { type: 'string' } },
    allowPositionals: true,
  });
  const misused = (sentence: string): ExitCode => {
    writeError(`${sentence}\n${USAGE}`);
    return EXIT.usage;
  };
  const [address, ...more] = positionals;
  const digest = address === undefined ? undefined : digestOf(address);
  if (digest === undefined || more.length > 0) return misused('Name one artifact, artifact://DIGEST.');
  const found = await server.artifact(digest, own);
  if (found !== undefined && 'lost' in found) {
    writeError(`${found.lost}: ${found.reason}\n`);
    return EXIT.refused;
  }
  if (found === undefined || !('content' in found)) {
    writeError(`There is no artifact ${address}.\n`);
    return EXIT.usage;
  }
  const { mediaType, content, runId } = found;
  if (values.out !== undefined) {
    await writeFile(values.out, content);
    writeError(`${mediaType}, ${content.byteLength} bytes, of run ${runId}.\n`);
    return EXIT.done;
  }
  if (!isText(mediaType)) return misused(`${mediaType} is no text; write it to a file with --out.`);
  writeOutput(Buffer.from(content).toString('utf8'));
  return EXIT.done;
}
