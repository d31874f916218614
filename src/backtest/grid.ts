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
    const { from, step } = space[name]!;
    const values = Array.from({ length: stepsOf(space[name]!) }, (_, index) => tidy(from + index * step));
    points = points.flatMap((point) => values.map((value) => ({ ...point, [name]: value })));
  }
  const whole = points.map((point) => withDefaults(strategy.parameters, { ...fixed, ...point }));
  const ordered = whole.filter((point) => isOrdered(strategy, point));
  return { points: ordered, skipped: whole.length - ordered.length };
}

function stepsOf({ from, to, step }: ParameterRange): number {
  return Math.floor((to - from) / step + 1e-9) + 1;
}

/** Without the digits that adding steps leaves behind: 0.1 + 2 x 0.1 is 0.3. */
function tidy(value: number): number {
  return Number(value.toPrecision(12));
}
