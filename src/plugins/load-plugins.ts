import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Bars } from '../market/bars.ts';
import { DEMO_SCANNERS } from '../scanners/demo/demo-scanners.ts';
import type { Scanner } from '../scanners/scanner.ts';
import { DEMO_STRATEGIES } from '../strategies/demo/demo-strategies.ts';
import type { Strategy } from '../strategies/strategy.ts';
import type { Plugins, RefusedPlugin } from './plugin.ts';
import { findEntry } from './plugin-modules.ts';
import { probeBars } from './probe-bars.ts';
import { scannerProblem } from './scanner-problem.ts';
import { strategyProblem } from './strategy-problem.ts';

/** What a module exports that the server takes. */
interface PluginModule {
  readonly strategies?: unknown;
  readonly scanners?: unknown;
}

interface Kind {
  readonly noun: string;
  readonly taken: Set<string>;
  readonly problemOf: (value: unknown, bars: Bars) => string | null;
  readonly accepted: unknown[];
}

/**
 * Loads what the entries name, in their order, and tries every strategy and scanner before it is taken. What can not be used
 * is among `refused`, and keeps nothing else from being loaded.
 */
export async function loadPlugins(
  entries: readonly string[],
  packageFolders: readonly string[],
): Promise<Plugins> {
  const bars = await probeBars();
  const refused: RefusedPlugin[] = [];
  const strategies = kind('strategy', DEMO_STRATEGIES, strategyProblem);
  const scanners = kind('scanner', DEMO_SCANNERS, scannerProblem);
  for (const entry of entries) {
    const found = findEntry(entry, packageFolders);
    if ('problem' in found) {
      refused.push({ source: found.source, name: null, problem: found.problem });
      continue;
    }
    for (const path of found.modules) {
      const source = found.modules.length === 1 ? found.source : `${found.source}/${basename(path)}`;
      const module = await load(path);
      const problem = typeof module === 'string' ? module : exportsProblem(module);
      if (problem !== null) {
        refused.push({ source, name: null, problem });
        continue;
      }
      const exported = module as PluginModule;
      take(strategies, exported.strategies, source, bars, refused);
      take(scanners, exported.scanners, source, bars, refused);
    }
  }
  return {
    strategies: strategies.accepted as Strategy[],
    scanners: scanners.accepted as Scanner[],
    refused,
  };
}

function kind(noun: string, demos: readonly { readonly name: string }[], problemOf: Kind['problemOf']): Kind {
  return { noun, taken: new Set(demos.map(({ name }) => name)), problemOf, accepted: [] };
}

/** The module, or why it could not be loaded. */
async function load(path: string): Promise<PluginModule | string> {
  try {
    return (await import(/* @vite-ignore */ pathToFileURL(path).href)) as PluginModule;
  } catch (error) {
    return `it could not be loaded: ${error instanceof Error ? error.message : error}`;
  }
}

function exportsProblem({ strategies, scanners }: PluginModule): string | null {
  if (strategies === undefined && scanners === undefined) return 'it exports neither strategies nor scanners';
  const odd = Object.entries({ strategies, scanners }).find(
    ([, list]) => list !== undefined && !Array.isArray(list),
  );
  return odd === undefined ? null : `its ${odd[0]} are no list`;
}

function take(
  { noun, taken, problemOf, accepted }: Kind,
  list: unknown,
  source: string,
  bars: Bars,
  refused: RefusedPlugin[],
): void {
  for (const value of (list ?? []) as readonly unknown[]) {
    const { name } = Object(value) as { readonly name?: unknown };
    const problem = taken.has(name as string)
      ? `there is a ${noun} of that name already`
      : problemOf(value, bars);
    if (problem !== null) {
      refused.push({ source, name: typeof name === 'string' ? name : null, problem });
      continue;
    }
    taken.add(name as string);
    accepted.push(value);
  }
}
