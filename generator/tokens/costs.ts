import type { Contract, Tool } from '../model/contract.ts';
import { type Piece, toolPieces } from './pieces.ts';

export interface Cost {
  readonly name: string;
  readonly tokens: number;
  readonly characters: number;
}

export interface ToolCost extends Cost {
  /** The dearest first. */
  readonly pieces: readonly Cost[];
}

export interface Costs {
  /** The dearest first. */
  readonly tools: readonly ToolCost[];
  readonly instructions: Cost;
  /** All tools and the instructions. */
  readonly total: Cost;
  /** Of the total, what clients hand to the model before a call: names, descriptions, arguments, instructions. */
  readonly read: Cost;
}

/** What each tool, and each piece of it, takes; sums of the pieces, so that what is shown adds up. */
export function costs(contract: Contract, countTokens: (text: string) => number): Costs {
  const costOf = (name: string, text: string): Cost => {
    return { name, tokens: countTokens(text), characters: text.length };
  };
  const pieceCost = ({ name, text, isRead }: Piece) => ({ ...costOf(name, text), isRead });
  const measured = contract.tools.map((tool: Tool) => ({
    name: tool.name,
    pieces: toolPieces(tool, contract).map(pieceCost),
  }));
  const instructions = costOf('instructions', contract.server.instructions);
  const pieces = measured.flatMap((tool) => tool.pieces);
  return {
    tools: measured
      .map((tool) => ({
        ...sum(tool.name, tool.pieces),
        pieces: tool.pieces.map(({ isRead: _, ...cost }) => cost).sort(dearest),
      }))
      .sort(dearest),
    instructions,
    total: sum('total', [...pieces, instructions]),
    read: sum('read', [...pieces.filter(({ isRead }) => isRead), instructions]),
  };
}

function sum(name: string, costs: readonly Cost[]): Cost {
  return {
    name,
    tokens: costs.reduce((total, cost) => total + cost.tokens, 0),
    characters: costs.reduce((total, cost) => total + cost.characters, 0),
  };
}

function dearest(a: Cost, b: Cost): number {
  return b.tokens - a.tokens || b.characters - a.characters || (a.name < b.name ? -1 : 1);
}
