import type { ReturnSeries } from '../trials/trial.ts';

/** The returns of a year by month, null where no bar of it was measured. */
export interface YearOfReturns {
  readonly year: string;
  readonly months: readonly (number | null)[];
  readonly whole: number;
}

/** Returns compounded by month and by year, oldest first. */
export function monthlyReturns({ days, returns }: ReturnSeries): readonly YearOfReturns[] {
  const years = new Map<string, (number | null)[]>();
  for (const [row, day] of days.entries()) {
    const months = years.get(day.slice(0, 4)) ?? Array<number | null>(12).fill(null);
    years.set(day.slice(0, 4), months);
    const month = Number(day.slice(5, 7)) - 1;
    months[month] = (months[month] ?? 1) * (1 + returns[row]!);
  }
  return [...years].map(([year, growth]) => ({
    year,
    months: growth.map((factor) => (factor === null ? null : factor - 1)),
    whole: growth.reduce<number>((product, factor) => product * (factor ?? 1), 1) - 1,
  }));
}
