import { STUDIES } from '../charts/indicators/registry.ts';
import type { ReadingRule, Study } from '../charts/indicators/study.ts';
import { page, type RegistryPage, table } from './page.ts';
import { parameterTable } from './parameter-table.ts';

/** `/docs/indicators/{id}` for every study of the registry, and the list of them. */
export function indicatorPages(studies: readonly Study[] = STUDIES): readonly RegistryPage[] {
  return [
    {
      address: 'docs/indicators',
      markdown: page(
        '# Indicators',
        'Every study that [read_chart](../../tools/read-chart.md) can read a chart with: what it computes and assumes, whether it repaints, and what lies outside its inputs.',
        table(
          ['id', 'study', 'outputs', 'repaints'],
          studies.map(({ id, title, outputs, repaints }) => [
            `[\`${id}\`](${id}.md)`,
            title,
            outputs.map(({ name }) => `\`${name}\``).join(', '),
            repaints ? 'yes' : 'no',
          ]),
        ),
      ),
    },
    ...studies.map((study) => ({ address: `docs/indicators/${study.id}`, markdown: indicatorPage(study) })),
  ];
}

function indicatorPage(study: Study): string {
  const { id, title, definition, parameters, ascending, outputs, repaints, assumes, outside, source } = study;
  return page(
    `# Indicator: ${title}`,
    definition,
    '## Parameters',
    parameterTable(parameters),
    ascending && `\`${ascending[0]}\` is below \`${ascending[1]}\`; other values are refused.`,
    '## Outputs',
    table(
      ['output', 'unit', 'meaning'],
      outputs.map(({ name, unit, description }) => [`\`${name}\``, unit, description]),
    ),
    `## Warm-up`,
    warmUp(study),
    '## Repaints',
    repaints
      ? 'Yes: later candles change earlier values. Its reading is kept out of the tally.'
      : 'No: a value stays as it is, whatever follows.',
    '## How it is read',
    readingSentence(study.reading),
    '## Assumes',
    assumes,
    '## Outside its inputs',
    outside,
    '## Source',
    `${source}.`,
    '## Reading a chart with it',
    `\`\`\`sh\nnpx quant read_chart --symbol SYN001 --studies '[{"id":"${id}"}]'\n\`\`\``,
    '[All indicators](index.md)',
  );
}

/** How many candles a value needs, and how far back it reaches, with the defaults. */
function warmUp({ parameters, memory, ...study }: Study): string {
  const defaults = Object.fromEntries(parameters.map(({ name, default: value }) => [name, value]));
  const candles = study.warmUp(defaults);
  const first =
    candles === 0
      ? 'It has values from the first candle on.'
      : `With the defaults, the first ${candles === 1 ? 'candle has' : `${candles} candles have`} no value.`;
  switch (memory) {
    case 'window':
      return `${first} A value depends on the candles of its window alone.`;
    case 'recursive':
      return `${first} A value depends on all earlier candles, the less the older: read_chart reads ${study.settle(defaults)} candles before the window, beyond which they no longer matter.`;
    case 'cumulative':
      return `${first} A value depends on all earlier candles alike, so only differences mean something.`;
  }
}

function readingSentence(rule: ReadingRule): string {
  switch (rule.kind) {
    case 'price':
      return `The close beside \`${rule.output}\`: it leans up above, down below.`;
    case 'pair':
      return `\`${rule.first}\` beside \`${rule.second}\`: it leans up above, down below.`;
    case 'change':
      return `\`${rule.output}\` beside itself ${rule.rows} candles before: it leans up where it rose, down where it fell.`;
    case 'none':
      return `\`${rule.output}\` is a size and leans nowhere.`;
    case 'level': {
      const zones =
        rule.low === undefined || rule.high === undefined
          ? ''
          : ` The reading says whether it is below ${rule.low} or above ${rule.high}.`;
      return `\`${rule.output}\` beside ${rule.middle}: it leans up above, down below.${zones}`;
    }
  }
}
