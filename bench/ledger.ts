import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EMPTY_HEAD, recordLine, sealClaim } from '../src/ledger/record.ts';
import { verifyLedger } from '../src/ledger/verify.ts';
import { openLedger } from '../src/state/ledger.ts';
import { type Measurement, time } from './measure.ts';

const writer = fileURLToPath(new URL('../test/state/ledger-writer.ts', import.meta.url));
const [CLIENTS, APPENDS, RECORDS] = [4, 10_000, 100_000];

/** Four processes append to one ledger, a hundred claims at a time each; every append is on disk before it is acknowledged. */
export async function measureLedgerAppends(): Promise<Measurement> {
  const ours = await time(
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'bench-'));
      const file = join(folder, 'state.sqlite');
      await openLedger(file, () => new Date()).close();
      await Promise.all(
        Array.from({ length: CLIENTS }, async () => {
          const words = ['--conditions=src', writer, file, 'one', String(APPENDS / CLIENTS), '100'];
          const [code] = await once(
            spawn(process.execPath, words, { stdio: ['ignore', 'ignore', 'inherit'] }),
            'exit',
          );
          if (code !== 0) throw new Error(`a writer ended with ${code}`);
        }),
      );
      const ledger = openLedger(file, () => new Date());
      const lines = (await ledger.records('one')).map(recordLine);
      await ledger.close();
      rmSync(folder, { recursive: true });
      if (lines.length !== APPENDS || verifyLedger(lines).findings.length > 0)
        throw new Error('the chain forked');
    },
    5,
    1,
  );
  return {
    what: `${APPENDS} durable ledger appends from ${CLIENTS} processes, whole processes, then read and verified`,
    ours,
    notes: [`${Math.round((APPENDS / ours.median) * 1_000)} a second`],
    target: 'under 10,000 ms: at least 1,000 a second together',
  };
}

/** Holds an exported ledger to itself. */
export async function measureLedgerVerification(): Promise<Measurement> {
  const lines: string[] = [];
  let head = EMPTY_HEAD;
  for (let at = 0; at < RECORDS; at++) {
    const claim = {
      hypothesis: `claim ${at}`,
      universe: 'all',
      criteria: 'any',
      sampleStart: '2000-01-01',
      sampleEnd: '2001-01-01',
      holdoutStart: null,
      holdoutEnd: null,
      configHash: null,
    };
    const record = sealClaim(claim, head, new Date(at * 1_000).toISOString());
    head = { length: record.seq, hash: record.recordHash };
    lines.push(recordLine(record));
  }
  const ours = await time(
    () => {
      if (verifyLedger(lines).findings.length > 0) throw new Error('a sound ledger was found fault with');
    },
    9,
    2,
  );
  return { what: `verifying an exported ledger of ${RECORDS} records`, ours, target: 'under 500 ms' };
}
