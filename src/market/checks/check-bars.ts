import type { Bars } from '../bars.ts';
import type { OptionalColumn } from '../market-data.ts';
import type { BarCheck, BarFinding, BarFindingCode, Tell } from './finding.ts';
import { checkNumbers, checkOpens, checkRanges, checkSplits, checkVolumes } from './price-checks.ts';
import { checkOrder, checkSessions } from './time-checks.ts';

const CHECKS: readonly BarCheck[] = [
  checkOrder,
  checkNumbers,
  checkRanges,
  checkSessions,
  checkOpens,
  checkVolumes,
  checkSplits,
];

const ERRORS: ReadonlySet<BarFindingCode> = new Set([
  'NOT_FINITE',
  'NOT_POSITIVE',
  'NEGATIVE_VOLUME',
  'HIGH_BELOW_LOW',
  'OUTSIDE_RANGE',
  'DUPLICATE_TIME',
  'UNSORTED_TIME',
]);

/**
 * What is wrong, or odd, with bars on their way into a store, by row. All findings are returned, and the bars are left
 * as they are. Nothing is told of columns that the file does not have, `missing`. Whether sessions are missing is told only of rows in order.
 */
export function checkBars(bars: Bars, missing: readonly OptionalColumn[] = []): BarFinding[] {
  const findings: BarFinding[] = [];
  for (const check of CHECKS) {
    if (check === checkSessions && findings.some(({ code }) => code === 'UNSORTED_TIME')) continue;
    const tell: Tell = (code, row, message) => {
      findings.push({ code, severity: ERRORS.has(code) ? 'error' : 'notice', row, message });
    };
    check(bars, tell, missing);
  }
  return findings.sort((a, b) => a.row - b.row);
}
