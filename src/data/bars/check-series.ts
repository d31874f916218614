import { dayAt, midnight } from '../../market/calendar.ts';
import { checkBars } from '../../market/checks/check-bars.ts';
import type { BarFindingCode } from '../../market/checks/finding.ts';
import { closeInstant, isSession, openInstant } from '../../market/exchange-calendar.ts';
import type { OptionalColumn } from '../../market/market-data.ts';
import { error, type Finding, note } from '../signals/finding.ts';
import { type BarSeries, keepRows } from './read-bar-table.ts';

/** Opens of which more than this share repeat the close before are no traded prices. */
const REPEATED_OPENS = 0.1;

const NOTES: Readonly<Partial<Record<BarFindingCode, string>>> = {
  NO_SESSION: 'rows on days on which the exchange was closed',
  MISSING_SESSIONS: 'gaps in the sessions',
  OPEN_REPEATS_CLOSE: 'opens that repeat the close before',
  REPEATED_VOLUME: 'volumes that another row has too',
  UNADJUSTED_SPLIT: 'moves overnight that look like a split that nobody adjusted for',
};

/** A series as it can be kept, and all that is to be said of it. With an error among the findings it is not kept. */
export interface CheckedSeries {
  readonly series: BarSeries;
  readonly findings: readonly Finding[];
  readonly opensTraded: boolean;
  /** What was found and kept, counted, for every reader of the bars. */
  readonly notes: readonly string[];
}

/**
 * Checks bars on their way into the store, by row. Minutes outside of the regular session are left out, and each is named;
 * nothing else is changed.
 */
export function checkSeries(given: BarSeries): CheckedSeries {
  const spacing = spacingProblem(given);
  if (spacing !== null)
    return { series: given, findings: [error(null, null, spacing)], opensTraded: false, notes: [] };
  const series = given.interval === '1min' ? keepRows(given, isInSession) : given;
  const kept = new Set(series.bars.times);
  const outside = Array.from(given.bars.times.keys()).filter((row) => !kept.has(given.bars.times[row]!));
  const found = checkBars(series.bars, series.missing);
  const findings: Finding[] = [
    ...outside.map((row) => note(given.rowName(row), null, 'outside of the regular session: left out')),
    ...found.map(({ severity, row, message }) =>
      severity === 'error'
        ? error(series.rowName(row), null, message)
        : note(series.rowName(row), null, message),
    ),
  ];
  if (series.bars.times.length === 0)
    findings.push(error(null, null, 'no row lies within a session of the exchange'));
  const count = (code: BarFindingCode) => found.filter((finding) => finding.code === code).length;
  const notes = Object.entries(NOTES).flatMap(([code, text]) => {
    const times = count(code as BarFindingCode);
    return times === 0 ? [] : [`The import found ${times} ${text}.`];
  });
  const rows = series.bars.times.length;
  const opensTraded = !lacks(series, 'opens') && count('OPEN_REPEATS_CLOSE') <= REPEATED_OPENS * rows;
  return { series, findings, opensTraded, notes };
}

function lacks({ missing }: BarSeries, column: OptionalColumn): boolean {
  return missing.includes(column);
}

function isInSession(time: number): boolean {
  const day = dayAt(time);
  return isSession(day) && time >= openInstant(day) && time < closeInstant(day);
}

const MINUTE = 60_000;

/** Rows that are neither a day nor a minute apart would be taken for such; the commonest step tells. */
function spacingProblem({ interval, bars: { times } }: BarSeries): string | null {
  if (times.length < 3) return null;
  const steps = times.slice(1).map((time, row) => Math.abs(time - times[row]!));
  const step = steps.toSorted()[Math.floor(steps.length / 2)]!;
  if (interval === '1min')
    return step > MINUTE
      ? `rows are ${step / MINUTE} minutes apart; one-minute and daily bars are kept`
      : null;
  const days = step / midnight(1);
  return days > 4 ? `rows are ${days} days apart; one-minute and daily bars are kept` : null;
}
