import type { PlannedCall } from '../model/contract.ts';

const surfaces = { http: 'over HTTP', command: 'through the command line' } as const;

/** Why a call that a spec plans can't be made of a running server over MCP; undefined where it can. */
export function outOfReach({ fixture, via }: PlannedCall): string | undefined {
  if (fixture !== undefined && fixture !== 'default')
    return `a call starts from the state ${fixture}, which the project's own tests prepare`;
  if (via === 'http' || via === 'command')
    return `a call goes ${surfaces[via]}, and \`verify\` speaks MCP: the project's own tests make it`;
  return undefined;
}
