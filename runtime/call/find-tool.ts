import type { UnknownToolAnswer } from '../answer.ts';
import { nearestNames } from '../nearest.ts';

/** Finds a tool by its name, in a Map: a tool may be called `constructor`. */
export function findTool<Tool>(tools: ReadonlyMap<string, Tool>, name: string): Tool | UnknownToolAnswer {
  return tools.get(name) ?? unknownTool(name, tools.keys());
}

/** The answer for a tool that is not served, with the served names that come nearest. */
export function unknownTool(name: string, served: Iterable<string>): UnknownToolAnswer {
  return { kind: 'unknown-tool', name, nearest: nearestNames(name, served) };
}
