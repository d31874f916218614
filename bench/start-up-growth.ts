import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { listTools } from './list-tools.ts';
import { type Measurement, run, timeInTurn } from './measure.ts';
import { toolwright, withSyntheticProject } from './synthetic-project.ts';

const nodeModules = fileURLToPath(new URL('../node_modules', import.meta.url));
const [FEW, MANY] = [10, 110];

/** What a hundred tools more add to the time from spawning a bundled server to the answer of `tools/list`. */
export function measureStartUpGrowth(): Promise<Measurement> {
  return withBundle(FEW, (few) =>
    withBundle(MANY, async (many) => {
      const [fewTools, manyTools] = await timeInTurn(
        [() => listTools(few, [], FEW), () => listTools(many, [], MANY)] as const,
        21,
        3,
      );
      const growth = (manyTools.median - fewTools.median) / (MANY - FEW);
      return {
        what: `spawn to tools/list, a bundled server of ${MANY} tools`,
        ours: manyTools,
        notes: [`${fewTools.median.toFixed(1)} ms with ${FEW}: ${growth.toFixed(2)} ms for each tool more`],
        target: 'less than 1 ms for each tool more',
      };
    }),
  );
}

/** A server of so many synthetic tools, generated, scaffolded and bundled. */
function withBundle<T>(tools: number, use: (script: string) => Promise<T>): Promise<T> {
  return withSyntheticProject(tools, async (root) => {
    symlinkSync(nodeModules, join(root, 'node_modules'));
    writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
    await run(process.execPath, [toolwright, 'gen'], root);
    await run(process.execPath, [toolwright, 'scaffold'], root);
    writeFileSync(join(root, 'src/main.ts'), PROGRAM);
    const build = await rolldown({
      input: join(root, 'src/main.ts'),
      platform: 'node',
      resolve: { conditionNames: ['src', 'node'] },
      logLevel: 'silent',
    });
    await build.write({ dir: join(root, 'dist'), format: 'esm', minify: { mangle: false } });
    await build.close();
    return use(join(root, 'dist/main.js'));
  });
}

const PROGRAM = `
import { createServer } from 'toolwright-runtime';
import { serveStdio } from 'toolwright-runtime/mcp';
import { registry } from '../generated/registry.ts';
const server = createServer({
  registry,
  services: {} as never,
  log: { started: async () => {}, finished: async () => {} },
  wallClock: () => new Date(),
  newRunId: () => 'run',
  revision: null,
  code: 'bench',
  environment: {},
  reportFault: () => {},
});
await serveStdio(server, { logPlace: 'nowhere', host: process });
`;
