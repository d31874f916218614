import { ConnectionFault } from '../connect/fault.ts';
import { type Listing, readListing } from '../connect/listing.ts';
import type { Session } from '../connect/session.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { memberOf } from '../diff/json.ts';
import type { Contract, Tool } from '../model/contract.ts';
import { contractDigests } from '../model/digest.ts';
import { type Check, type Verification, verificationOf } from './checks.ts';
import { driftOf } from './drift.ts';
import { resultCheck } from './result-schema.ts';
import { verifyTool } from './verify-tool.ts';

export type Calls = 'read-only' | 'all' | 'none';

/** Late answers in a row after which a server is taken for hanging. */
const PATIENCE = 3;

/**
 * Holds a server to a contract. Tools that may change something are not called, unless told otherwise. A server that is gone
 * ends it: what was seen until then is in the report, and the fault with it.
 */
export async function verifyServer(
  session: Session,
  contract: Contract,
  calls: Calls,
): Promise<{ readonly verification: Verification; readonly fault?: ConnectionFault }> {
  const checks: Check[] = [];
  const note = (check: Check) => checks.push(check);
  const verification = () => verificationOf(session.label, contract.tools.length, checks);
  try {
    const listing = await readListing(session);
    checkListing(listing, contract, note);
    let late = 0;
    for (const tool of contract.tools) {
      const served = listing.tools.find(({ name }) => name === tool.name);
      if (served === undefined) continue;
      const reason = notCalled(tool, calls);
      if (reason !== undefined) {
        note({ category: 'examples', tool: tool.name, name: 'calls', outcome: 'skip', reason });
        continue;
      }
      const before = checks.length;
      await verifyTool(session, tool, contract.server.refusals, resultCheck(served.outputSchema), note);
      const isLate = checks.slice(before).some(({ name }) => name === 'every call is answered');
      late = isLate ? late + 1 : 0;
      if (late === PATIENCE) break;
    }
    const [line] = session.noise;
    note({
      category: 'json',
      tool: null,
      name: 'standard output holds messages alone',
      outcome: line === undefined ? 'pass' : 'fail',
      ...(line !== undefined && {
        reason: `${session.noise.length} line(s) are none; the first: ${line.slice(0, 120)}`,
      }),
    });
    return { verification: verification() };
  } catch (error) {
    if (!(error instanceof ConnectionFault)) throw error;
    return { verification: verification(), fault: error };
  }
}

function notCalled({ effects }: Tool, calls: Calls): string | undefined {
  if (calls === 'none') return 'no tool is called';
  return calls === 'all' || effects.readOnly ? undefined : 'it may change something: `--calls all` calls it';
}

function checkListing(listing: Listing, contract: Contract, note: (check: Check) => void): void {
  const say = (tool: string | null, name: string, reason?: string) =>
    note({
      category: 'listing',
      tool,
      name,
      outcome: reason === undefined ? 'pass' : 'fail',
      ...(reason !== undefined && { reason }),
    });
  const digests = contractDigests(contract);
  const names = listing.tools.map(({ name }) => name);
  for (const tool of contract.tools) {
    const served = listing.tools.filter(({ name }) => name === tool.name);
    const [first, second] = served;
    if (first === undefined) {
      const meant = nearest(tool.name, names);
      say(
        tool.name,
        'is listed',
        `the server lists no such tool${meant === undefined ? '' : `; it has ${meant}`}`,
      );
      continue;
    }
    say(tool.name, 'is listed', second === undefined ? undefined : 'the server lists it twice');
    const changes = driftOf(tool, first, contract);
    const told = changes.map(({ kind, message }) => `${kind}: ${message}`).join('; ');
    say(tool.name, 'is as the spec says', told === '' ? undefined : told);
    const digest = memberOf(first._meta, `${contract.server.metaPrefix}/digest`);
    if (digest === undefined) continue;
    const isSame = digest === digests.get(tool.name);
    say(tool.name, 'has the digest of the contract', isSame ? undefined : 'it was made from other specs');
  }
  const known = new Set(contract.tools.map(({ name }) => name));
  for (const name of names.filter((listed) => !known.has(listed))) {
    say(null, `${name} has a spec`, `the server lists ${JSON.stringify(name)}, of which no spec speaks`);
  }
}
