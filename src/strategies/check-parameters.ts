import { didYouMean, nearestNames } from 'toolwright-runtime';
import type { Parameter, ParameterValues } from './strategy.ts';

/** What has parameters: a strategy or a scanner. */
export interface ParameterOwner {
  readonly name: string;
  readonly parameters: readonly Parameter[];
  /** Two parameters of which the first has to be below the second. */
  readonly ascending?: readonly [string, string];
}

/** Every parameter of a declaration with its value: the one given, else its default. */
export function withDefaults(parameters: readonly Parameter[], given: ParameterValues): ParameterValues {
  return Object.fromEntries(parameters.map(({ name, default: value }) => [name, given[name] ?? value]));
}

/**
 * What is wrong with the given parameters of a strategy or a scanner, in sentences: names that it does not declare, values
 * outside their bounds, fractions of whole numbers. Empty where they can be used.
 */
export function parameterProblems(
  owner: Pick<ParameterOwner, 'name' | 'parameters'>,
  given: ParameterValues,
): string[] {
  const names = owner.parameters.map(({ name }) => name);
  const problems = Object.keys(given)
    .filter((name) => !names.includes(name))
    .map((name) => unknownParameter(owner.name, name, names));
  for (const parameter of owner.parameters) {
    const value = given[parameter.name];
    if (value !== undefined) problems.push(...valueProblems(parameter, value));
  }
  return problems;
}

/** As {@link parameterProblems}, and whether the whole, with its defaults, makes up the strategy or the scanner. */
export function constructionProblems(owner: ParameterOwner, given: ParameterValues): string[] {
  const problems = parameterProblems(owner, given);
  if (problems.length > 0) return problems;
  return isOrdered(owner, withDefaults(owner.parameters, given)) ? [] : [orderProblem(owner)];
}

/** Whether the two parameters that are to be in order are. */
export function isOrdered(
  { ascending }: Pick<ParameterOwner, 'ascending'>,
  values: ParameterValues,
): boolean {
  return ascending === undefined || values[ascending[0]]! < values[ascending[1]]!;
}

/** The sentence about two parameters that are out of order. */
export function orderProblem({ name, ascending }: Pick<ParameterOwner, 'name' | 'ascending'>): string {
  return `${name} needs ${ascending![0]} below ${ascending![1]}.`;
}

/** What is wrong with one value of a parameter. */
export function valueProblems({ name, type, minimum, maximum, unit }: Parameter, value: number): string[] {
  if (type === 'integer' && !Number.isInteger(value))
    return [`${name} is ${value}, and counts whole ${unit}.`];
  if (value >= minimum && value <= maximum) return [];
  return [`${name} is ${value}, and lies from ${minimum} to ${maximum} (${unit}).`];
}

/** The sentence about a parameter that is not there. */
export function unknownParameter(owner: string, name: string, names: readonly string[]): string {
  const has = names.length === 0 ? 'it has none' : `it has ${names.join(', ')}`;
  return `${owner} has no parameter ${name}; ${has}.${didYouMean(nearestNames(name, names))}`;
}
