import { expect, test } from 'vitest';
import type { Diagnostic } from '../../../generator/diagnostics/diagnostic.ts';
import { compileCondition, DEPTH_LIMIT } from '../../../generator/expression/compile.ts';
import { EXPRESSION_HELPERS } from '../../../generator/expression/functions.ts';
import { any, boolean, number, string, type ValueType } from '../../../generator/expression/value-type.ts';
import { contains, equal, near, size } from '../../../runtime/expression.ts';

const helpers = { contains, equal, near, size };

import { lineOf } from '../diagnostics/fixture-project.ts';

const args: ValueType = {
  kind: 'object',
  name: 'args',
  fields: new Map<string, { type: ValueType; optional: boolean }>([
    ['n', { type: number, optional: false }],
    ['maybe', { type: number, optional: true }],
    ['text', { type: string, optional: false }],
    ['mode', { type: { kind: 'string', values: ['soft', 'hard'] }, optional: false }],
    ['flag', { type: boolean, optional: false }],
    ['rows', { type: { kind: 'list', items: number }, optional: false }],
    ['open', { type: { kind: 'object', name: 'open', fields: new Map(), others: any }, optional: false }],
  ]),
};

function compile(cel: string, guarded = true): { typescript: string | undefined; findings: string[] } {
  const findings: Diagnostic[] = [];
  const expression = compileCondition(cel, {
    variables: new Map([['args', { type: args, typescript: 'args' }]]),
    placeOf: (start, end) => ({ file: 'f', line: 1, column: start + 1, endLine: 1, endColumn: end + 1 }),
    report: (finding) => findings.push(finding),
    guarded,
  });
  return { typescript: expression?.typescript, findings: findings.map(lineOf) };
}

/** Runs compiled text the way generated code does: helpers by name, types stripped. */
function evaluate(cel: string, value: unknown): unknown {
  const text = compile(cel).typescript!.replaceAll(': any)', ')');
  const run = new Function('args', ...EXPRESSION_HELPERS, `return ${text};`);
  return run(value, ...EXPRESSION_HELPERS.map((name) => helpers[name]));
}

test.each([
  ['args.n < 3 && args.flag', '((args.n < 3) && args.flag)'],
  ["args.text == 'a\"b'", '(args.text === "a\\"b")'],
  ['args.rows == [1, 2]', 'equal(args.rows, [1, 2])'],
  ['args.n in args.rows', 'contains(args.rows, args.n)'],
  ['has(args.maybe)', '(args.maybe !== undefined)'],
  ['args.rows.exists(row, row > 1)', 'args.rows.some((row: any) => (row > 1))'],
  ['args.rows.all(class, class > 1)', 'args.rows.every((class_: any) => (class_ > 1))'],
  [
    'args.rows.exists(class, args.rows.exists(class_, class_ > class))',
    'args.rows.some((class_: any) => args.rows.some((class__: any) => (class__ > class_)))',
  ],
  ["args.open['a b'] == 1", 'equal(args.open["a b"], 1)'],
  ['!args.flag', '!args.flag'],
  ['-args.n < -1', '((-args.n) < (-1))'],
])('%s compiles to %s', (cel, typescript) => {
  expect(compile(cel)).toEqual({ typescript, findings: [] });
});

const value = { n: 2, text: 'héllo', mode: 'soft', flag: true, rows: [1, 2, 3], open: { k: [1] } };

test.each([
  [
    'one decides that 1, 1.0 and 1u are the same number',
    'args.n == 2u && args.n == 2.0 && args.n + 1 == 3',
    true,
  ],
  ['division is of doubles', '1 / 2 == 0.5', true],
  ['size counts characters', 'args.text.size() == 5 && size(args.rows) == 3 && size(args.open) == 1', true],
  ['text', "args.text.contains('llo') && args.text.startsWith('h') && !args.text.endsWith('x')", true],
  ['matches', "args.text.matches('^h.l+o$')", true],
  ['near and abs', 'near(args.n, 2.0000001, 1e-6) && abs(-args.n) == 2', true],
  ['in a list and in a mapping', "2 in args.rows && !(9 in args.rows) && 'k' in args.open", true],
  ['deep equality', "args.open == {'k': [1]} && args.rows != [1, 2]", true],
  ['map and filter', 'args.rows.map(r, r * 2) == [2, 4, 6] && args.rows.filter(r, r > 1).size() == 2', true],
  ['exists_one', 'args.rows.exists_one(r, r == 2) && !args.rows.exists_one(r, r > 1)', true],
  ['keys of a mapping', "args.open.all(key, key == 'k')", true],
  ['a choice', '(args.flag ? 1 : 2) == 1', true],
  ['a guard', '!has(args.maybe) || args.maybe > 1', true],
  ['a guard on the other side', 'has(args.maybe) && args.maybe > 1', false],
])('%s', (_, cel, expected) => {
  expect(compile(cel).findings).toEqual([]);
  expect(evaluate(cel, value)).toBe(expected);
});

test.each([
  ['args.', 'f:1:6 T401 this is not a CEL expression: expected IDENTIFIER, got EOF'],
  ['arg.n > 1', 'f:1:1 T402 there is no variable "arg" here -> args'],
  ['rows.size() > 1', 'f:1:1 T402 there is no variable "rows" here -> args.rows'],
  ['args.nn > 1', 'f:1:6 T403 args has no field "nn" -> n'],
  ['args.n.deep > 1', 'f:1:8 T403 a number has no field "deep"'],
  ['args.maybe > 1', 'f:1:1 T404 args.maybe may be absent; ask has(args.maybe) before reading it'],
  [
    'has(args.maybe) || args.maybe > 1',
    'f:1:20 T404 args.maybe may be absent; ask has(args.maybe) before reading it',
  ],
  ["args.mode == 'sofft'", 'f:1:1 T404 "sofft" is not one of soft, hard -> soft'],
  ["args.n == '1'", 'f:1:1 T404 a number never equals text'],
  ['args.n + args.text == 1', 'f:1:1 T404 "+" is not defined between a number and text'],
  ['args.n && args.flag', 'f:1:1 T404 a number is not a condition'],
  ['args.n.exists(x, x)', 'f:1:1 T404 a number has no entries for exists'],
  ['args.rows.exists(x)', 'f:1:1 T404 exists takes a variable and an expression, as in list.exists(x, ...)'],
  ['has(args)', 'f:1:1 T404 has() takes one selection, such as has(args.x)'],
  ['naer(args.n, 1, 1)', 'f:1:1 T405 there is no function "naer" with these arguments -> near'],
  ['near(args.n, 1)', 'f:1:1 T405 there is no function "near" with these arguments'],
  ['constructor(args.n)', 'f:1:1 T405 there is no function "constructor" with these arguments'],
  ["args.text.contain('x')", 'f:1:1 T405 there is no function "contain" with these arguments -> contains'],
  ["args.text.matches('(')", 'f:1:19 T404 the pattern is not a regular expression'],
  ['has(args.open.constructor)', 'f:1:15 T403 open has no field "constructor"'],
  [
    Array(2_000).fill('args.flag').join(' || '),
    `f:1:1 T407 the expression has more than ${DEPTH_LIMIT} levels`,
  ],
  [`${'!'.repeat(50_000)}args.flag`, `f:1:1 T407 the expression has more than ${DEPTH_LIMIT} levels`],
  ['args.n + 1', 'f:1:1 T406 the condition gives a number, not true or false'],
])('%s: %s', (cel, finding) => {
  expect(compile(cel)).toEqual({ typescript: undefined, findings: [finding] });
});

test('an expression may have as many levels as the limit says', () => {
  const chain = (terms: number) => Array(terms).fill('args.flag').join(' && ');
  expect(compile(chain(DEPTH_LIMIT - 1)).findings).toEqual([]);
  expect(compile(chain(DEPTH_LIMIT)).findings).toHaveLength(1);
});

test('every part of an expression is checked, not the first fault alone', () => {
  expect(compile("args.a == 1 && args.b == 2 || args.mode == 'x'").findings).toHaveLength(3);
});

test.each(['"\\"; process.exit(1); \\""', "'`\u0024{1}`'", "'\\u2028*/'"])('%s stays a text', (text) => {
  const cel = `args.text == ${text}`;
  expect(compile(cel).findings).toEqual([]);
  expect(evaluate(cel, { text: 'x' })).toBe(false);
});
