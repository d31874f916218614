import type { Place } from '../diagnostics/place.ts';
import { printable } from '../diagnostics/printable.ts';
import type { JsonValue } from '../model/node.ts';
import type { Fact, Item, Shown } from './shown.ts';
import { wrap } from './wrap.ts';

const WIDTH = 80;

/** Room at the right for the line of a place in the tool's own file: `:1234`, and two spaces before it. */
const GUTTER = 7;

/** An entry of a list that is longer than this has lines of its own. */
const SENTENCE = 30;

/** Facts that need no name: their value says what they are. */
const NAMELESS = new Set(['description', 'summary', 'details', 'title', 'condition', 'definition']);

/** Facts that stand beside the name. */
const KIND = new Set(['type', 'use', 'required']);

/**
 * The contract for a person, 80 columns wide: what is said on the left, where it is said on the right. A place in the
 * tool's own file is its line alone.
 */
export function renderShown(shown: Shown, file: string): string {
  const print = printer(file);
  const head = [`${shown.tool}`, `${file} (a place like :12 is a line of it)`, ''];
  const sections = shown.sections.flatMap(({ title, items }) => [
    '',
    title.toUpperCase(),
    ...items.flatMap((item) => ['', ...print.item(item, 2)]),
  ]);
  return `${[...head, ...print.facts(shown.facts, 2), ...sections].join('\n')}\n`;
}

function printer(ownFile: string) {
  const placeText = ({ file, line }: Place) => (file === ownFile ? `:${line}` : `${file}:${line}`);

  /** The text in its column, and the place at the right end: of the first line where it fits, else of one of its own. */
  const row = (lead: string, text: string, place: Place): string[] => {
    const at = placeText(place);
    const lines = wrap(text, WIDTH - lead.length - GUTTER).map(printable);
    const rows = lines.map((line, index) =>
      `${index === 0 ? lead : ' '.repeat(lead.length)}${line}`.trimEnd(),
    );
    const fits = rows.findIndex((line) => line.length + 2 + at.length <= WIDTH);
    if (fits < 0) return [...rows, at.padStart(WIDTH)];
    rows[fits] = rows[fits]!.padEnd(WIDTH - at.length) + at;
    return rows;
  };

  const facts = (list: readonly Fact[], indent: number): string[] => {
    const column = Math.max(
      0,
      ...list.filter(({ name }) => !NAMELESS.has(name)).map(({ name }) => name.length),
    );
    return list.flatMap(({ name, value, place }) => {
      const label = NAMELESS.has(name) ? '' : `${name.padEnd(Math.min(column, 24))}  `;
      const lead = ' '.repeat(indent) + label;
      return row(lead, valueText(value), place);
    });
  };

  const item = ({ name, place, facts: all, parts }: Item, indent: number): string[] => {
    const others = all.filter((fact) => !KIND.has(fact.name));
    const described = others.filter((fact) => NAMELESS.has(fact.name));
    return [
      ...row(' '.repeat(indent), headText(name, all), place),
      ...facts([...described, ...others.filter((fact) => !NAMELESS.has(fact.name))], indent + 2),
      ...parts.flatMap((part) => item(part, indent + 2)),
    ];
  };

  return { facts, item };
}

/** `top_k: integer`, `forward_1d: ForwardReturns (object), required`, or the name alone. */
function headText(name: string, facts: readonly Fact[]): string {
  const stated = (key: string) => facts.find((fact) => fact.name === key)?.value;
  const [use, type] = [stated('use'), stated('type')];
  if (type === undefined) return name;
  const kind = use === undefined ? String(type) : `${use} (${type})`;
  return `${name}: ${kind}${stated('required') === undefined ? '' : ', required'}`;
}

function valueText(value: JsonValue): string {
  if (typeof value === 'string') return value.trim();
  if (!Array.isArray(value)) return JSON.stringify(value, null, 1).replace(/\n */g, ' ');
  const texts = value.map((entry) => valueText(entry as JsonValue));
  return texts.join(texts.some((text) => text.length > SENTENCE) ? '\n' : ', ');
}
