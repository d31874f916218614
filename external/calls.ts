import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registry } from '../generated/registry.ts';
import type { ContractPlan } from '../runtime/testing/plan.ts';

export const bin = join(import.meta.dirname, '../bin/quant.js');

type Arguments = Readonly<Record<string, unknown>>;

/**
 * A call of each tool that must give a result on a new server: the first example of its spec that starts from nothing, or, for
 * a tool that reads the log, one of a run that an earlier call has made. The tools of the record come last; those that
 * read what was searched or saved before are left out.
 */
export async function callsOfEveryTool(): Promise<
  readonly (readonly [string, (run: string) => Arguments])[]
> {
  const listings = registry.tools.map(({ listing }) => listing);
  const isRecord = ({ toolset }: { readonly toolset: string }) => toolset === 'record';
  const ordered = [...listings.filter((one) => !isRecord(one)), ...listings.filter(isRecord)];
  const calls = await Promise.all(
    ordered.map(async (listing) => {
      const { name } = listing;
      const { plan } = await import(`../generated/tests/${name.replaceAll('_', '-')}.plan.ts`);
      const { examples } = plan as ContractPlan;
      const first = examples.find(({ call }) => isRecord(listing) || call.fixture === 'default');
      if (first === undefined) return undefined;
      const example = first.call.arguments;
      const onRun = (run: string): Arguments =>
        'run_id' in example ? { run_id: run } : 'run_ids' in example ? { run_ids: [run] } : example;
      return [name, onRun] as const;
    }),
  );
  return calls.filter((call) => call !== undefined);
}

/** Works on a state root of its own. */
export async function withHome<Value>(work: (env: Record<string, string>) => Promise<Value>): Promise<Value> {
  const home = mkdtempSync(join(tmpdir(), 'quant-'));
  try {
    return await work({ ...(process.env as Record<string, string>), QUANT_HOME: home });
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
