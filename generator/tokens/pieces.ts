import { listed } from '../emit/contract/listing.ts';
import type { Contract, Tool } from '../model/contract.ts';

/** A part of what `tools/list` says of a tool, as its JSON text. */
export interface Piece {
  readonly name: string;
  /** True for what clients hand to the model before a call; the rest is for programs. */
  readonly isRead: boolean;
  readonly text: string;
}

/**
 * The parts of a tool's entry in `tools/list`, in its order: together they are the entry, but for the braces and
 * commas between them and for `_meta`, which no model reads.
 */
export function toolPieces(tool: Tool, contract: Contract): Piece[] {
  const { name, title, description, inputSchema, outputSchema, annotations } = listed(tool, contract);
  const { properties, ...frame } = inputSchema;
  const read = (label: string, key: string, value: unknown) => piece(label, true, key, value);
  return [
    read('name', 'name', name),
    piece('title', false, 'title', title),
    read('description', 'description', description),
    read('input schema, without the arguments', 'inputSchema', { ...frame, properties: {} }),
    ...Object.entries(properties as object).map(([key, schema]) => read(`argument ${key}`, key, schema)),
    piece('output schema', false, 'outputSchema', outputSchema),
    piece('annotations', false, 'annotations', { title, ...annotations }),
  ];
}

function piece(name: string, isRead: boolean, key: string, value: unknown): Piece {
  return { name, isRead, text: `${JSON.stringify(key)}:${JSON.stringify(value)}` };
}
