import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import type { Place } from '../diagnostics/place.ts';
import { agentDescription } from '../emit/description.ts';
import type { Contract, Tool } from '../model/contract.ts';
import type { Budgeted } from '../model/policies.ts';
import { toolPieces } from '../tokens/pieces.ts';
import type { LintInput } from './lint.ts';

/** Something that has a budget: what a model reads of it before any call. */
interface Reading {
  readonly of: Budgeted;
  readonly what: string;
  readonly place: Place;
  readonly texts: readonly string[];
}

/** T511: a description, a tool or a list that takes more characters or tokens than `policies.budgets` allows. */
export function budgets({ contract, countTokens }: LintInput): Diagnostic[] {
  const measures = {
    characters: (text: string) => text.length,
    // The runner loads a tokenizer where any budget is declared in tokens.
    tokens: (text: string) => countTokens?.(text) ?? 0,
  };
  return readings(contract).flatMap(({ of, what, place, texts }) =>
    (['characters', 'tokens'] as const).flatMap((unit) => {
      const most = contract.server.policies.budgets[of]?.[unit];
      if (most === undefined) return [];
      const amount = texts.reduce((sum, text) => sum + measures[unit](text), 0);
      const budget = `budgets.${of}.${unit}`;
      return amount <= most ? [] : [diagnostic('T511', place, { what, amount, unit, budget, most })];
    }),
  );
}

function readings(contract: Contract): Reading[] {
  const { server, tools } = contract;
  const { description, tool: perTool, list } = server.policies.budgets;
  const descriptions = tools.map(
    (tool): Reading => ({
      of: 'description',
      what: `the description of "${tool.name}"`,
      place: tool.place,
      texts: [agentDescription(tool, contract)],
    }),
  );
  if (perTool === undefined && list === undefined) return description === undefined ? [] : descriptions;
  const whole = tools.map(
    (tool): Reading => ({
      of: 'tool',
      what: `the tool "${tool.name}"`,
      place: tool.place,
      texts: textsRead(tool, contract),
    }),
  );
  const all = [server.instructions, ...whole.flatMap(({ texts }) => texts)];
  return [...descriptions, ...whole, { of: 'list', what: 'the tool list', place: server.place, texts: all }];
}

function textsRead(tool: Tool, contract: Contract): string[] {
  return toolPieces(tool, contract)
    .filter(({ isRead }) => isRead)
    .map(({ text }) => text);
}
