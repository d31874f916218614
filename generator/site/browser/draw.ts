/** Numbers of a result that stand in an order, and what they are called. */
export interface Series {
  readonly name: string;
  readonly values: readonly number[];
  /** The first and the last day, where each number has one. */
  readonly ends: readonly [string, string] | undefined;
}

/** Fewer numbers are read faster than a line. */
const FEWEST = 8;
const MOST_SERIES = 6;

/** The series of a result: lists of numbers, and numbers of objects that stand in the order of their days. */
export function seriesOf(value: unknown, path = ''): Series[] {
  return collect(value, path)
    .filter(({ values }) => tellsSomething(values))
    .slice(0, MOST_SERIES);
}

/** A line of what never changes, or only counts the rows, would take the place of one that says something. */
function tellsSomething(values: readonly number[]): boolean {
  const [first = 0] = values;
  const counts = first === 0 || first === 1;
  return values.some((value, at) => value !== first && !(counts && values[at - 1] === value - 1));
}

function collect(value: unknown, path: string): Series[] {
  if (Array.isArray(value)) return listSeries(value, path);
  if (value === null || typeof value !== 'object') return [];
  const members = Object.entries(value) as [string, unknown][];
  // Days may stand in a list of their own, beside the lists of their numbers.
  const days = members
    .map(([, member]) => member)
    .find((member) => Array.isArray(member) && isRising(member));
  return members.flatMap(([key, member]) => {
    const series = collect(member, path === '' ? key : `${path}.${key}`);
    return series.map((one) =>
      Array.isArray(days) && one.values.length === days.length && Array.isArray(member)
        ? { ...one, ends: one.ends ?? endsOf(days) }
        : one,
    );
  });
}

function endsOf(days: readonly unknown[]): [string, string] {
  return [String(days[0]), String(days.at(-1))];
}

function listSeries(list: readonly unknown[], path: string): Series[] {
  if (list.length < FEWEST) return [];
  if (list.every((item) => typeof item === 'number')) return [{ name: path, values: list, ends: undefined }];
  if (!list.every((item) => item !== null && typeof item === 'object' && !Array.isArray(item))) return [];
  const rows = list as readonly Readonly<Record<string, unknown>>[];
  const keys = Object.keys(rows[0]!);
  const day = keys.find((key) => isRising(rows.map((row) => row[key])));
  if (day === undefined) return [];
  return keys
    .filter((key) => rows.every((row) => typeof row[key] === 'number'))
    .map((key) => ({
      name: `${path}[].${key}`,
      values: rows.map((row) => row[key] as number),
      ends: endsOf(rows.map((row) => row[day])),
    }));
}

/** Days or times, each later than the one before. */
function isRising(values: readonly unknown[]): boolean {
  return (
    values.length >= FEWEST &&
    values.every(
      (value, at) =>
        typeof value === 'string' &&
        /^\d{4}-\d\d/.test(value) &&
        (at === 0 || String(values[at - 1]) < value),
    )
  );
}

const WIDTH = 640;
const HEIGHT = 160;
const NAMESPACE = 'http://www.w3.org/2000/svg';

/** A line of a series, with its least, greatest and last value in words. */
export function drawSeries({ name, values, ends }: Series): HTMLElement {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const room = most - least || 1;
  const points = values.map((value, at) => {
    const x = (at / (values.length - 1)) * WIDTH;
    const y = HEIGHT - 4 - ((value - least) / room) * (HEIGHT - 8);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  const svg = shape('svg', {
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    role: 'img',
    class: 'series',
    preserveAspectRatio: 'none',
  });
  const title = shape('title', {});
  const span = ends === undefined ? `${values.length} values` : `${ends[0]} to ${ends[1]}`;
  title.textContent = `${name}, ${span}: from ${least} to ${most}, at last ${values.at(-1)}`;
  svg.append(title);
  if (least < 0 && most > 0) {
    const zero = String(HEIGHT - 4 - ((0 - least) / room) * (HEIGHT - 8));
    svg.append(shape('line', { x1: '0', x2: String(WIDTH), y1: zero, y2: zero, class: 'zero' }));
  }
  svg.append(shape('polyline', { points: points.join(' '), 'vector-effect': 'non-scaling-stroke' }));
  const figure = document.createElement('figure');
  const caption = document.createElement('figcaption');
  caption.textContent = title.textContent;
  figure.append(svg, caption);
  return figure;
}

function shape(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const made = document.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}
