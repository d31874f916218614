import fc from 'fast-check';
import { callTool } from 'toolwright-runtime/testing';
import { expect, it } from 'vitest';
import { registry } from '../../generated/registry.ts';
import { fixtures } from '../../generated/tests/fixtures.ts';
import { gridOf, spaceProblems } from '../../src/backtest/grid.ts';
import { DEMO_STRATEGIES } from '../../src/strategies/demo/demo-strategies.ts';
import { parameterRanges } from '../../src/strategies/parameter-ranges.ts';
import type { Parameter, Strategy } from '../../src/strategies/strategy.ts';

it.each(DEMO_STRATEGIES.map(({ name }) => name))(
  'run_optimization takes the space of %s as it stands',
  async (name) => {
    const call = (tool: string, args: object) => callTool({ registry, fixtures }, { tool, arguments: args });
    const ranges = await call('get_param_ranges', { strategy: name });
    if (ranges.kind !== 'result') throw new Error(JSON.stringify(ranges));
    const { space, points, skipped } = ranges.result as { space: object; points: number; skipped: number };
    const searched = await call('run_optimization', { strategy: name, symbols: ['SYN001'], space });
    expect(searched).toMatchObject({ kind: 'result', result: { evaluated: points, skipped } });
  },
);

function parameter(
  name: string,
  type: Parameter['type'],
  bounds: readonly [number, number],
  value: number,
): Parameter {
  return {
    name,
    description: 'Any.',
    type,
    minimum: bounds[0],
    maximum: bounds[1],
    default: value,
    unit: 'any',
  };
}

it.each<[string, Parameter, readonly number[]]>([
  ['a length', parameter('a', 'integer', [1, 200], 20), [10, 15, 20, 25, 30, 35, 40]],
  ['a default at its bound', parameter('a', 'integer', [20, 200], 20), [20, 25, 30, 35, 40]],
  ['a fraction', parameter('a', 'number', [0, 0.5], 0.01), [0.005, 0.01, 0.015, 0.02]],
  ['a default of 0', parameter('a', 'integer', [0, 63], 0), [0, 5, 10]],
  ['a negative default', parameter('a', 'number', [-4, 4], -2), [-3, -2.5, -2, -1.5, -1, -0.5, 0]],
  ['one value', parameter('a', 'integer', [3, 3], 3), [3]],
])('suggests round values about the default: %s', (_what, given, values) => {
  const { space } = parameterRanges({ name: 'any', parameters: [given] });
  const { points } = gridOf({ parameters: [given] }, space, {});
  expect(points.map((point) => point['a'])).toEqual(values);
});

const anyParameter = (name: string) =>
  fc
    .tuple(
      fc.constantFrom('integer' as const, 'number' as const),
      fc.array(fc.integer({ min: -100_000, max: 100_000 }), { minLength: 3, maxLength: 3 }),
    )
    .map(([type, numbers]) => {
      const unit = type === 'integer' ? 1 : 1000;
      const [low, value, high] = numbers.map((n) => n / unit).toSorted((one, other) => one - other);
      return parameter(name, type, [low!, high!], value!);
    });

it('suggests a space that can be searched, whatever the parameters', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
  const any = fc
    .integer({ min: 1, max: names.length })
    .chain((count) => fc.tuple(...names.slice(0, count).map(anyParameter)));
  fc.assert(
    fc.property(any, (parameters) => {
      const [first, second] = parameters;
      const isPair = second !== undefined && first!.default < second.default;
      const strategy = {
        name: 'any',
        parameters,
        ...(isPair && { ascending: ['a', 'b'] as const }),
      } as unknown as Strategy;
      const { space, points } = parameterRanges(strategy);
      expect(spaceProblems(strategy, space, {})).toEqual([]);
      expect(points).toBeGreaterThan(0);
      expect(points).toBeLessThanOrEqual(500);
    }),
  );
});
