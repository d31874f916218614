import { fileURLToPath } from 'node:url';
import { type Measurement, run, time } from './measure.ts';

/** `toolwright gen` where nothing changed, as a whole process. */
export async function measureUnchangedGen(): Promise<Measurement> {
  const toolwright = fileURLToPath(new URL('../generator/bin/toolwright.js', import.meta.url));
  const ours = await time(() => run(process.execPath, [toolwright, 'gen']), 11, 2);
  return { what: 'toolwright gen, unchanged, whole process', ours, target: 'under 500 ms' };
}
