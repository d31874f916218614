import semver from 'semver';
import { LOCK_FORMAT } from '../emit/lock.ts';
import { contractDigest } from '../model/digest.ts';
import { isObject, memberOf } from './json.ts';

/** What a contract.lock.json says. The contracts are as they were read: nothing is sure of them. */
export interface Lock {
  /** Version of the product. */
  readonly version: string;
  readonly server: unknown;
  /** Tool name -> canonical contract. */
  readonly tools: ReadonlyMap<string, unknown>;
  readonly accepted: readonly unknown[];
}

/** Why a text is no lock that can be compared. */
export type NoLock = { readonly problem: string } | { readonly format: string };

/** Reads a lock. */
export function parseLock(text: string): Lock | NoLock {
  const value = jsonOf(text);
  if (value === undefined) return { problem: 'it is not JSON' };
  if (!isObject(value) || !isObject(value['tools'])) return { problem: 'it lists no tools' };
  // The first format called itself a version.
  const format = value['format'] ?? value['version'];
  if (format !== LOCK_FORMAT) return { format: JSON.stringify(format) ?? 'none' };
  const { server, tools, acceptedChanges } = value;
  const version = memberOf(server, 'version');
  if (typeof version !== 'string' || semver.valid(version) === null) {
    return { problem: 'it names no version of the server' };
  }
  const entries = Object.entries(tools as object);
  const unsound = entries.find(([, tool]) => {
    const contract = memberOf(tool, 'contract');
    return !isObject(contract) || memberOf(tool, 'digest') !== contractDigest(contract);
  });
  if (unsound !== undefined) {
    return { problem: `the digest of ${unsound[0]} does not fit its contract` };
  }
  return {
    version,
    server,
    tools: new Map(entries.map(([name, tool]) => [name, memberOf(tool, 'contract')])),
    accepted: Array.isArray(acceptedChanges) ? acceptedChanges : [],
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
