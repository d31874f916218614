import { registry } from '../../generated/registry.ts';
import { fixtures } from '../../generated/tests/fixtures.ts';
import { type FuzzOutcome, fuzzTool } from '../../runtime/fuzz/index.ts';
import type { ContractPlan } from '../../runtime/testing/plan.ts';

/** The names of the server's tools. */
export const tools = registry.tools.map(({ listing }) => listing.name);

/** Random calls of one of the server's tools. */
export async function callsAtRandom(tool: string, runs: number, seed: number): Promise<FuzzOutcome> {
  const file = `../../generated/tests/${tool.replaceAll('_', '-')}.plan.ts`;
  const { plan } = (await import(file)) as { readonly plan: ContractPlan };
  return fuzzTool(plan, { registry, fixtures, runs, seed });
}
