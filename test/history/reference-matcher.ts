import type { Bin } from '../../src/data/signals/bins.ts';
import type { QuantileBin } from '../../src/history/bin-rules.ts';
import type { CompareOptions } from '../../src/history/comparison.ts';
import type { SignalTable } from '../../src/history/signal-history.ts';

/** An analogue as the law gives it. */
export interface ReferenceAnalogue {
  readonly row: number;
  readonly distance: number | null;
  readonly weight: number;
}

export interface ReferenceAnswer {
  readonly analogues: readonly ReferenceAnalogue[];
  readonly leftOut: number;
  readonly fallback: boolean;
  /** Of the returns over each horizon that are complete; null where none counts. */
  readonly means: Readonly<Record<1 | 3 | 5, number | null>>;
  readonly counts: Readonly<Record<1 | 3 | 5, number>>;
}

/**
 * The law of the matcher, written out as it is said and as slowly as it likes: one row at a time, every row sorted. It shares
 * no code with the matcher. The target is the latest row. Null where nothing can be matched.
 */
export function referenceMatch(table: SignalTable, asked: CompareOptions): ReferenceAnswer | null {
  const target = table.dates.length - 1;
  const trust = (name: string) => asked.dim_trust?.[name] ?? 1;
  const dimensions = [...table.numeric].flatMap(([name, column]) => {
    const known = [...column].filter((value) => !Number.isNaN(value));
    const mean = known.reduce((a, b) => a + b, 0) / known.length;
    const variance = known.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (known.length - 1);
    const usable = variance > 0 && trust(name) > 0 && !Number.isNaN(column[target]);
    return usable
      ? [{ column, target: column[target]!, deviation: Math.sqrt(variance), trust: trust(name) }]
      : [];
  });

  const tags = [...table.categories.keys()].filter((name) => trust(name) > 0);
  const bins = [...table.bins.keys()].filter((name) => trust(name) > 0);
  const labelOf = (name: string, row: number): string | null => {
    if (table.categories.has(name)) return table.categories.get(name)![row] ?? null;
    const column = table.numeric.get(name)!;
    const sorted = [...column].filter((value) => !Number.isNaN(value)).toSorted((a, b) => a - b);
    // A border at a share of the history: each value stands in the middle of its 1/n, between two of them on the line.
    const border = (share: number): number => {
      const place = share * sorted.length + 0.5;
      const [lower, upper] = [Math.floor(place), Math.floor(place) + 1].map(
        (rank) => sorted[Math.min(Math.max(rank, 1), sorted.length) - 1]!,
      );
      return lower! + (place - Math.floor(place)) * (upper! - lower!);
    };
    const lies = (rule: Bin | QuantileBin) => {
      if (!('upTo' in rule)) return column[row]! < rule.below;
      return rule.upTo === 1 ? !Number.isNaN(column[row]) : column[row]! < border(rule.upTo);
    };
    return [...table.bins.get(name)!].find(lies)?.name ?? null;
  };
  const compared = (asked.mode === 'hard' ? [...bins, ...tags] : tags).filter(
    (name) => labelOf(name, target) !== null,
  );

  const totalTrust = sum(dimensions.map((one) => one.trust));
  const candidates = Array.from({ length: target }, (_, row) => {
    const present = dimensions.filter(({ column }) => !Number.isNaN(column[row]));
    const presentTrust = sum(present.map((one) => one.trust));
    const squares = sum(
      present.map((one) => one.trust * ((one.column[row]! - one.target) / one.deviation) ** 2),
    );
    return {
      row,
      distance: Math.sqrt((squares * totalTrust) / presentTrust),
      sparse: presentTrust < 0.75 * totalTrust - 1e-9,
      unlabelled: compared.some((name) => labelOf(name, row) === null),
      alike: compared.every((name) => labelOf(name, row) === labelOf(name, target)),
    };
  });

  const nearest = <Row extends { row: number; distance: number }>(rows: readonly Row[]) =>
    rows.toSorted((a, b) => a.distance - b.distance || b.row - a.row).slice(0, asked.top_k);
  const newest = candidates.filter(({ alike }) => alike).toSorted((a, b) => b.row - a.row);
  const together = candidates.filter(({ sparse, alike }) => !sparse && alike);
  let chosen: { row: number; distance: number | null }[];
  let leftOut: number;
  const fallback = asked.mode === 'hybrid' && (compared.length === 0 || together.length < 30);
  if (asked.mode === 'hard' || asked.mode === 'tag') {
    if (compared.length === 0) return null;
    chosen = newest.slice(0, asked.top_k).map(({ row }) => ({ row, distance: null }));
    leftOut = candidates.filter(({ unlabelled }) => unlabelled).length;
  } else {
    if (dimensions.length === 0) return null;
    const hybrid = asked.mode === 'hybrid' && !fallback;
    chosen = nearest(hybrid ? together : candidates.filter(({ sparse }) => !sparse));
    leftOut = candidates.filter(({ sparse, unlabelled }) => sparse || (hybrid && unlabelled)).length;
  }

  const analogues = chosen.map(({ row, distance }) => {
    const age = (Date.parse(table.dates[target]!) - Date.parse(table.dates[row]!)) / 86_400_000;
    const halfLife = asked.recency_half_life_days;
    const origin = table.backfill[row] === 1 ? asked.backfill_weight : 1;
    return { row, distance, weight: origin * (halfLife === 0 ? 1 : 0.5 ** (age / halfLife)) };
  });
  const over = (horizon: number) =>
    analogues
      .filter(({ row, weight }) => row + horizon <= target && weight > 0)
      .map(({ row, weight }) => ({
        weight,
        after: 100 * (table.closes[row + horizon]! / table.closes[row]! - 1),
      }));
  const meanOver = (horizon: number) => {
    const items = over(horizon);
    if (items.length === 0) return null;
    return sum(items.map(({ weight, after }) => weight * after)) / sum(items.map(({ weight }) => weight));
  };
  return {
    analogues,
    leftOut,
    fallback,
    means: { 1: meanOver(1), 3: meanOver(3), 5: meanOver(5) },
    counts: { 1: over(1).length, 3: over(3).length, 5: over(5).length },
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}
