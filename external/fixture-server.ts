import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createServer } from 'toolwright-runtime';
import { createHttpApp, type Listening, listen } from 'toolwright-runtime/http';
import { memoryArtifacts } from 'toolwright-runtime/testing';

const folder = join(import.meta.dirname, 'conformance');

/** The server of `conformance/specs` over HTTP, generated first; it keeps no log. */
export async function startFixtureServer(): Promise<Listening> {
  const toolwright = join(import.meta.dirname, '../generator/bin/toolwright.js');
  const generated = spawnSync(process.execPath, [toolwright, 'gen'], { cwd: folder, encoding: 'utf8' });
  if (generated.status !== 0) throw new Error(generated.stdout + generated.stderr);
  const { registry } = await import(join(folder, 'generated/registry.ts'));
  let runs = 0;
  const server = createServer({
    registry,
    services: { nothing: true },
    log: { started: async () => {}, finished: async () => {} },
    artifacts: memoryArtifacts(),
    wallClock: () => new Date(),
    newRunId: () => `run-${++runs}`,
    revision: null,
    code: 'external',
    environment: {},
    readPages: async () => [{ path: 'index.md', text: '# Conformance\n\nA page.\n' }],
    reportFault: ({ error }) => console.error(error),
  });
  const app = createHttpApp(server, { report: console.error });
  return listen(app, { host: '127.0.0.1', port: 0 });
}
