import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Tool } from '../../../generator/model/contract.ts';
import { handlerText } from '../../../generator/scaffold/handler-text.ts';
import { contract, number, object, property, weighRows } from '../emit/contract-fixture.ts';

const root = join(import.meta.dirname, '../../..');

test('it imports what it is typed by, reads every argument, and says what is left to do', () => {
  expect(
    handlerText(weighRows, contract),
  ).toBe(`import type { WeighRowsHandler } from '../../generated/contract/weigh-rows/handler.ts';
import type { Services } from '../services.ts';

export const handle: WeighRowsHandler<Services> = async (args, call) => {
  const given = {
    rows: args.rows,
    signals: args.signals,
    top_k: args.top_k,
    scale: args.scale,
    horizon: args.horizon,
    mode: args.mode,
    label: args.label,
    with_parts: args.with_parts,
  };
  // Compute with weighRows of '../demo/weigh.ts'. State where its numbers come from, once, and return it:
  //   call.provenance({ vendor });  (Provenance, but for what the server stamps)
  throw new Error(
    \`weigh_rows is unfinished: write src/handlers/weigh-rows.ts (run \${call.runId}, given \${Object.keys(given)})\`,
  );
};
`);
});

const twoCodes: Tool = {
  ...weighRows,
  arguments: object([property('default', number()), property('class', number())]),
  rules: [],
};
const bare: Tool = { ...weighRows, arguments: object([]), rules: [], refusals: [], core: undefined! };

test('a refusal that the contract gives itself is left out; the others stand with their parameters', () => {
  const text = handlerText(twoCodes, contract);
  expect(text).toContain(`
  // Where the rows weigh too much:
  //   return call.refuse('too-heavy', { grams, what });
`);
});

test('what a call puts on record is left to do too', () => {
  const store = {
    name: 'trials',
    title: 'the ledger',
    noun: 'trial',
    entry: 'Trial',
    description: 'Counts.',
  };
  const stores = [{ ...store, place: contract.server.place }];
  const journals = { store: 'trials', per: 'configuration\nprocess.exit(1)', memoized: false };
  const text = handlerText(
    { ...weighRows, effects: { ...weighRows.effects, readOnly: false, journals } },
    { ...contract, server: { ...contract.server, stores } },
  );
  expect(text).toContain(`
  // Put on record in the ledger, once for each configuration process.exit(1):
  //   const id = call.journal({ ... });  (Trial)
`);
});

test('a condition that breaks out of its comment does not', () => {
  const [refusal] = weighRows.refusals;
  const hostile = {
    ...twoCodes,
    refusals: [{ ...refusal!, condition: 'it is\nprocess.exit(1); \u2028 */' }],
  };
  expect(handlerText(hostile, contract)).toContain('  // Where it is process.exit(1); U+2028 */:\n');
});

test.each([
  ['many arguments', weighRows],
  ['names that are reserved words', twoCodes],
  ['no arguments', bare],
])('%s: it is formatted as the project formats code', (_, tool) => {
  const text = handlerText(tool, contract);
  const { stdout, status } = spawnSync(
    join(root, 'node_modules/.bin/biome'),
    ['check', '--write', '--stdin-file-path=src/handlers/x.ts'],
    { cwd: root, input: text, encoding: 'utf8' },
  );
  expect(status).toBe(0);
  expect(stdout).toBe(text);
});
