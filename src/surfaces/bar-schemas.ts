import type { JsonSchema } from 'toolwright-runtime';
import type { SurfaceParameter } from './surface.ts';

export const SYMBOL_PARAMETER: SurfaceParameter = {
  name: 'symbol',
  in: 'path',
  description: 'Ticker as the bar store names it, in capitals.',
  schema: { type: 'string', maxLength: 15 },
};

export const INTERVAL_SCHEMA: JsonSchema = { type: 'string', enum: ['1min', '1day', '1month'] };

/** A closed object, all of whose properties are there. */
export function closed(properties: Readonly<Record<string, JsonSchema>>): JsonSchema {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

export function listOf(items: JsonSchema): JsonSchema {
  return { type: 'array', items };
}

export const TEXT: JsonSchema = { type: 'string' };

/** What an answer with bars says of where they come from. */
export const SOURCE = {
  source: { ...TEXT, description: 'Who produced the bars.' },
  licence: { type: 'string', enum: ['confirmed', 'sample', 'generated'] },
  interval: INTERVAL_SCHEMA,
  tier: { type: 'string', enum: ['delayed'] },
  delayFloorSeconds: {
    type: 'number',
    description: 'Age of the newest bars that are served on the wall clock.',
  },
  withheldBars: { type: 'integer', description: 'Newer bars that are not served.' },
  notes: { ...listOf(TEXT), description: 'What every reader of these bars should know.' },
} satisfies Record<string, JsonSchema>;

export const BAR_PROBLEMS: Readonly<Record<number, string>> = {
  403: '`MARKET_DATA_PENDING`: the operator has not confirmed the licence of these bars.',
  404: '`NO_BARS`: the store has none for the symbol at that interval.',
};
