import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { registry } from '../../generated/registry.ts';
import { metricsGlossary } from '../../src/glossary/metrics-glossary.ts';
import { metricVocabulary } from '../../src/glossary/vocabulary.ts';

const specs: Record<string, { definition: string; pitfalls?: string[] }> = parse(
  readFileSync(new URL('../../specs/glossary.yaml', import.meta.url), 'utf8'),
);

it('says of every term what the specs say', () => {
  const { metrics } = metricsGlossary(undefined);
  expect(metrics.map(({ name, definition, pitfalls }) => [name, definition, pitfalls])).toEqual(
    Object.entries(specs)
      .toSorted()
      .map(([name, { definition, pitfalls = [] }]) => [name, definition, pitfalls]),
  );
  expect(metrics.every(({ pitfalls, name }) => pitfalls.length > 0 || name === 'trial_count')).toBe(true);
});

it('gives terms by name, whatever the order of the names', () => {
  const { metrics } = metricsGlossary(['trial_count', 'sharpe_ratio']);
  expect(metrics.map(({ name }) => name)).toEqual(['sharpe_ratio', 'trial_count']);
});

it('names tools that are there', () => {
  const tools = registry.tools.map(({ listing }) => listing.name);
  for (const { name, tools: named } of metricsGlossary(undefined).metrics) {
    expect(tools, name).toEqual(expect.arrayContaining(named));
  }
});

it('warns of searches and of the basis of the equity', () => {
  const { caveats } = metricsGlossary(['omega_ratio']);
  expect(caveats.map(({ text }) => text).join(' ')).toMatch(/bar closes.*closed trades.*walk forward/s);
});

it('is a vocabulary, each term with its definition', async () => {
  const entry = (await metricVocabulary()).find(({ name }) => name === 'volatility');
  expect(entry?.description).toBe(
    'Volatility: Sample standard deviation of returns, annualised by the root of time.',
  );
});
