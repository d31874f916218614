import { isOrdered, unknownParameter, valueProblems, withDefaults } from '../strategies/check-parameters.ts';
import type { Parameter, ParameterValues, Strategy } from '../strategies/strategy.ts';

/** Values of one parameter: from the first to the last, by steps. */
export interface ParameterRange {
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

export type ParameterSpace = Readonly<Record<string, ParameterRange>>;

/** Most points that one call evaluates. */
export const MOST_POINTS = 10_000;

export interface Grid {
  readonly points: readonly ParameterValues[];
  /** Points that are no configuration of the strategy, since two of its parameters are out of order. */
  readonly skipped: number;
}

/**
 * What is wrong with a space of a strategy and the parameters fixed beside it, in sentences; empty where its points can be
 * evaluated.
 */
export function spaceProblems(strategy: Strategy, space: ParameterSpace, fixed: ParameterValues): string[] {
  const names = strategy.parameters.map(({ name }) => name);
  const unknown = Object.keys(space)
    .filter((name) => !names.includes(name))
    .map((name) => unknownParameter(strategy.name, name, names));
  const both = Object.keys(space)
    .filter((name) => fixed[name] !== undefined)
    .map((name) => `${name} is both searched and fixed.`);
  const ranges = strategy.parameters.flatMap((parameter) => {
    const range = space[parameter.name];
    return range === undefined ? [] : rangeProblems(parameter, range);
  });
  return [...unknown, ...both, ...ranges];
}

function rangeProblems(parameter: Parameter, { from, to, step }: ParameterRange): string[] {
  const problems = [...valueProblems(parameter, from), ...valueProblems(parameter, to)];
  if (from > to) problems.push(`${parameter.name} goes from ${from} to ${to}, which is backwards.`);
  if (parameter.type === 'integer' && !Number.isInteger(step))
    problems.push(`${parameter.name} counts whole ${parameter.unit}, and its step is ${step}.`);
  return problems;
}

/** How many points a space has, before any are skipped. */
export function spaceSize(space: ParameterSpace): number {
  return Object.values(space).reduce((size, range) => size * stepsOf(range), 1);
}

/** Every point of a space that is a configuration of the strategy, the last parameter running fastest. */
export function gridOf(
  strategy: Pick<Strategy, 'parameters' | 'ascending'>,
  space: ParameterSpace,
  fixed: ParameterValues,
): Grid {
  const names = strategy.parameters.map(({ name }) => name).filter((name) => space[name] !== undefined);
  let points: Record<string, number>[] = [{}];
  for (const name of names) {
    const range = space[name]!;
    const values = Array.from({ length: stepsOf(range) }, (_, place) => valueAt(range, place));
    points = points.flatMap((point) => values.map((value) => ({ ...point, [name]: value })));
  }
  const whole = points.map((point) => withDefaults(strategy.parameters, { ...fixed, ...point }));
  const ordered = whole.filter((point) => isOrdered(strategy, point));
  return { points: ordered, skipped: whole.length - ordered.length };
}

/** How many values a range has. */
export function stepsOf({ from, to, step }: ParameterRange): number {
  return Math.floor((to - from) / step + 1e-9) + 1;
}

/** A value of a range by its place, from 0. */
function valueAt({ from, step }: ParameterRange, place: number): number {
  return tidy(from + place * step);
}

/** The place of a value in a range, from 0; null where it is none of the range's values. */
export function placeOf(range: ParameterRange, value: number): number | null {
  const place = Math.round((value - range.from) / range.step);
  return place >= 0 && place < stepsOf(range) && valueAt(range, place) === value ? place : null;
}

/** Without the digits that adding steps leaves behind: 0.1 + 2 x 0.1 is 0.3. */
function tidy(value: number): number {
  return Number(value.toPrecision(12));
}
