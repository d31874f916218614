import { describe, expect, test } from 'vitest';
import { refuseUnknownArguments } from '../../../runtime/call/unknown-arguments.ts';
import { NO_VOCABULARIES } from '../../../runtime/call/vocabularies.ts';
import type { ToolContract } from '../../../runtime/contract.ts';
import { fixtureTool, object } from '../fixture-registry.ts';

const cost = object(
  { name: 'model', shape: { type: 'string' }, required: true },
  { name: 'spread', shape: { type: 'number', nullable: true } },
);
const contract: ToolContract = await fixtureTool('costs', {
  contract: {
    arguments: object(
      { name: 'costs', shape: { type: 'array', items: cost } },
      {
        name: 'weights',
        shape: { type: 'object', properties: [], additionalProperties: { type: 'number' } },
      },
      { name: 'options', shape: { type: 'object', properties: [], unknownKeys: 'warn' } },
      { name: 'plain', shape: { type: 'string' } },
    ),
    result: object(),
    deferred: [{ name: 'seed', reason: 'Drawn from the arguments.' }],
  },
  handler: () => ({}),
}).contract();

function run(args: unknown) {
  const warnings: string[] = [];
  const outcome = refuseUnknownArguments(contract, args, NO_VOCABULARIES, (text) => warnings.push(text));
  return { outcome, warnings };
}

describe('what counts as absent is dropped', () => {
  test.each([
    ['null for an optional', { plain: null }, {}],
    [
      'null deep inside',
      { costs: [{ model: 'a', spread: 1 }], plain: null },
      { costs: [{ model: 'a', spread: 1 }] },
    ],
    [
      'not null where it is a value',
      { costs: [{ model: 'a', spread: null }] },
      { costs: [{ model: 'a', spread: null }] },
    ],
    ['not null for a required one', { costs: [{ model: null }] }, { costs: [{ model: null }] }],
    ['not null in an open map', { weights: { a: null } }, { weights: { a: null } }],
  ])('%s', (_what, args, value) => {
    expect(run(args).outcome).toEqual({ kind: 'ok', value });
  });

  test('without a copy where there is nothing to drop', () => {
    const args = { costs: [{ model: 'a' }], weights: { a: 1 } };
    const { outcome } = run(args);
    expect(outcome.kind === 'ok' && outcome.value).toBe(args);
  });
});

describe('what the tool does not have is refused', () => {
  test.each([
    ['a typo', { plian: 'x' }, 'plian', 'UNKNOWN_ARGUMENT', 'Did you mean plain?'],
    [
      'a typo at depth',
      { costs: [{ model: 'a' }, { modle: 'b' }] },
      'costs[1].modle',
      'UNKNOWN_ARGUMENT',
      'Did you mean model?',
    ],
    ['neither', { zebra: 1 }, 'zebra', 'UNKNOWN_ARGUMENT', 'Known there: costs, weights, options, plain.'],
    ['a withheld one', { seed: 1 }, 'seed', 'DEFERRED_ARGUMENT', 'Drawn from the arguments.'],
    [
      'nearly a withheld one',
      { Seeds: 1 },
      'Seeds',
      'UNKNOWN_ARGUMENT',
      'Did you mean seed? It is withheld from this surface: Drawn from the arguments.',
    ],
    ['an odd key', { 'a b': 1 }, '["a b"]', 'UNKNOWN_ARGUMENT', 'is not an argument'],
    [
      '__proto__',
      JSON.parse('{"costs":[{"__proto__":1}]}'),
      'costs[0].__proto__',
      'UNKNOWN_ARGUMENT',
      'Known there',
    ],
    ['constructor', { constructor: 1 }, 'constructor', 'UNKNOWN_ARGUMENT', 'Known there'],
  ])('%s', (_what, args, path, code, hint) => {
    const { outcome } = run(args);
    const refusal = outcome.kind === 'refused' ? outcome.refusal : undefined;
    expect(refusal).toMatchObject({ code, violations: { total: 1, shown: [{ path, code }] } });
    expect(refusal?.reason).toContain(hint);
  });

  test('all of it, the first giving the code', () => {
    const { outcome } = run({ seed: 1, zebra: 2 });
    expect(outcome).toMatchObject({ refusal: { code: 'DEFERRED_ARGUMENT', violations: { total: 2 } } });
  });

  test('but for an object that warns', () => {
    const { outcome, warnings } = run({ options: { fast: true } });
    expect(outcome).toEqual({ kind: 'ok', value: { options: {} } });
    expect(warnings).toEqual(['options.fast is not known and was ignored. No argument is known there.']);
  });
});
