import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { everyNode } from '../model/every-node.ts';
import type { LintInput } from './lint.ts';

/** T501: a toolset, a switch, a tier or a limit of server.yaml that no tool and no surface uses. */
export function unusedOfServer({ contract: { server, tools }, serverPlace }: LintInput): Diagnostic[] {
  const { toolsets, switches, httpSwitch, access, limits } = server;
  const unused = (kind: string, path: readonly string[], isUsed: boolean): Diagnostic[] => {
    const place = serverPlace?.(path) ?? server.place;
    return isUsed ? [] : [diagnostic('T501', place, { kind, name: path.at(-1)! })];
  };
  const { tiers = [], anonymous } = access ?? {};
  const named = new Set([tiers[0]?.name, anonymous?.loopback, anonymous?.published]);
  for (const tool of tools) named.add(tool.access);
  return [
    ...toolsets.flatMap(({ name }) =>
      unused(
        'toolset',
        ['toolsets', name],
        tools.some(({ toolset }) => toolset === name),
      ),
    ),
    ...switches.flatMap(({ name }) =>
      unused(
        'switch',
        ['switches', name],
        name === httpSwitch || tools.some((tool) => tool.switches.includes(name)),
      ),
    ),
    // A tier may be there for the calls that its tokens may make alone.
    ...tiers.flatMap(({ name, callsPerMinute }) =>
      unused('tier', ['access', 'tiers', name], named.has(name) || Object.keys(callsPerMinute).length > 0),
    ),
    ...unused(
      'limit',
      ['limits', 'heavyCalls'],
      limits.heavyCalls === undefined || tools.some((tool) => tool.limits.heavyCalls !== undefined),
    ),
    ...unused(
      'limit',
      ['limits', 'artifactBytes'],
      limits.artifactBytes === undefined || tools.some(({ result }) => givesArtifact(result)),
    ),
  ];
}

function givesArtifact(result: LintInput['contract']['tools'][number]['result']): boolean {
  return everyNode(result).some((node) => node.type === 'object' && node.artifact !== undefined);
}
