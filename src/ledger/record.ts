import { hash } from 'node:crypto';

/** A claim as its author states it. Dates are YYYY-MM-DD. */
export interface Claim {
  readonly hypothesis: string;
  readonly universe: string;
  readonly criteria: string;
  readonly sampleStart: string;
  readonly sampleEnd: string;
  /** Both or neither. */
  readonly holdoutStart: string | null;
  readonly holdoutEnd: string | null;
  /** SHA-256 of the configuration that the claim commits to, lowercase hex. */
  readonly configHash: string | null;
}

/** A claim at its place in the ledger of one caller. */
export interface LedgerRecord extends Claim {
  /** 1 for the first record of the ledger. */
  readonly seq: number;
  /** When it was sealed, on the wall clock: ISO 8601 with milliseconds, UTC. */
  readonly ts: string;
  /** `recordHash` of the record before it; 64 zeros before the first. */
  readonly prevHash: string;
  /** SHA-256 of the canonical form, lowercase hex. */
  readonly recordHash: string;
}

/** What stands before the first record of a ledger. */
export const GENESIS_HASH = '0'.repeat(64);

/**
 * The canonical form: RFC 8785 JSON of the record without `recordHash`, which needs its keys in order and no space. Whoever
 * holds an exported ledger can compute it with any implementation of the RFC.
 */
export function canonicalRecord(record: Omit<LedgerRecord, 'recordHash'>): string {
  return JSON.stringify({
    configHash: record.configHash,
    criteria: record.criteria,
    holdoutEnd: record.holdoutEnd,
    holdoutStart: record.holdoutStart,
    hypothesis: record.hypothesis,
    prevHash: record.prevHash,
    sampleEnd: record.sampleEnd,
    sampleStart: record.sampleStart,
    seq: record.seq,
    ts: record.ts,
    universe: record.universe,
  });
}

/** A line of an exported ledger: RFC 8785 JSON of the whole record. */
export function recordLine(record: LedgerRecord): string {
  const canonical = canonicalRecord(record);
  const at = canonical.indexOf(',"sampleEnd":', canonical.indexOf('"prevHash":'));
  return `${canonical.slice(0, at)},"recordHash":${JSON.stringify(record.recordHash)}${canonical.slice(at)}`;
}

/** `recordHash` of a record: SHA-256 of the canonical form's UTF-8, lowercase hex. */
export function hashRecord(record: Omit<LedgerRecord, 'recordHash'>): string {
  return hash('sha256', canonicalRecord(record));
}

/** Where a ledger ends. */
export interface Head {
  /** Records in the ledger; 0 for an empty one. */
  readonly length: number;
  /** `recordHash` of the last record; 64 zeros for an empty ledger. */
  readonly hash: string;
}

export const EMPTY_HEAD: Head = { length: 0, hash: GENESIS_HASH };

/**
 * The record that seals a claim after this head. A configuration hash becomes part of the sealed criteria, so that neither
 * can be shown without the other.
 */
export function sealClaim(claim: Claim, head: Head, ts: string): LedgerRecord {
  const { configHash } = claim;
  const criteria =
    configHash === null ? claim.criteria : `${claim.criteria}\n\nConfiguration SHA-256: ${configHash}`;
  const unsealed = { ...claim, criteria, seq: head.length + 1, ts, prevHash: head.hash };
  return { ...unsealed, recordHash: hashRecord(unsealed) };
}
