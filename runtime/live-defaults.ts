import { isDeepStrictEqual } from 'node:util';
import type { LiveDefault, Registry } from './contract.ts';

/**
 * Compares the defaults stamped into the contract with the code's values today, and says in a sentence what
 * differs; undefined where all agree. A server that finds a difference must not start: its description would
 * state a default it does not apply.
 */
export async function verifyLiveDefaults<Services>(
  registry: Registry<Services>,
): Promise<string | undefined> {
  const findings = await Promise.all(registry.liveDefaults.map(compare));
  const differences = findings.filter((finding) => finding !== undefined);
  if (differences.length === 0) return undefined;
  return `The contract and the code differ; run \`toolwright gen\`.\n${differences.map((line) => `  ${line}`).join('\n')}`;
}

async function compare({ tool, argument, source, stamped, live }: LiveDefault): Promise<string | undefined> {
  const now = await live();
  if (isDeepStrictEqual(now, stamped)) return undefined;
  const [was, is] = [JSON.stringify(stamped), JSON.stringify(now)];
  return `${tool}.${argument}: the contract says ${was}, ${source} says ${is}`;
}
