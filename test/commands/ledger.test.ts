import { beforeEach, describe, expect, test } from 'vitest';
import { runLedger } from '../../src/commands/ledger.ts';
import { OWN_LEDGER } from '../../src/ledger/ledger-store.ts';
import type { LedgerRecord } from '../../src/ledger/record.ts';
import { memoryLedger } from '../fixtures/memory-ledger.ts';
import { memoryTerminal } from '../runtime/memory-terminal.ts';

const store = memoryLedger(() => new Date('2026-01-02T00:00:00Z'));
const records: LedgerRecord[] = [];
for (const hypothesis of ['First.', 'Second.']) {
  const dates = { sampleStart: '2000-01-01', sampleEnd: '2001-01-01', holdoutStart: null, holdoutEnd: null };
  const claim = { hypothesis, universe: 'all', criteria: 'any', ...dates, configHash: null };
  records.push(await store.append(OWN_LEDGER, claim));
  if (hypothesis === 'First.') await store.append('token-1', claim);
}
const { recordHash: headHash } = records[1]!;
const receipt = JSON.stringify({ chainLength: 2, headHash, hypothesis: 'Second.' });

let exported: string;
beforeEach(async () => {
  exported = (await run(['export'])).output;
});

async function run(argv: readonly string[], files: Record<string, string> = {}, input = '') {
  const terminal = memoryTerminal(input, files);
  const code = await runLedger(async () => store, argv, terminal);
  return { code, output: terminal.output(), errors: terminal.errors() };
}

test('says who has a ledger', async () => {
  expect(await run(['list'])).toEqual({ code: 0, output: 'own  2 records\ntoken-1  1 record\n', errors: '' });
});

test('exports a record a line', async () => {
  expect(
    exported
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual(records);
  expect((await run(['export', '--of', 'token-1'])).output.split('\n')).toHaveLength(2);
});

describe('verifies', () => {
  const whole = `2 records in one piece, head ${headHash}\n`;

  test.each([
    ['what is stored', ['verify']],
    ['a file', ['verify', 'export.jsonl']],
    ['the input', ['verify', '-']],
  ])('%s, and says what that does not show', async (_what, argv) => {
    const { code, output } = await run(argv, { 'export.jsonl': exported }, exported);
    expect(output).toBe(
      `${whole}Without a receipt this does not show whether the end was cut off, or all of it written anew.\n`,
    );
    expect(code).toBe(0);
  });

  test('with a receipt, which is any answer that sealed a claim', async () => {
    const { code, output } = await run(['verify', '--receipt', 'r.json'], { 'r.json': receipt });
    expect(output).toBe(
      `${whole}Nothing up to record 2, which the receipt is of, was changed, removed or added since.\n`,
    );
    expect(code).toBe(0);
  });

  test('a cut export against its receipt', async () => {
    const cut = `${exported.split('\n')[0]}\n`;
    const { code, output } = await run(['verify', 'e', '--receipt', 'r'], { e: cut, r: receipt });
    expect(output).toBe(
      'end: cut: the receipt is of 2 records, and the last here is record 1\n1 finding in 1 record\n',
    );
    expect(code).toBe(1);
  });

  test('an altered export, with its line', async () => {
    const altered = exported.replace('Second.', 'Other.');
    expect(await run(['verify', 'e'], { e: altered })).toMatchObject({
      code: 1,
      output: 'line 2: altered: record 2 does not have the hash of its content\n1 finding in 2 records\n',
    });
  });
});

test.each([
  ['{', 'it is not JSON'],
  ['[]', 'chainLength is not a count of records'],
  ['{"chainLength":2,"headHash":"ABC"}', 'headHash is no SHA-256 in hex'],
])('a receipt that is none, %s, is told apart from a broken ledger', async (text, problem) => {
  expect(await run(['verify', '--receipt', 'r'], { r: text })).toEqual({
    code: 2,
    output: '',
    errors: `The receipt r can't be used: ${problem}.\n`,
  });
});

test.each([
  [[]],
  [['seal']],
  [['list', '--of', 'own']],
  [['export', 'file']],
  [['export', '--receipt', 'r']],
  [['verify', 'a', 'b']],
  [['verify', 'a', '--of', 'own']],
])('a wrong command line: ledger %s', async (argv) => {
  const { code, output, errors } = await run(argv);
  expect([code, output]).toEqual([2, '']);
  expect(errors).toContain('ledger verify [--of OWNER | FILE]');
});
