import { fitsOnALine } from './fits-on-a-line.ts';
import { escapeHidden, visible } from './visible.ts';

const MADE_HERE = Symbol('code');

/** A piece of TypeScript. Only the functions of this file make one, so that nothing unescaped gets in. */
export interface Code {
  readonly [MADE_HERE]: true;
  readonly text: string;
}

function make(text: string): Code {
  return { [MADE_HERE]: true, text };
}

/** A template of code: what is interpolated is code too, and lists are joined by line feeds. */
export function code(strings: TemplateStringsArray, ...parts: readonly (Code | readonly Code[])[]): Code {
  const texts = strings.map((text, index) => {
    const part = parts[index];
    if (part === undefined) return text;
    return text + (isCode(part) ? part.text : part.map((item) => item.text).join('\n'));
  });
  return make(texts.join(''));
}

/**
 * Code that a stage before has compiled and checked (a condition), taken as it is. Only its strings can hold hidden
 * characters, so that an escape means the same.
 */
export function compiled(text: string): Code {
  return make(escapeHidden(text));
}

/** A name that must be an identifier; anything else is a fault of the stage that let it through. */
export function identifier(name: string): Code {
  if (!/^[A-Za-z_$][\w$]*$/.test(name)) throw new Error(`not an identifier: ${JSON.stringify(name)}`);
  return make(name);
}

/** A variable named like this, with an underscore where TypeScript or the module around it has the name. */
export function variable(name: string, taken: readonly string[]): Code {
  return identifier(WORDS.has(name) || taken.includes(name) ? `${name}_` : name);
}

/** Words that no variable of a module can have for a name. */
const WORDS: ReadonlySet<string> = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends ' +
    'false finally for function if implements import in instanceof interface let new null package private protected ' +
    'public return static super switch this throw true try typeof undefined var void while with yield'
  ).split(' '),
);

/** The part of an import that brings an export in under a name. */
export function exportAs(exportName: string, name: string): Code {
  return exportName === name ? identifier(name) : code`${identifier(exportName)} as ${identifier(name)}`;
}

/** A string as a literal. */
export function string(text: string): Code {
  return make(escapeHidden(JSON.stringify(text)));
}

/** A documentation comment that the text can't end. */
export function comment(text: string): Code {
  const lines = visible(text).replaceAll('*/', '*\\/').trim().split('\n');
  if (lines.length === 1) return make(`/** ${lines[0]} */`);
  return make(['/**', ...lines.map((line) => ` * ${line}`.trimEnd()), ' */'].join('\n'));
}

const WIDTH = 110;

/**
 * A value as a literal: JSON's values, and code in place of any of them. What fits on a line stands on one.
 * Members whose value is undefined are left out.
 */
export function literal(value: unknown, depth = 0): Code {
  return make(print(value, depth));
}

function print(value: unknown, depth: number): string {
  if (typeof value === 'string') return string(value).text;
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return printNumber(value);
  if (typeof value !== 'object') throw new Error(`not a literal: ${typeof value}`);
  if (isCode(value)) return value.text;
  if (Array.isArray(value)) {
    return bracket(
      '[',
      value.map((item) => print(item, depth + 1)),
      ']',
      depth,
    );
  }
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return bracket(
    '{',
    members.map(([key, member]) => `${printKey(key)}: ${print(member, depth + 1)}`),
    '}',
    depth,
  );
}

function bracket(open: string, items: readonly string[], close: string, depth: number): string {
  if (items.length === 0) return open + close;
  const padding = open === '{' ? ' ' : '';
  const room = WIDTH - 20 - depth * 2 - 2 * (1 + padding.length);
  if (fitsOnALine(items, room)) return `${open}${padding}${items.join(', ')}${padding}${close}`;
  const indent = '  '.repeat(depth + 1);
  return `${open}\n${items.map((item) => `${indent}${item},\n`).join('')}${'  '.repeat(depth)}${close}`;
}

function printNumber(value: number): string {
  if (!Number.isFinite(value)) throw new Error(`not a literal: ${value}`);
  return Object.is(value, -0) ? '-0' : JSON.stringify(value);
}

/** In a literal the key `__proto__` sets the prototype, unless it is computed. */
function printKey(key: string): string {
  if (key === '__proto__') return '["__proto__"]';
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : string(key).text;
}

function isCode(value: object): value is Code {
  return MADE_HERE in value;
}
