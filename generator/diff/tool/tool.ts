import { type Change, changed, inside, type Spot } from '../change.ts';
import { equal, memberOf } from '../json.ts';
import { compareLifecycle, lifecycleKeys } from '../lifecycle.ts';
import { compareLimits } from '../limits.ts';
import { compareNode, compareRoot } from '../node/node.ts';
import type { NodeScope } from '../node/scope.ts';
import { reachedTypes, typeTable } from '../node/types.ts';
import type { TierOrders } from '../server/access.ts';
import { restOf, unexplained } from '../unexplained.ts';
import { compareToolAccess } from './access.ts';
import { compareEffects, compareStore } from './effects.ts';
import { compareGlossary, compareGuarantees, compareRules } from './promises.ts';
import { compareRefusals } from './refusals.ts';
import { compareDeferred, compareRoute, compareSwitches } from './serving.ts';

const sentences = ['title', 'summary', 'details'] as const;

/** The contract of one tool, before and after, but for its name. */
export function compareTool(before: unknown, after: unknown, tool: string, tiers: TierOrders): Change[] {
  if (equal(before, after)) return [];
  const root: Spot = { tool, path: [], name: tool };
  const types = { before: typeTable(memberOf(before, 'types')), after: typeTable(memberOf(after, 'types')) };
  const sent: NodeScope = { direction: 'argument', ...types };
  const read: NodeScope = { direction: 'result', ...types };
  const sides = (key: string, name = `the ${key}`) =>
    [memberOf(before, key), memberOf(after, key), inside(root, [key], name)] as const;
  return [
    ...compareLifecycle(before, after, root),
    ...compareToolset(...sides('toolset')),
    ...sentences.flatMap((what) => {
      const [from, to, at] = sides(what);
      return equal(from, to) ? [] : [changed('TOOL_REWORDED', at, from, to, { what })];
    }),
    ...compareRoute(...sides('http')),
    ...compareEffects(...sides('effects')),
    ...compareStore(...sides('store')),
    ...compareSwitches(...sides('switches')),
    ...compareToolAccess(...sides('access'), tiers),
    ...compareLimits(...sides('limits')),
    ...compareRoot(...sides('arguments'), sent),
    ...compareDeferred(...sides('deferred'), argumentNames(after)),
    ...compareRules(...sides('rules')),
    ...compareRoot(...sides('result'), read),
    ...compareNode(...sides('provenance', 'provenance'), read),
    ...compareTypes(before, after, inside(root, ['types']), [sent, read]),
    ...compareRefusals(...sides('refusals')),
    ...compareGuarantees(...sides('guarantees')),
    ...compareGlossary(...sides('glossary')),
    ...restOf(before, after, root, judged),
  ];
}

const judged = [
  ...sentences,
  ...lifecycleKeys,
  'name',
  'toolset',
  'http',
  'effects',
  'store',
  'switches',
  'access',
  'limits',
  'arguments',
  'deferred',
  'rules',
  'result',
  'provenance',
  'types',
  'refusals',
  'guarantees',
  'glossary',
];

function compareToolset(before: unknown, after: unknown, spot: Spot): Change[] {
  return equal(before, after) ? [] : [changed('TOOLSET_CHANGED', spot, before, after)];
}

function argumentNames(contract: unknown): readonly unknown[] {
  const properties = memberOf(memberOf(contract, 'arguments'), 'properties');
  return Array.isArray(properties) ? properties.map((property) => memberOf(property, 'name')) : [];
}

/** A named type counts where arguments or results reach it on both sides; else its uses say what became of it. */
function compareTypes(before: unknown, after: unknown, spot: Spot, scopes: readonly NodeScope[]): Change[] {
  const [{ before: old, after: current }] = scopes as [NodeScope];
  const rootsOf = { argument: ['arguments'], result: ['result', 'provenance'] };
  const reached = scopes.map((scope) => {
    const within = (contract: unknown, types: NodeScope['before']) =>
      new Set(rootsOf[scope.direction].flatMap((root) => [...reachedTypes(memberOf(contract, root), types)]));
    return { scope, before: within(before, old), after: within(after, current) };
  });
  return [...new Set([...old.keys(), ...current.keys()])].sort().flatMap((name) => {
    const at = inside(spot, [name], name);
    const both = reached.filter((use) => use.before.has(name) && use.after.has(name));
    if (old.has(name) && current.has(name) && both.length > 0) {
      return both.flatMap(({ scope }) => compareNode(old.get(name), current.get(name), at, scope));
    }
    const isUsed = reached.some((use) => use.before.has(name) || use.after.has(name));
    return isUsed ? [] : unexplained(old.get(name), current.get(name), at);
  });
}
