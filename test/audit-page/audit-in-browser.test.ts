import { readdirSync, readFileSync } from 'node:fs';
import { callTool } from 'toolwright-runtime/testing';
import { describe, expect, test } from 'vitest';
import { listing } from '../../generated/contract/audit-backtest/listing.ts';
import { registry } from '../../generated/registry.ts';
import { fixtures } from '../../generated/tests/fixtures.ts';
import { auditInBrowser } from '../../src/audit-page/audit-in-browser.ts';
import { resultRows } from '../../src/audit-page/result-rows.ts';

const folder = 'recordings/audit_backtest';
const recordings = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => [name, JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')).arguments] as const);
const more: readonly (readonly [string, Record<string, unknown>])[] = [
  ['no trials', { returns: [0.01] }],
  ['a text in place of trials', { returns: [0.01], trials: 'ten' }],
  ['an unused argument that breaks its bound', { returns: [0.01, 0.02, 0.03], trials: 2, cscvBlocks: 3 }],
];

describe.each([...recordings, ...more])('%s', (_name, args) => {
  test('the page answers as the tool does', async () => {
    const answer = await callTool({ registry, fixtures }, { tool: 'audit_backtest', arguments: args });
    const own = auditInBrowser(args);
    expect(own.kind).toBe(answer.kind);
    if (own.kind === 'refusal') expect(answer).toMatchObject({ refusal: own.refusal });
    else expect(answer).toMatchObject({ result: own.result, warnings: own.warnings });
  });
});

test('every figure of a result is shown with its meaning, and a null with its reason', () => {
  const returns = [0.021, -0.012, 0.018, 0.009, -0.004, 0.027, -0.015, 0.011, 0.006, -0.008, 0.019, 0.003];
  const audit = auditInBrowser({ returns: returns.map((value) => -value), trials: 10, label: '<b>' });
  if (audit.kind !== 'result') throw new Error(audit.refusal.reason);
  const rows = resultRows(audit.result, listing.outputSchema);
  expect(rows.filter(({ description }) => description === '')).toEqual([]);
  expect(rows.map(({ field }) => field)).toEqual(
    expect.arrayContaining([
      'label',
      'deflatedSharpeRatio',
      'nTrials',
      'serialCorrelation.adjustedSharpe',
      'pbo',
    ]),
  );
  const nulls = rows.filter(({ value }) => value.startsWith('none'));
  expect(nulls.map(({ field }) => field)).toEqual(audit.result.nullReasons.map(({ field }) => field));
  expect(nulls.every(({ value }) => value.startsWith('none: '))).toBe(true);
});
