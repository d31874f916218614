import {
  gridOf,
  MOST_POINTS,
  type ParameterRange,
  type ParameterSpace,
  spaceSize,
} from '../backtest/grid.ts';
import { parameterEntry } from './list-strategies.ts';
import type { Parameter } from './strategy.ts';

/** Points that a suggested grid has at most, and values of one parameter. */
const POINTS = 500;
const VALUES = 7;

/** A strategy or a scanner, as far as its parameters go. */
interface Owner {
  readonly name: string;
  readonly parameters: readonly Parameter[];
  readonly ascending?: readonly [string, string];
}

/**
 * The parameters of a strategy or a scanner, each with the step that is worth telling apart and a few values about its default,
 * which together make a space that a search takes as it is.
 */
export function parameterRanges(owner: Owner) {
  const space = suggestedSpace(owner);
  const { points, skipped } = gridOf(owner, space, {});
  return {
    parameters: owner.parameters.map((parameter) => ({
      ...parameterEntry(parameter),
      step: fineStep(parameter),
      suggested: space[parameter.name]!,
      values: spaceSize({ [parameter.name]: space[parameter.name]! }),
    })),
    ascending: owner.ascending === undefined ? null : [...owner.ascending],
    space,
    points: points.length,
    skipped,
    most_points: MOST_POINTS,
  };
}

/** From half of the default to its double, within the bounds, in round steps; at least one point of it is a configuration. */
function suggestedSpace(owner: Owner): ParameterSpace {
  const { parameters, ascending } = owner;
  const values = Math.min(VALUES, Math.floor(POINTS ** (1 / Math.max(1, parameters.length)) + 1e-9));
  const space = Object.fromEntries(
    parameters.map((parameter) => [parameter.name, rangeAbout(parameter, values)]),
  );
  if (gridOf(owner, space, {}).points.length > 0) return space;
  // Bounds that leave the two no room about their defaults: these are in order.
  const kept = parameters.filter(({ name }) => ascending!.includes(name));
  return {
    ...space,
    ...Object.fromEntries(kept.map((parameter) => [parameter.name, defaultAlone(parameter)])),
  };
}

function rangeAbout(parameter: Parameter, values: number): ParameterRange {
  const { type, minimum, maximum, default: value } = parameter;
  const reach = value === 0 ? (maximum - minimum) / 5 : Math.abs(value);
  const low = Math.max(minimum, value - reach / 2);
  const high = Math.min(maximum, value + reach);
  if (values < 2 || !(high > low)) return defaultAlone(parameter);
  const rough = roundStep((high - low) / (values - 1));
  const step = type === 'integer' ? Math.max(1, Math.ceil(rough)) : rough;
  const from = tidy(Math.ceil(low / step - 1e-9) * step);
  if (from > high) return defaultAlone(parameter);
  return { from, to: tidy(from + Math.floor((high - from) / step + 1e-9) * step), step };
}

function defaultAlone(parameter: Parameter): ParameterRange {
  return { from: parameter.default, to: parameter.default, step: fineStep(parameter) };
}

/** One for whole numbers, else a round hundredth of the bounds or less. */
function fineStep({ type, minimum, maximum }: Parameter): number {
  if (type === 'integer' || maximum === minimum) return 1;
  return roundStep((maximum - minimum) / 200);
}

/** The smallest of 1, 2, 5, 10, 20, ... and 0.5, 0.2, 0.1, ... that is not below a positive number. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const digit = [1, 2, 5, 10].find((one) => one * power >= least * (1 - 1e-9))!;
  return tidy(digit * power);
}

function tidy(value: number): number {
  return Number(value.toPrecision(12));
}
