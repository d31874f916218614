import { openLedger } from '../../src/state/ledger.ts';

// A process of its own: node ledger-writer.ts FILE OWNER COUNT AT_ONCE appends COUNT claims, AT_ONCE of them at a time, and prints
// the number of each record once it is acknowledged.
const [file, owner, count, atOnce] = process.argv.slice(2);
const ledger = openLedger(file!, () => new Date());
let next = 0;
const claims = async (): Promise<void> => {
  while (next < Number(count)) {
    next += 1;
    const record = await ledger.append(owner!, {
      hypothesis: `claim ${next} of ${process.pid}`,
      universe: 'all',
      criteria: 'any',
      sampleStart: '2000-01-01',
      sampleEnd: '2001-01-01',
      holdoutStart: null,
      holdoutEnd: null,
      configHash: null,
    });
    process.stdout.write(`${record.seq}\n`);
  }
};
await Promise.all(Array.from({ length: Number(atOnce) }, claims));
await ledger.close();
