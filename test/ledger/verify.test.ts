import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalJson } from '../../runtime/digest.ts';
import { type Claim, EMPTY_HEAD, type LedgerRecord, recordLine, sealClaim } from '../../src/ledger/record.ts';
import { verifyLedger } from '../../src/ledger/verify.ts';

const claim: Claim = {
  hypothesis: 'Momentum holds.',
  universe: 'S&P 500',
  criteria: 'Sharpe ratio above 0.5.',
  sampleStart: '2000-01-01',
  sampleEnd: '2010-12-31',
  holdoutStart: null,
  holdoutEnd: null,
  configHash: null,
};

function ledger(length: number): LedgerRecord[] {
  const records: LedgerRecord[] = [];
  for (let index = 0; index < length; index++) {
    const last = records.at(-1);
    const head = last === undefined ? EMPTY_HEAD : { length: last.seq, hash: last.recordHash };
    const ts = new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString();
    records.push(sealClaim({ ...claim, hypothesis: `Claim ${index}: “é” \u{1F600}` }, head, ts));
  }
  return records;
}

const lines = (records: readonly object[]): string[] =>
  records.map((record) => recordLine(record as LedgerRecord));
const found = (records: readonly object[], receipt?: { chainLength: number; headHash: string }) =>
  verifyLedger(lines(records), receipt).findings.map(({ kind, line, says }) => `${line} ${kind}: ${says}`);

const sound = ledger(5);
const receiptOf = (record: LedgerRecord) => ({ chainLength: record.seq, headHash: record.recordHash });

test('a line of an export is RFC 8785 JSON', () => {
  for (const record of sound) expect(recordLine(record)).toBe(canonicalJson(record));
});

test('a hash is the SHA-256 of the RFC 8785 JSON of the rest, which anyone can compute', () => {
  for (const { recordHash, ...rest } of sound) {
    expect(createHash('sha256').update(canonicalJson(rest)).digest('hex')).toBe(recordHash);
  }
});

test('the configuration is part of the sealed criteria', () => {
  const configHash = 'c'.repeat(64);
  expect(sealClaim({ ...claim, configHash }, EMPTY_HEAD, '2026-01-01T00:00:00.000Z').criteria).toBe(
    `Sharpe ratio above 0.5.\n\nConfiguration SHA-256: ${configHash}`,
  );
});

describe('a ledger in one piece', () => {
  test.each([0, 1, 5])('of %d records has no finding', (length) => {
    expect(verifyLedger(lines(ledger(length)))).toMatchObject({ records: length, findings: [] });
  });

  test('holds to a receipt of any of its records, whatever came later', () => {
    for (const record of sound) expect(found(sound, receiptOf(record))).toEqual([]);
  });
});

describe('what was done to it is found, and named', () => {
  const changed = (index: number, fields: object): object[] =>
    sound.map((record, at) => (at === index ? { ...record, ...fields } : record));

  test.each([
    [
      'a changed text',
      changed(1, { criteria: 'Any.' }),
      ['2 altered: record 2 does not have the hash of its content'],
    ],
    [
      'a changed time',
      changed(4, { ts: '2020-01-01T00:00:00.000Z' }),
      ['5 altered: record 5 does not have the hash of its content'],
    ],
    ['a removed record', sound.toSpliced(2, 1), ['3 removed: record 3 is missing before record 4']],
    ['removed records', sound.toSpliced(1, 2), ['2 removed: records 2 to 3 are missing before record 4']],
    ['a removed first record', sound.slice(1), ['1 removed: record 1 is missing before record 2']],
    ['a record twice', sound.toSpliced(2, 0, sound[1]!), ['3 inserted: record 2 stands after record 2']],
    [
      'two records in the other order',
      [sound[0]!, sound[2]!, sound[1]!, sound[3]!],
      [
        '2 removed: record 2 is missing before record 3',
        '3 reordered: record 2 stands after record 3',
        '4 relinked: record 4 does not follow record 3: it names another hash',
      ],
    ],
  ])('%s', (_, records, findings) => {
    expect(found(records)).toEqual(findings);
  });

  test('a record that was sealed anew breaks the link of the next one', () => {
    const { recordHash: _, ...rest } = sound[1]!;
    const forged = sealClaim(
      { ...rest, hypothesis: 'Another.' },
      { length: 1, hash: rest.prevHash },
      rest.ts,
    );
    expect(found(sound.with(1, forged))).toEqual([
      '3 relinked: record 3 does not follow record 2: it names another hash',
    ]);
  });

  test.each([
    ['{', 'it is not JSON'],
    ['[]', 'it is not a JSON object'],
    ['{"seq":1}', 'ts is missing'],
    [JSON.stringify({ ...sound[0], seq: 0 }), 'seq is not a count'],
    [JSON.stringify({ ...sound[0], holdoutEnd: 1 }), 'holdoutEnd is not a text or null'],
    [JSON.stringify({ ...sound[0], note: 'seen later' }), 'note is not a field'],
  ])('a line that is no record: %s', (line, problem) => {
    expect(verifyLedger([line]).findings).toEqual([
      { kind: 'unreadable', line: 1, says: `is no record: ${problem}` },
    ]);
  });

  test('a line that shows more than what is hashed', () => {
    const twice = recordLine(sound[0]!).replace('"hypothesis":', '"hypothesis":"Shown first.","hypothesis":');
    expect(verifyLedger([twice]).findings).toEqual([
      { kind: 'unreadable', line: 1, says: 'is not the canonical text of its record' },
    ]);
  });

  test('with a receipt, a cut tail', () => {
    expect(found(sound.slice(0, 3))).toEqual([]);
    expect(found(sound.slice(0, 3), receiptOf(sound[4]!))).toEqual([
      'null cut: the receipt is of 5 records, and the last here is record 3',
    ]);
  });

  test('with a receipt, a ledger that was written anew', () => {
    const other = ledger(5).map((record) => ({ ...record, universe: 'Nasdaq' }));
    const rewritten: LedgerRecord[] = [];
    for (const record of other) {
      const last = rewritten.at(-1);
      const head = last === undefined ? EMPTY_HEAD : { length: last.seq, hash: last.recordHash };
      rewritten.push(sealClaim(record, head, record.ts));
    }
    expect(found(rewritten)).toEqual([]);
    expect(found(rewritten, receiptOf(sound[4]!))).toEqual([
      'null rewritten: record 5 is not the one that the receipt is of',
    ]);
  });
});

test('no change of any field of any record goes unseen', () => {
  const names = Object.keys(sound[0]!) as (keyof LedgerRecord)[];
  const values = fc.oneof(fc.string(), fc.constantFrom(null, 1, 2, 3, 4, 5, '', '0'.repeat(64)));
  fc.assert(
    fc.property(fc.nat(4), fc.constantFrom(...names), values, (index, name, value) => {
      fc.pre(JSON.stringify(sound[index]![name]) !== JSON.stringify(value));
      const records = sound.with(index, { ...sound[index]!, [name]: value });
      return found(records).length > 0;
    }),
    { numRuns: 500, seed: 3 },
  );
});

test('no selection or order of the records but the whole goes unseen with a receipt', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([0, 1, 2, 3, 4]), (indices) => {
      fc.pre(indices.join() !== '0,1,2,3,4');
      return (
        found(
          indices.map((index) => sound[index]!),
          receiptOf(sound[4]!),
        ).length > 0
      );
    }),
    { numRuns: 300, seed: 4 },
  );
});
