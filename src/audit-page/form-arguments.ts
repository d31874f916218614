import { equityReturns } from './equity-returns.ts';
import { parseRows } from './parse-numbers.ts';

/** What a reader typed, by argument; an empty text is an argument that is left out. */
export interface AuditForm {
  readonly series: string;
  /** What the series is. */
  readonly kind: 'returns' | 'equity';
  readonly matrix: string;
  /** The other arguments of `audit_backtest`. */
  readonly others: Readonly<Record<string, string>>;
}

/** Arguments that are texts themselves. */
const TEXTS: ReadonlySet<string> = new Set(['label']);

/**
 * The arguments of `audit_backtest` that a form stands for. What is no number in the field of one stays text, and is refused in
 * words by the tool's own bounds.
 *
 * @returns the arguments, or what in the pasted series can't be read
 */
export function formArguments({ series, kind, matrix, others }: AuditForm): Record<string, unknown> | string {
  const args: Record<string, unknown> = {};
  const rows = parseRows(series);
  if ('problem' in rows) return `Series, line ${rows.line}: ${rows.problem}.`;
  const values = rows.flat();
  if (values.length > 0) {
    const returns = kind === 'equity' ? equityReturns(values) : values;
    if (typeof returns === 'string') return `Series: ${returns}.`;
    args['returns'] = returns;
  }
  const cells = parseRows(matrix);
  if ('problem' in cells) return `Matrix, line ${cells.line}: ${cells.problem}.`;
  if (cells.length > 0) args['matrix'] = cells;
  for (const [name, text] of Object.entries(others)) {
    const typed = text.trim();
    if (typed === '') continue;
    const number = Number(typed);
    args[name] = TEXTS.has(name) || !Number.isFinite(number) ? typed : number;
  }
  return args;
}
