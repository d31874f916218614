import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Bars } from '../../src/market/bars.ts';
import { loadPlugins } from '../../src/plugins/load-plugins.ts';
import { pluginsDigest } from '../../src/plugins/plugins-digest.ts';
import { probeBars } from '../../src/plugins/probe-bars.ts';
import { scannerProblem } from '../../src/plugins/scanner-problem.ts';
import { strategyProblem } from '../../src/plugins/strategy-problem.ts';
import { DEMO_SCANNERS } from '../../src/scanners/demo/demo-scanners.ts';
import type { Scanner } from '../../src/scanners/scanner.ts';
import { DEMO_STRATEGIES } from '../../src/strategies/demo/demo-strategies.ts';
import type { Strategy } from '../../src/strategies/strategy.ts';

const folder = mkdtempSync(join(tmpdir(), 'plugins-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let bars: Bars;
beforeAll(async () => {
  bars = await probeBars();
});

it.each(DEMO_STRATEGIES)('$name would be taken', (strategy) => {
  expect(strategyProblem(strategy, bars)).toBeNull();
});

it.each(DEMO_SCANNERS)('$name would be taken', (scanner) => {
  expect(scannerProblem(scanner, bars)).toBeNull();
});

const length = {
  name: 'length',
  description: 'Bars.',
  type: 'integer',
  minimum: 1,
  maximum: 50,
  default: 10,
  unit: 'bars',
} as const;

const sound: Strategy = {
  name: 'sound',
  title: 'Sound',
  description: 'Long always.',
  parameters: [length],
  timeframe: null,
  warmUp: () => 0,
  decide: (_bars, _parameters, targets) => {
    targets.fill(1);
  },
};

let calls = 0;

function fail(): never {
  throw new Error('no idea');
}

describe('a strategy is refused', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['without a description', { description: ' ' }, 'it has no description'],
    ['with a name of another form', { name: 'Sound Strategy' }, 'its name is not in snake_case'],
    ['that says nothing of its timeframe', { timeframe: undefined }, 'null where it is meant for none'],
    [
      'whose bounds leave out the default',
      { parameters: [{ ...length, minimum: 20 }] },
      'outside of its bounds 20 and 50',
    ],
    [
      'whose bounds are backwards',
      { parameters: [{ ...length, minimum: 60, maximum: 5 }] },
      'outside of its bounds',
    ],
    ['with a bound that is no number', { parameters: [{ ...length, maximum: '50' }] }, 'not all numbers'],
    ['that counts by halves', { parameters: [{ ...length, maximum: 50.5 }] }, 'its bounds do not'],
    ['with two parameters of a name', { parameters: [length, length] }, 'two parameters length'],
    ['that orders what is not there', { ascending: ['length', 'width'] }, 'ascending does not name two'],
    ['without a decision', { decide: 'buy' }, 'decide is no function'],
    ['with a warm-up that throws', { warmUp: fail }, 'its warm-up threw: no idea'],
    ['with half a bar of warm-up', { warmUp: () => 0.5 }, 'its warm-up is 0.5'],
    [
      'that throws at a bound',
      {
        decide: (_bars: Bars, values: Record<string, number>) => {
          if (values['length'] === 50) throw new Error('too long');
        },
      },
      'with {"length":50}, it threw: too long',
    ],
    ['that wants twice the equity', { decide: fillWith(2) }, 'it wanted an exposure of 2'],
    [
      'that draws lots',
      { decide: (_bars: Bars, _values: object, targets: Float64Array) => targets.fill((calls++ % 7) / 7) },
      'it decides another thing on the same bars',
    ],
    [
      'that looks a bar ahead',
      {
        decide: ({ closes }: Bars, _values: object, targets: Float64Array) => {
          for (let row = 0; row < targets.length - 1; row++)
            targets[row] = closes[row + 1]! > closes[row]! ? 1 : 0;
        },
      },
      'it looks ahead: on ',
    ],
    [
      'that measures by the whole history',
      {
        decide: ({ closes }: Bars, _values: object, targets: Float64Array) => {
          const mean = closes.reduce((sum, close) => sum + close, 0) / closes.length;
          for (let row = 0; row < targets.length; row++) targets[row] = closes[row]! > mean ? 1 : 0;
        },
      },
      'it looks ahead: on ',
    ],
    [
      'that writes into the bars',
      { decide: ({ closes }: Bars) => closes.fill(1) },
      'it writes into the bars',
    ],
    [
      'that reads what it does not name',
      { decide: ({ highs }: Bars) => highs.length },
      'it reads highs and does not say so',
    ],
  ])('%s', (_what, change, problem) => {
    expect(strategyProblem({ ...sound, ...change }, bars)).toContain(problem);
  });
});

function fillWith(target: number) {
  return (_bars: Bars, _values: object, targets: Float64Array) => targets.fill(target);
}

const ranking: Scanner = {
  name: 'ranking',
  title: 'Ranking',
  description: 'By the close.',
  key: { name: 'close', description: 'The close.', unit: 'quote currency', first: 'largest' },
  parameters: [],
  timeframe: null,
  warmUp: () => 4,
  measure: ({ closes, length: rows }) => closes[rows - 1]!,
};

describe('a scanner is refused', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['without a sort key', { key: undefined }, 'its key lacks a name'],
    ['whose key has no order', { key: { ...ranking.key, first: 'best' } }, "neither first: 'largest' nor"],
    [
      'that needs more bars than it says',
      { measure: ({ closes }: Bars) => closes[5]! },
      'it gave undefined on 5 bars',
    ],
    ['that reads what it does not name', { measure: ({ volumes }: Bars) => volumes[0]! }, 'it reads volumes'],
  ])('%s', (_what, change, problem) => {
    expect(scannerProblem({ ...ranking, ...change }, bars)).toContain(problem);
  });
});

/** The text of a module with a strategy that holds always. */
function holding(name: string): string {
  return `export const strategies = [{ name: '${name}', title: 'Holding', description: 'Holds.', parameters: [],
    timeframe: '1W', warmUp: () => 0, decide: (_bars, _values, targets) => { targets.fill(1); } }];\n`;
}

it('loads what it can, and names what it can not with the reason', async () => {
  const own = join(folder, 'own');
  mkdirSync(join(folder, 'node_modules/packed'), { recursive: true });
  mkdirSync(own);
  const files = {
    'own/a.js': holding('from_a'),
    'own/b.ts': `const answer: number = 1;\n${holding('from_b')}`,
    'own/broken.js': 'export const strategies = [;\n',
    'own/empty.js': 'export const strategy = {};\n',
    'own/odd.mjs': 'export const scanners = {};\n',
    'own/taken.js': holding('moving_average_cross'),
    'own/throwing.js': "throw new Error('no licence');\n",
    'own/twice.js': holding('from_a'),
    'own/_helper.js': 'export const help = 1;\n',
    'own/a.test.js': "throw new Error('a test');\n",
    'node_modules/packed/package.json': '{ "name": "packed", "type": "module", "exports": "./index.js" }\n',
    'node_modules/packed/index.js': holding('from_package'),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);

  const loaded = await loadPlugins([own, 'packed', join(folder, 'gone'), 'absent', './own'], [folder]);

  expect(loaded.strategies.map(({ name, timeframe }) => [name, timeframe])).toEqual([
    ['from_a', '1W'],
    ['from_b', '1W'],
    ['from_package', '1W'],
  ]);
  expect(loaded.refused).toEqual([
    { source: 'own/broken.js', name: null, problem: expect.stringContaining('it could not be loaded: ') },
    { source: 'own/empty.js', name: null, problem: 'it exports neither strategies nor scanners' },
    { source: 'own/odd.mjs', name: null, problem: 'its scanners are no list' },
    {
      source: 'own/taken.js',
      name: 'moving_average_cross',
      problem: 'there is a strategy of that name already',
    },
    { source: 'own/throwing.js', name: null, problem: 'it could not be loaded: no licence' },
    { source: 'own/twice.js', name: 'from_a', problem: 'there is a strategy of that name already' },
    { source: 'gone', name: null, problem: 'there is no such file or folder' },
    {
      source: 'absent',
      name: null,
      problem: expect.stringContaining('no package of that name is installed'),
    },
    { source: './own', name: null, problem: expect.stringContaining('a path has to be absolute') },
  ]);

  const before = pluginsDigest([own, 'packed'], [folder]);
  expect(pluginsDigest([own, 'packed'], [folder])).toBe(before);
  writeFileSync(join(own, '_helper.js'), 'export const help = 2;\n');
  expect(pluginsDigest([own, 'packed'], [folder])).not.toBe(before);
});
