import { expect, test } from 'vitest';
import { STUDIES } from '../../src/charts/indicators/registry.ts';
import { PATTERNS } from '../../src/charts/patterns/registry.ts';
import { registryPages } from '../../src/registry-pages/index.ts';

const pages = new Map(registryPages().map(({ address, markdown }) => [address, markdown]));

test('every study and pattern has a page, and is in the list', () => {
  for (const { id } of STUDIES) {
    expect(pages.get(`docs/indicators/${id}`)).toMatch(/^# Indicator: /);
    expect(pages.get('docs/indicators')).toContain(`[\`${id}\`](${id}.md)`);
  }
  for (const { id } of PATTERNS) {
    expect(pages.get(`docs/patterns/${id}`)).toMatch(/^# Pattern: /);
    expect(pages.get('docs/patterns')).toContain(`[\`${id}\`](${id}.md)`);
  }
});

test.each(STUDIES.map((study) => [study.id, study] as const))(
  'the page of %s has every fact',
  (id, study) => {
    const markdown = pages.get(`docs/indicators/${id}`)!;
    for (const { name, default: value, minimum, maximum, description } of study.parameters) {
      expect(markdown).toContain(`| \`${name}\` | ${value} | ${minimum} | ${maximum} | ${description}`);
    }
    for (const { name, unit, description } of study.outputs) {
      expect(markdown).toContain(`| \`${name}\` | ${unit} | ${description} |`);
    }
    for (const fact of [study.definition, study.assumes, study.outside, study.source]) {
      expect(markdown).toContain(fact);
    }
    expect(markdown).toContain(`## Repaints\n\n${study.repaints ? 'Yes' : 'No'}: `);
    expect(markdown).toMatch(/## Warm-up\n\n(It has values from|With the defaults, the first)/);
  },
);

test.each(PATTERNS.map((pattern) => [pattern.id, pattern] as const))(
  'the page of %s has every fact',
  (id, { definition, assumes, outside, source, warmUp, parameters }) => {
    const markdown = pages.get(`docs/patterns/${id}`)!;
    for (const fact of [definition, assumes, outside, source, `first ${warmUp} candles`]) {
      expect(markdown).toContain(fact);
    }
    for (const { name } of parameters) expect(markdown).toContain(`| \`${name}\` |`);
  },
);
