import { parseArgs } from 'node:util';
import { serveStdio } from 'toolwright-runtime/mcp';
import { stateFile } from '../installation.ts';
import { openServer } from '../open-server.ts';

/** `quant mcp [--toolset a,b]`: serves over stdio until the client ends it. */
export async function runMcp(argv: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...argv], options: { toolset: { type: 'string' } } });
  const server = await openServer(process.env);
  const toolsets = values.toolset?.split(',');
  await serveStdio(server, {
    ...(toolsets === undefined ? {} : { toolsets }),
    logPlace: stateFile(process.env),
    host: process,
  });
  return 0;
}
