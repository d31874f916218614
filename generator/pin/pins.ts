import { hash } from 'node:crypto';
import type { ListedTool, Listing } from '../connect/listing.ts';
import { isObject, type JsonObject } from '../diff/json.ts';
import { canonicalJson } from '../model/canonical.ts';
import type { Check } from '../verify/checks.ts';

/** What a server listed when somebody read it: digests of each part that a model or a client acts on. */
export interface Pins {
  readonly server: { readonly name: string; readonly version: string; readonly instructions: string };
  readonly tools: Readonly<Record<string, ToolPins>>;
}

const PARTS = ['title', 'description', 'inputSchema', 'outputSchema', 'annotations'] as const;
type ToolPins = Readonly<Record<(typeof PARTS)[number], string>>;

/** Digests of what a server lists; the version is kept to be told, and not compared. */
export function pinsOf(listing: Listing): Pins {
  const { name, version, instructions } = listing;
  const tools = [...listing.tools].sort((a, b) => (a.name < b.name ? -1 : 1));
  return {
    server: { name, version, instructions: digestOf(instructions) },
    tools: Object.fromEntries(tools.map((tool) => [tool.name, toolPins(tool)])),
  };
}

function toolPins(tool: ListedTool): ToolPins {
  return Object.fromEntries(PARTS.map((part) => [part, digestOf(tool[part])])) as ToolPins;
}

/** SHA-256 of canonical JSON; of what is absent, of null. */
function digestOf(value: unknown): string {
  return hash('sha256', canonicalJson(value ?? null));
}

export function pinsText(pins: Pins): string {
  return `${JSON.stringify(pins, null, 2)}\n`;
}

/** Reads pins; undefined where a text is none. */
export function parsePins(text: string): Pins | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isSound = isObject(value) && isObject(value['server']) && isObject(value['tools']);
    return isSound && Object.values(value['tools'] as JsonObject).every(isObject)
      ? (value as unknown as Pins)
      : undefined;
  } catch {
    return undefined;
  }
}

/** A check for the instructions and for each tool of either side. */
export function comparePins(pinned: Pins, current: Pins): Check[] {
  const check = (tool: string | null, name: string, reason: string | undefined): Check => ({
    category: 'pins',
    tool,
    name,
    outcome: reason === undefined ? 'pass' : 'fail',
    ...(reason !== undefined && { reason }),
  });
  const since = `since version ${pinned.server.version || 'unknown'} was pinned`;
  const names = [...new Set([...Object.keys(pinned.tools), ...Object.keys(current.tools)])].sort();
  return [
    check(
      null,
      'instructions',
      pinned.server.instructions === current.server.instructions ? undefined : `they changed ${since}`,
    ),
    ...names.map((name) => {
      // A tool may be called as objects call what they inherit.
      const [before, after] = [pinned, current].map(({ tools }) =>
        Object.hasOwn(tools, name) ? tools[name] : undefined,
      );
      if (before === undefined) return check(name, 'is pinned', `it is new ${since}`);
      if (after === undefined) return check(name, 'is pinned', `it is gone ${since}`);
      const changed = PARTS.filter((part) => before[part] !== after[part]);
      return check(
        name,
        'is pinned',
        changed.length === 0 ? undefined : `${changed.join(', ')} changed ${since}`,
      );
    }),
  ];
}
