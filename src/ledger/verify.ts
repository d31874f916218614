import { parseRecord } from './parse-record.ts';
import type { Receipt } from './receipt.ts';
import { EMPTY_HEAD, type Head, hashRecord, type LedgerRecord, recordLine } from './record.ts';

/** What is wrong with a ledger, and where. */
export interface LedgerFinding {
  readonly kind:
    | 'unreadable'
    | 'altered'
    | 'removed'
    | 'inserted'
    | 'reordered'
    | 'relinked'
    | 'cut'
    | 'rewritten';
  /** Line of the export, from 1; null where the end of the whole is meant. */
  readonly line: number | null;
  readonly says: string;
}

/**
 * Holds an exported ledger, a record a line, to itself: each record has the hash of its own content, follows the one before
 * it by number, and names its hash. A receipt also shows a tail that was cut off and a ledger that was written anew. Reports
 * findings in the order of the lines.
 *
 * Without a receipt a ledger that was cut at its end, or hashed anew from some record on, verifies: the chain alone proves
 * only that what is there is in one piece.
 */
export function verifyLedger(lines: Iterable<string>, receipt?: Receipt): LedgerVerdict {
  const findings: LedgerFinding[] = [];
  let head = EMPTY_HEAD;
  let line = 0;
  let atReceipt: string | undefined;
  for (const text of lines) {
    line += 1;
    const record = parseRecord(text);
    if (typeof record === 'string') {
      findings.push({ kind: 'unreadable', line, says: `is no record: ${record}` });
      continue;
    }
    // Another text of the same record could hold a key twice, and show a reader what is not hashed.
    if (recordLine(record) !== text) {
      findings.push({ kind: 'unreadable', line, says: 'is not the canonical text of its record' });
    }
    findings.push(...findingsOf(record, head, line));
    if (record.seq === receipt?.chainLength) atReceipt = record.recordHash;
    head = { length: Math.max(head.length, record.seq), hash: record.recordHash };
  }
  if (receipt !== undefined) findings.push(...receiptFindings(receipt, head, atReceipt));
  return { records: line, head, findings };
}

export interface LedgerVerdict {
  /** Lines that were read. */
  readonly records: number;
  readonly head: Head;
  readonly findings: readonly LedgerFinding[];
}

function findingsOf(record: LedgerRecord, head: Head, line: number): LedgerFinding[] {
  const found: LedgerFinding[] = [];
  const { seq, prevHash, recordHash } = record;
  const expected = head.length + 1;
  if (hashRecord(record) !== recordHash) {
    found.push({ kind: 'altered', line, says: `record ${seq} does not have the hash of its content` });
  }
  if (seq > expected) {
    const gap =
      seq - 1 === expected
        ? `record ${expected} is missing`
        : `records ${expected} to ${seq - 1} are missing`;
    found.push({ kind: 'removed', line, says: `${gap} before record ${seq}` });
  } else if (seq < expected) {
    const again = seq === head.length ? 'inserted' : 'reordered';
    found.push({ kind: again, line, says: `record ${seq} stands after record ${head.length}` });
  } else if (prevHash !== head.hash) {
    const before = head.length === 0 ? 'the beginning' : `record ${head.length}`;
    found.push({
      kind: 'relinked',
      line,
      says: `record ${seq} does not follow ${before}: it names another hash`,
    });
  }
  return found;
}

function receiptFindings(receipt: Receipt, head: Head, atReceipt: string | undefined): LedgerFinding[] {
  const { chainLength, headHash } = receipt;
  if (head.length < chainLength) {
    const says = `the receipt is of ${chainLength} records, and the last here is record ${head.length}`;
    return [{ kind: 'cut', line: null, says }];
  }
  if (atReceipt === headHash) return [];
  return [
    { kind: 'rewritten', line: null, says: `record ${chainLength} is not the one that the receipt is of` },
  ];
}
