import { styleText } from 'node:util';
import type { Json, JsonObject } from '../../answer.ts';
import { columns } from './columns.ts';
import { wrap } from './wrap.ts';

/**
 * An answer for a person: the warnings, which are to be read before the numbers, then the fields in the order of the
 * contract, then where the numbers come from. Nothing is left out or rounded.
 */
export function readable(envelope: JsonObject, colours: boolean): string {
  const style: Style = (format, text) =>
    colours ? styleText(format, text, { validateStream: false }) : text;
  const { warnings, ...fields } = envelope;
  const told = (warnings as readonly string[]).map(
    (text) => `${style('yellow', wrap(`Warning: ${text}`))}\n`,
  );
  return [...told, block(fields, 0, style)].join('');
}

type Style = (format: 'bold' | 'yellow', text: string) => string;

const STEP = 2;

/** An object as lines: what fits beside its name in columns, and below its name what does not. */
function block(object: JsonObject, indent: number, style: Style): string {
  const entries = Object.entries(object);
  const plain = entries.filter(([, value]) => isPlain(value));
  const width = Math.max(0, ...plain.map(([name]) => name.length));
  const margin = ' '.repeat(indent);
  return entries
    .map(([name, value]) => {
      if (isPlain(value)) return `${margin}${name.padEnd(width)}  ${shown(value)}\n`;
      return `${margin}${style('bold', name)}\n${below(value, indent + STEP, style)}`;
    })
    .join('');
}

function below(value: Json, indent: number, style: Style): string {
  if (!Array.isArray(value)) return block(value as JsonObject, indent, style);
  const list = value as readonly Json[];
  if (list.every(isPlain)) return `${wrap(list.map(shown).join(' '), indent)}\n`;
  const header = columnsOf(list);
  if (header === undefined) {
    return list.map((item) => `${' '.repeat(indent)}-\n${below(item, indent + STEP, style)}`).join('');
  }
  const rows = (list as readonly JsonObject[]).map((row) =>
    header.map((name) => (name in row ? shown(row[name]!) : '')),
  );
  const lines = columns([header, ...rows])
    .trimEnd()
    .split('\n');
  return lines.map((line) => `${' '.repeat(indent)}${line}\n`).join('');
}

/**
 * The names that a list's objects have, in the order of the contract, where they hold plain values and nothing else, and
 * all of them have some name; a field that comes and goes leaves a cell blank.
 */
function columnsOf(list: readonly Json[]): readonly string[] | undefined {
  const objects = list.filter((item): item is JsonObject => !isPlain(item) && !Array.isArray(item));
  if (objects.length < list.length) return undefined;
  const names: string[] = [];
  for (const object of objects) {
    let at = 0;
    for (const [name, value] of Object.entries(object)) {
      if (!isPlain(value)) return undefined;
      const known = names.indexOf(name);
      if (known < 0) names.splice(at, 0, name);
      at = (known < 0 ? at : known) + 1;
    }
  }
  const ofAll = names.some((name) => objects.every((object) => name in object));
  return ofAll ? names : undefined;
}

function isPlain(value: Json): boolean {
  return typeof value !== 'object' || value === null || Object.keys(value).length === 0;
}

function shown(value: Json): string {
  return typeof value === 'string' && value !== '' ? value : JSON.stringify(value);
}
