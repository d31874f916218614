import { expect, test } from 'vitest';
import { parseRows } from '../../src/audit-page/parse-numbers.ts';

test.each<[text: string, rows: unknown]>([
  ['', []],
  ['\n \t\n', []],
  ['0.01\n-0.02\r\n+3e-3\r.5', [[0.01], [-0.02], [0.003], [0.5]]],
  ['0.01, 0.02;0.03\t0.04', [[0.01, 0.02, 0.03, 0.04]]],
  ['1,,2,', [[1, 2]]],
  ['nan NaN inf -inf null', [['nan', 'nan', 'inf', '-inf', null]]],
  ['date,return\n', { line: 1, problem: '"date" is no number' }],
  ['0.01\n2020-01-01', { line: 2, problem: '"2020-01-01" is no number' }],
  ['1.2%', { line: 1, problem: '"1.2%" is no number' }],
  ['0x10', { line: 1, problem: '"0x10" is no number' }],
  ['1_000', { line: 1, problem: '"1_000" is no number' }],
  ['infinity', { line: 1, problem: '"infinity" is no number' }],
  ['1e999', { line: 1, problem: '"1e999" is too large' }],
  ['<img src=x>', { line: 1, problem: '"<img" is no number' }],
])('%j', (text, rows) => {
  expect(parseRows(text)).toEqual(rows);
});
