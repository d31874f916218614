import { type Change, changed, type Spot } from './change.ts';
import { equal, memberOf } from './json.ts';
import { gone } from './lifecycle.ts';
import type { Lock } from './lock.ts';
import { tierNames } from './server/access.ts';
import { compareServer } from './server/server.ts';
import { show } from './show.ts';
import { compareTool } from './tool/tool.ts';

/** Every difference between two contracts, the server's first, then tool by tool in order of their names. */
export function compareLocks(before: Lock, after: Lock): Change[] {
  const tiers = {
    before: tierNames(memberOf(before.server, 'access')),
    after: tierNames(memberOf(after.server, 'access')),
  };
  const renamed = renames(before, after);
  const oldNames = new Map([...renamed].map(([from, to]) => [to, from]));
  const names = [...new Set([...before.tools.keys(), ...after.tools.keys()])].sort();
  return [
    ...compareServer(before.server, after.server),
    ...names.flatMap((tool) => {
      const spot: Spot = { tool, path: [], name: tool };
      const [old, current] = [before.tools.get(tool), after.tools.get(tool)];
      if (old !== undefined && current !== undefined) return compareTool(old, current, tool, tiers);
      const to = renamed.get(tool);
      if (to !== undefined) return [changed('TOOL_RENAMED', spot, tool, to, { from: tool, to })];
      const from = oldNames.get(tool);
      if (from !== undefined) return compareTool(before.tools.get(from), current, tool, tiers);
      if (current === undefined) return [gone(['TOOL_REMOVED', 'TOOL_RETIRED'], spot, old, summary(old))];
      return [changed('TOOL_ADDED', spot, undefined, current, { to: summary(current) })];
    }),
  ];
}

/** Old name -> new name, of tools that take and give the same as one that is gone. */
function renames(before: Lock, after: Lock): ReadonlyMap<string, string> {
  const signature = (contract: unknown) =>
    ['arguments', 'result', 'types'].map((part) => memberOf(contract, part));
  const added = [...after.tools].filter(([name]) => !before.tools.has(name));
  const renamed = new Map<string, string>();
  for (const [name, contract] of before.tools) {
    // One that was to go is gone, whatever came in its place.
    if (after.tools.has(name) || memberOf(contract, 'deprecated') !== undefined) continue;
    const at = added.findIndex(([, other]) => equal(signature(contract), signature(other)));
    if (at >= 0) renamed.set(name, added.splice(at, 1)[0]![0]);
  }
  return renamed;
}

function summary(contract: unknown): string {
  return show(memberOf(contract, 'summary'));
}
