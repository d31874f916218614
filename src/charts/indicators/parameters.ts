import type { Parameters, Study, StudyParameter } from './study.ts';

const LONGEST_PERIOD = 500;

/** A number of rows. */
export function rows(name: string, value: number, description: string, minimum = 2): StudyParameter {
  return { name, description, default: value, minimum, maximum: LONGEST_PERIOD, whole: true };
}

/** The one window of a study that has one. */
export function period(value: number): StudyParameter {
  return rows('period', value, 'Rows of the window.');
}

/** A factor. */
export function factor(
  name: string,
  value: number,
  minimum: number,
  maximum: number,
  description: string,
): StudyParameter {
  return { name, description, default: value, minimum, maximum, whole: false };
}

/** Rows after which an exponential average has forgotten all but 0.005 % of what was before. */
export function exponentialSettle(length: number): number {
  return 5 * (length + 1);
}

/** The same for Wilder's smoothing, whose factor is half of that. */
export function wilderSettle(length: number): number {
  return 10 * length;
}

/** Nothing beyond the window matters. */
export const nothing = () => 0;

/** What a study is asked for and does not take. */
export interface ParameterProblem {
  readonly parameter: string;
  readonly problem: string;
}

/** The parameters with defaults for those not given, or the first that the study does not take. */
export function completeParameters(
  study: Study,
  given: Parameters,
): { readonly parameters: Parameters } | ParameterProblem {
  const unknown = Object.keys(given).find((name) => study.parameters.every((known) => known.name !== name));
  if (unknown !== undefined) {
    const names = study.parameters.map(({ name }) => name).join(', ') || 'none';
    return { parameter: unknown, problem: `it has no such parameter; its parameters: ${names}` };
  }
  for (const { name, minimum, maximum, whole } of study.parameters) {
    const value = given[name];
    if (value === undefined) continue;
    if (value < minimum || value > maximum || (whole && !Number.isInteger(value))) {
      const kind = whole ? 'a whole number' : 'a number';
      return { parameter: name, problem: `${value} is not ${kind} from ${minimum} to ${maximum}` };
    }
  }
  const parameters = Object.fromEntries(
    study.parameters.map(({ name, default: value }) => [name, given[name] ?? value]),
  );
  const [lower, upper] = study.ascending ?? [];
  if (lower !== undefined && upper !== undefined && !(parameters[lower]! < parameters[upper]!))
    return {
      parameter: lower,
      problem: `${parameters[lower]} is not below ${upper}, which is ${parameters[upper]}`,
    };
  return { parameters };
}
