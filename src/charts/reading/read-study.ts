import type { Bars } from '../../market/bars.ts';
import type { Parameters, ReadingRule, Study } from '../indicators/study.ts';
import { showNumber } from './show-number.ts';

/** Which way a reading leans; null where the study measures a size without a direction, or has no value. */
export type Lean = 'up' | 'down' | 'neutral' | null;

export interface StudyReading {
  readonly id: string;
  readonly title: string;
  readonly parameters: Parameters;
  /** The outputs at the last candle; null where there is none, and then `reading` says why. */
  readonly values: Readonly<Record<string, number | null>>;
  readonly lean: Lean;
  /** One sentence. */
  readonly reading: string;
  readonly repaints: boolean;
}

/** The values of a study at the last row, and what they say beside each other. */
export function readStudy(study: Study, parameters: Parameters, bars: Bars): StudyReading {
  const columns = study.compute(bars, parameters);
  const row = bars.closes.length - 1;
  const valueAt = (output: string, at: number) =>
    columns[study.outputs.findIndex(({ name }) => name === output)]?.[at] ?? Number.NaN;
  const values = Object.fromEntries(
    study.outputs.map(({ name }) => {
      const value = valueAt(name, row);
      return [name, Number.isFinite(value) ? value : null];
    }),
  );
  const label = labelOf(study, parameters);
  const missing = missingReason(study, parameters, bars, values);
  const said =
    missing === null ? say(study.reading, bars.closes[row]!, row, valueAt) : { lean: null, text: missing };
  return {
    id: study.id,
    title: study.title,
    parameters,
    values,
    lean: said.lean,
    reading: `${label}: ${said.text}.`,
    repaints: study.repaints,
  };
}

function labelOf(study: Study, parameters: Parameters): string {
  const given = Object.values(parameters).map(showNumber).join(', ');
  return given === '' ? study.title : `${study.title} (${given})`;
}

function missingReason(
  study: Study,
  parameters: Parameters,
  bars: Bars,
  values: StudyReading['values'],
): string | null {
  const rows = bars.closes.length;
  const needed = study.warmUp(parameters) + 1;
  if (rows < needed) return `no value yet; it needs ${needed} candles, and there are ${rows}`;
  return Object.values(values).includes(null) ? 'undefined here, as its definition says' : null;
}

interface Said {
  readonly lean: Lean;
  readonly text: string;
}

function say(
  rule: ReadingRule,
  close: number,
  row: number,
  valueAt: (output: string, row: number) => number,
): Said {
  if (rule.kind === 'none')
    return { lean: null, text: `${rule.output} ${showNumber(valueAt(rule.output, row))}` };
  if (rule.kind === 'price') return compare('close', close, rule.output, valueAt(rule.output, row));
  if (rule.kind === 'pair')
    return compare(rule.first, valueAt(rule.first, row), rule.second, valueAt(rule.second, row));
  if (rule.kind === 'change') {
    const back = Math.min(rule.rows, row);
    const change = valueAt(rule.output, row) - valueAt(rule.output, row - back);
    const text = `${rule.output} changed by ${showNumber(change)} over ${back} candles`;
    return { lean: leanOf(change), text };
  }
  const value = valueAt(rule.output, row);
  const { lean, text } = compare(rule.output, value, 'the middle', rule.middle);
  return { lean, text: `${text}${zoneOf(rule, value)}` };
}

function compare(first: string, a: number, second: string, b: number): Said {
  const lean = leanOf(a - b);
  const place = lean === 'neutral' ? 'equal to' : lean === 'up' ? 'above' : 'below';
  return { lean, text: `${first} ${showNumber(a)} is ${place} ${second} ${showNumber(b)}` };
}

function leanOf(difference: number): Lean {
  if (difference === 0) return 'neutral';
  return difference > 0 ? 'up' : 'down';
}

function zoneOf({ low, high }: Extract<ReadingRule, { kind: 'level' }>, value: number): string {
  if (low === undefined || high === undefined) return '';
  if (value > high) return `, and above ${high}`;
  return value < low ? `, and below ${low}` : `, and between ${low} and ${high}`;
}
