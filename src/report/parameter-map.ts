import type { Trial } from '../trials/trial.ts';

/** One parameter of the map, with its values in order. */
export interface MapAxis {
  readonly name: string;
  readonly values: readonly number[];
}

/** The Sharpe ratios of what was searched, by one or two parameters. */
export interface ParameterMap {
  readonly across: MapAxis;
  /** Null where one parameter was searched alone. */
  readonly up: MapAxis | null;
  /** By row of `up`, lowest first, then by column: the newest trial of the point; undefined where none was evaluated. */
  readonly cells: readonly (readonly (Trial | undefined)[])[];
  /** Parameters that were searched too, held at the values of the reported trial. */
  readonly held: readonly (readonly [name: string, value: number])[];
  readonly points: number;
  /** First and last bar that they were measured over. */
  readonly span: readonly [first: string, last: string];
}

/** What has to be equal for two trials to stand in one map. */
const CIRCUMSTANCES = [
  'last_bar',
  'commission_bps',
  'slippage_bps',
  'direction',
  'position_fraction',
  'target_volatility',
  'volatility_window',
  'stop_loss',
  'fills',
] as const satisfies readonly (keyof Trial)[];

/** Values of an axis beyond which a cell is too small to be seen. */
const MOST_VALUES = 120;

/** The map of the points that were evaluated on the bars of a trial by its rules; or why there is none, in a sentence. */
export function parameterMap(trial: Trial, searched: readonly Trial[]): ParameterMap | string {
  const points = ofOneWindow(
    trial,
    searched.filter((point) => CIRCUMSTANCES.every((name) => point[name] === trial[name])),
  );
  if (points.length < 2) return 'no search by these rules, up to the same bar, is on record.';
  const varied = Object.keys(trial.parameters)
    .map((name) => ({
      name,
      values: [...new Set(points.map((point) => point.parameters[name]!))].sort((a, b) => a - b),
    }))
    .filter(({ values }) => values.length > 1)
    .sort((a, b) => b.values.length - a.values.length);
  const [across, up, ...others] = varied;
  if (across === undefined) return 'the points on record do not differ in their parameters.';
  if (across.values.length > MOST_VALUES)
    return `${across.name} has ${across.values.length} values on record, more than a map can show.`;
  const held = others.map(({ name }) => [name, trial.parameters[name]!] as const);
  const shown = points.filter((point) => held.every(([name, value]) => point.parameters[name] === value));
  const place = (point: Trial) => `${point.parameters[across.name]} ${up && point.parameters[up.name]}`;
  // A later trial of a point stands in the place of an earlier one.
  const byPlace = new Map(shown.map((point) => [place(point), point]));
  if (byPlace.size < 2)
    return `no two points on record have ${held.map(([name, value]) => `${name} at ${value}`).join(', ')}.`;
  const rows = up === undefined ? [undefined] : up.values;
  return {
    across,
    up: up ?? null,
    cells: rows.map((row) => across.values.map((column) => byPlace.get(`${column} ${row}`))),
    held,
    points: byPlace.size,
    span: [points[0]!.first_bar, points[0]!.last_bar],
  };
}

/**
 * The points that were measured over the bars of the trial, else those of the newest search: a warm-up that is longer for some point
 * moves the first bar of all.
 */
function ofOneWindow(trial: Trial, points: readonly Trial[]): readonly Trial[] {
  const from = (first: string | undefined) => points.filter(({ first_bar }) => first_bar === first);
  const own = from(trial.first_bar);
  return own.length > 1 ? own : from(points.at(-1)?.first_bar);
}

/** The point with the highest Sharpe ratio; undefined where none has one. */
export function bestOfMap({ cells }: ParameterMap): Trial | undefined {
  return cells
    .flat()
    .filter((point) => point !== undefined && point.sharpe_per_period !== null)
    .reduce<Trial | undefined>(
      (best, point) =>
        best === undefined || point!.sharpe_per_period! > best.sharpe_per_period! ? point : best,
      undefined,
    );
}
