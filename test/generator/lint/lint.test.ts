import { expect, test } from 'vitest';
import type { Diagnostic } from '../../../generator/diagnostics/diagnostic.ts';
import { lint } from '../../../generator/lint/lint.ts';
import type { Contract } from '../../../generator/model/contract.ts';
import { contract, place } from '../emit/contract-fixture.ts';

function codes(contract: Contract, ...ignored: string[]): string[] {
  const findings: Diagnostic[] = [];
  const suppressions = ignored.map((code) => ({ code, file: place.file, place }));
  lint({ contract, suppressions }, (finding) => findings.push(finding));
  return findings.map(({ code, message }) => `${code} ${message}`);
}

/** The hand-made contract, with one tool more whose refusal has no example. */
function withTool(name: string): Contract {
  const weighRows = contract.tools[0]!;
  const [refusal] = weighRows.refusals;
  const { example: _example, ...bare } = refusal!;
  return {
    ...contract,
    tools: [...contract.tools, { ...weighRows, name, refusals: [{ ...bare, code: 'BARE' }] }],
  };
}

test('a suppression takes its finding away; what is left over is a finding itself', () => {
  const found = codes(withTool('weigh_again'));
  const bare = 'T503 the refusal BARE has no example call';
  expect(found).toContain(bare);
  expect(codes(withTool('weigh_again'), 'T503')).toEqual(found.filter((finding) => finding !== bare));
  expect(codes(withTool('weigh_again'), 'T502')).toContain(
    'T505 nothing here is found by T502, so there is nothing to ignore',
  );
});

test.each([
  ['place_order', true],
  ['quickly_place_order_now', true],
  ['replace_orders', false],
])('a tool named %s is forbidden: %s', (name, expected) => {
  const forbidding = { ...withTool(name), server: { ...contract.server, forbiddenTools: ['place_order'] } };
  expect(codes(forbidding).some((finding) => finding.startsWith('T502'))).toBe(expected);
});
