import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Measurement, run, time, timeInTurn } from './measure.ts';
import { toolwright, withSyntheticProject } from './synthetic-project.ts';

const peers = {
  types: fileURLToPath(new URL('node_modules/openapi-typescript/bin/cli.js', import.meta.url)),
  client: fileURLToPath(new URL('node_modules/@hey-api/openapi-ts/bin/run.js', import.meta.url)),
};

/** Everything of a set of tools, from nothing, beside what others make of the same operations; each a whole process. */
export function measureGeneration(tools: number): Promise<Measurement> {
  return withSyntheticProject(tools, async (root) => {
    const node = (...args: string[]) => run(process.execPath, args, root);
    // Moved away, and removed at the end: ext4 makes files slowly for seconds after it has removed many.
    let cleared = 0;
    const clear = () => {
      cleared += 1;
      mkdirSync(join(root, 'cleared', String(cleared)), { recursive: true });
      for (const path of ['generated', '.cache', 'types.ts', 'client'])
        if (existsSync(join(root, path)))
          renameSync(join(root, path), join(root, 'cleared', String(cleared), path));
    };
    const [runs, warmUp] = tools < 1_000 ? [7, 1] : [5, 0];
    const [ours, types, client] = await timeInTurn(
      [
        () => node(toolwright, 'gen'),
        () => node(peers.types, 'openapi.json', '--output', 'types.ts'),
        () => node(peers.client, '--input', 'openapi.json', '--output', 'client'),
      ] as const,
      runs,
      warmUp,
      clear,
    );
    const statistics = spawnSync(process.execPath, [toolwright, 'gen', '--stats'], { cwd: root }).stderr;
    await node(toolwright, 'gen');
    const unchanged = await time(() => node(toolwright, 'gen'), 7, 1);
    return {
      what: `toolwright gen, ${tools} tools of ten arguments, all from nothing, whole process`,
      ours,
      peers: [
        { name: 'openapi-typescript, types alone', timing: types },
        { name: '@hey-api/openapi-ts, types and client', timing: client },
      ],
      notes: [
        `${(ours.median / tools).toFixed(2)} ms for each tool`,
        `${unchanged.median.toFixed(1)} ms where nothing changed, ${(unchanged.median / ours.median).toFixed(3)} of that`,
        ...statistics
          .toString()
          .match(/^.* [MK]?k?B {2}.*$/gim)!
          .map((line) => line.trim()),
      ],
      target:
        'at 1,000 within twice openapi-typescript and a fifth of hey-api, linear; unchanged under a tenth; under 25 kB of validators',
    };
  });
}
