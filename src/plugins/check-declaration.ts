import { parameterProblems, withDefaults } from '../strategies/check-parameters.ts';
import type { Parameter, ParameterValues } from '../strategies/strategy.ts';

/** What strategies and scanners declare alike. */
interface Declared {
  readonly name: string;
  readonly parameters: readonly Parameter[];
  readonly ascending?: readonly [string, string];
  readonly warmUp: (values: ParameterValues) => number;
}

const NAME = /^[a-z][a-z0-9_]*$/;
const TIMEFRAMES = ['1D', '1W', '1M'];
const COLUMNS = ['opens', 'highs', 'lows', 'volumes'];

/** What is wrong with a declaration that nobody has checked, before any of its code runs; null where nothing is. */
export function declarationProblem(value: unknown, functions: readonly string[]): string | null {
  if (typeof value !== 'object' || value === null) return 'it is no object';
  const declared = value as Readonly<Record<string, unknown>>;
  const { name, parameters, ascending, timeframe, reads } = declared;
  if (typeof name !== 'string' || !NAME.test(name)) return 'its name is not in snake_case';
  const text = ['title', 'description'].find((key) => !isText(declared[key]));
  if (text !== undefined) return `it has no ${text}`;
  if (timeframe !== null && !TIMEFRAMES.includes(timeframe as string))
    return `its timeframe is ${JSON.stringify(timeframe)}; it can be ${TIMEFRAMES.join(', ')}, or null where it is meant for none`;
  const missing = functions.find((key) => typeof declared[key] !== 'function');
  if (missing !== undefined) return `${missing} is no function`;
  if (reads !== undefined && !(Array.isArray(reads) && reads.every((column) => COLUMNS.includes(column))))
    return `reads lists columns: ${COLUMNS.join(', ')}`;
  if (!Array.isArray(parameters)) return 'parameters is no list';
  return parametersProblem(parameters) ?? orderProblem(value as Declared, ascending);
}

function parametersProblem(parameters: readonly unknown[]): string | null {
  const names = new Set<string>();
  for (const parameter of parameters) {
    const { name, type, minimum, maximum, default: value, ...texts } = Object(parameter) as Parameter;
    if (typeof name !== 'string' || !NAME.test(name)) return 'the name of a parameter is not in snake_case';
    if (names.has(name)) return `it has two parameters ${name}`;
    names.add(name);
    if (!isText(texts.description) || !isText(texts.unit)) return `${name} has no description or no unit`;
    if (type !== 'integer' && type !== 'number') return `the type of ${name} is neither integer nor number`;
    const bounds = [minimum, value, maximum];
    if (!bounds.every(Number.isFinite)) return `minimum, default and maximum of ${name} are not all numbers`;
    if (!(minimum <= value && value <= maximum))
      return `the default of ${name} is ${value}, outside of its bounds ${minimum} and ${maximum}`;
    if (type === 'integer' && !bounds.every(Number.isInteger)) return `${name} counts, and its bounds do not`;
  }
  return null;
}

function orderProblem({ parameters }: Declared, ascending: unknown): string | null {
  if (ascending === undefined) return null;
  const pair = ascending as readonly [string, string];
  const isPair = Array.isArray(ascending) && pair.length === 2;
  if (!isPair || !pair.every((name) => parameters.some((parameter) => parameter.name === name)))
    return 'ascending does not name two of its parameters';
  const values = withDefaults(parameters, {});
  return values[pair[0]]! < values[pair[1]]!
    ? null
    : `the default of ${pair[0]} is not below that of ${pair[1]}`;
}

/** The defaults, and each parameter at either bound with the others at their defaults, where that is a configuration. */
export function triedValues(declared: Declared): ParameterValues[] {
  const { parameters, ascending } = declared;
  const bounds = parameters.flatMap(({ name, minimum, maximum }) => [
    { [name]: minimum },
    { [name]: maximum },
  ]);
  return [{}, ...bounds]
    .map((given) => withDefaults(parameters, given))
    .filter((values) => ascending === undefined || values[ascending[0]]! < values[ascending[1]]!)
    .filter((values) => parameterProblems(declared, values).length === 0);
}

/** What is wrong with the warm-up that the code gives for values; null where it is a whole number of bars. */
export function warmUpProblem({ warmUp }: Pick<Declared, 'warmUp'>, values: ParameterValues): string | null {
  let bars: number;
  try {
    bars = warmUp(values);
  } catch (error) {
    return `its warm-up threw: ${error instanceof Error ? error.message : error}`;
  }
  return Number.isInteger(bars) && bars >= 0 ? null : `its warm-up is ${bars}, which is no number of bars`;
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}
