import { writeSync } from 'node:fs';
import { openCallLog } from '../../src/state/call-log.ts';
import { finishedRow, startedRow } from './rows.ts';

// Writes calls until it is killed, and acknowledges each on stdout once the log has it.
const [file, name] = process.argv.slice(2);
const log = openCallLog(file!);
for (let call = 0; ; call += 1) {
  const runId = `${name}-${call}`;
  await log.started(startedRow(runId));
  await log.finished(finishedRow(runId));
  writeSync(1, `${runId}\n`);
}
