import { parseArgs } from 'node:util';
import { serveStdio } from 'toolwright-runtime/mcp';
import { stateFile } from '../installation.ts';
import { openServer } from '../open-server.ts';

/** `quant mcp [--toolset a,b]`: serves over stdio until the client ends it. */
export async function runMcp(argv: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...argv], options: { toolset: { type: 'string' } } });
  const server = await openServer(process.env);
  const toolsets = values.toolset?.split(',');
  try {
    server.listings(toolsets);
  } catch (error) {
    process.stderr.write(`quant: ${(error as Error).message}\n`);
    return 2;
  }
  await serveStdio(server, {
    ...(toolsets === undefined ? {} : { toolsets }),
    logPlace: stateFile(process.env),
    host: process,
  });
  // What was worth waiting for has been waited for: an answer that nobody reads would keep the process.
  process.exit(0);
}
