import { element } from './element.ts';

/** A JSON Schema as `tools/list` shows it, as far as a form reads it. */
export interface ArgumentSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly description?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: unknown;
}

export interface InputSchema {
  readonly properties?: Readonly<Record<string, ArgumentSchema>>;
  readonly required?: readonly string[];
}

export interface ArgumentForm {
  readonly fields: HTMLElement;
  /** What the fields hold; a field that is empty is an argument that is not given. */
  readonly values: () => Readonly<Record<string, unknown>>;
  readonly fill: (args: Readonly<Record<string, unknown>>) => void;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A field for each argument. Nothing is judged here: the server says what it refuses, and why. */
export function argumentForm({ properties = {}, required = [] }: InputSchema): ArgumentForm {
  const controls = new Map<string, Control>();
  const rows = Object.entries(properties).map(([name, schema]) => {
    const control = controlOf(name, schema);
    controls.set(name, control);
    const note = [
      typeText(schema),
      holdsParts(schema) ? 'as JSON' : '',
      required.includes(name) ? 'required' : '',
      schema.default === undefined ? '' : `default ${shown(schema.default)}`,
    ]
      .filter((text) => text !== '')
      .join(', ');
    return element(
      'div',
      { class: 'field' },
      element('label', { for: control.id }, element('code', {}, name), ' ', element('span', {}, note)),
      control,
    );
  });
  return {
    fields: element('div', { class: 'fields-of-call' }, ...rows),
    values: () => {
      const given = [...controls].filter(([, { value }]) => value.trim() !== '');
      return Object.fromEntries(given.map(([name, { value }]) => [name, read(properties[name]!, value)]));
    },
    fill: (args) => {
      for (const [name, control] of controls) {
        const value = args[name];
        control.value = value === undefined ? '' : shown(value);
      }
    },
  };
}

function controlOf(name: string, schema: ArgumentSchema): Control {
  const attributes = { id: `try-${name}`, name };
  const choices = schema.enum ?? (schema.type === 'boolean' ? [true, false] : undefined);
  if (choices !== undefined) {
    const options = choices.map((choice) => {
      const text = shown(choice);
      return element('option', { value: text }, text);
    });
    return element('select', attributes, element('option', { value: '' }, 'not given'), ...options);
  }
  if (holdsParts(schema)) return element('textarea', { ...attributes, rows: '3', spellcheck: 'false' });
  const isNumber = schema.type === 'number' || schema.type === 'integer';
  return element('input', {
    ...attributes,
    type: 'text',
    autocomplete: 'off',
    spellcheck: 'false',
    ...(isNumber && { inputmode: 'decimal' }),
  });
}

/** A value as it is typed into its field. */
function shown(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function holdsParts({ type }: ArgumentSchema): boolean {
  return [type ?? 'object'].flat().some((name) => name === 'object' || name === 'array');
}

function typeText({ type, enum: choices, minimum, maximum }: ArgumentSchema): string {
  const bounds = [
    ...(minimum === undefined ? [] : [`from ${minimum}`]),
    ...(maximum === undefined ? [] : [`to ${maximum}`]),
  ];
  const name = choices === undefined ? [type ?? 'JSON'].flat().join(' or ') : 'one of a list';
  return [name, ...bounds].join(' ');
}

/** Text is itself where the argument is one; anything else is JSON, and what is none goes as it was typed. */
function read({ type }: ArgumentSchema, text: string): unknown {
  if (type === 'string') return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
