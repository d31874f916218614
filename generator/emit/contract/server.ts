import type { Server } from '../../model/contract.ts';
import type { OutputFile } from '../emitter.ts';
import { code, literal, string } from '../print/code.ts';
import { sourceFile } from '../print/source-file.ts';

/** `server.ts`: the server's own facts. */
export function serverFile(server: Server): OutputFile {
  const { name, title, version, summary, instructions, metaPrefix } = server;
  const { toolsets, switches, httpSwitch, access, limits } = server;
  const environment = server.environment.map(({ place: _, ...variable }) => variable);
  const facts = {
    name,
    title,
    version,
    summary,
    instructions,
    metaPrefix,
    toolsets,
    environment,
    switches,
    httpSwitch,
    access,
    limits,
  };
  return sourceFile(
    'generated/contract/server.ts',
    server.place.file,
    code`import type { ServerContract } from ${string('toolwright-runtime')};

export const server: ServerContract = ${literal(facts)};`,
  );
}
