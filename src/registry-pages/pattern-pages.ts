import type { Pattern } from '../charts/patterns/pattern.ts';
import { PATTERNS } from '../charts/patterns/registry.ts';
import { page, type RegistryPage, table } from './page.ts';
import { parameterTable } from './parameter-table.ts';

const KINDS = { candlestick: 'candlestick shape', formation: 'chart formation' } as const;

/** `/docs/patterns/{id}` for every shape and formation of the registry, and the list of them. */
export function patternPages(patterns: readonly Pattern[] = PATTERNS): readonly RegistryPage[] {
  return [
    {
      address: 'docs/patterns',
      markdown: page(
        '# Patterns',
        'Every candlestick shape and chart formation that [read_chart](../../tools/read-chart.md) looks for, with the rule that detects it. Each is the shape, never a forecast.',
        table(
          ['id', 'pattern', 'kind'],
          patterns.map(({ id, title, kind }) => [`[\`${id}\`](${id}.md)`, title, KINDS[kind]]),
        ),
      ),
    },
    ...patterns.map((pattern) => ({
      address: `docs/patterns/${pattern.id}`,
      markdown: patternPage(pattern),
    })),
  ];
}

function patternPage(pattern: Pattern): string {
  const { title, kind, definition, parameters, warmUp, assumes, outside, source } = pattern;
  const made =
    pattern.kind === 'candlestick'
      ? `of ${pattern.candles === 1 ? 'one candle' : `${pattern.candles} candles`}`
      : `of ${pattern.turns} turns`;
  return page(
    `# Pattern: ${title}`,
    `A ${KINDS[kind]} ${made}.`,
    '## Rule',
    definition,
    '## Parameters',
    parameterTable(parameters),
    '## Warm-up',
    `It is not found in the first ${warmUp} candles.`,
    '## Repaints',
    'No: it is told at the first candle at which all of it is known, and stays.',
    '## Assumes',
    assumes,
    '## Outside its inputs',
    outside,
    '## Source',
    `${source}.`,
    '[All patterns](index.md)',
  );
}
