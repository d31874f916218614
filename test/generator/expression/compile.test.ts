import { expect, test } from 'vitest';
import type { Diagnostic } from '../../../generator/diagnostics/diagnostic.ts';
import { compileCondition, DEPTH_LIMIT } from '../../../generator/expression/compile.ts';
import { EXPRESSION_HELPERS } from '../../../generator/expression/functions.ts';
import { any, boolean, number, string, type ValueType } from '../../../generator/expression/value-type.ts';
import { contains, equal, near, size } from '../../../runtime/expression.ts';

const helpers = { contains, equal, near, size };

import { lineOf } from '../diagnostics/fixture-project.ts';

const mode: ValueType = { kind: 'string', values: ['soft', 'hard'] };
const fields = (entries: Record<string, ValueType>, optional = false) =>
  new Map(Object.entries(entries).map(([name, type]) => [name, { type, optional }]));
const crate: ValueType = { kind: 'object', name: 'Crate', fields: fields({ mass: number, mode }) };
const sack: ValueType = { kind: 'object', name: 'Sack', fields: fields({ mass: number }, true) };

const args: ValueType = {
  kind: 'object',
  name: 'args',
  fields: new Map<string, { type: ValueType; optional: boolean }>([
    ['n', { type: number, optional: false }],
    ['maybe', { type: number, optional: true }],
    ['text', { type: string, optional: false }],
    ['mode', { type: mode, optional: false }],
    ['crate', { type: crate, optional: false }],
    ['sack', { type: sack, optional: false }],
    ['flag', { type: boolean, optional: false }],
    ['rows', { type: { kind: 'list', items: number, minItems: 1, maxItems: 3 }, optional: false }],
    ['modes', { type: { kind: 'list', items: mode, maxItems: 2 }, optional: false }],
    ['level', { type: { kind: 'number', values: [1, 2] }, optional: false }],
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
  [
    "!('a b' in args.open) || args.open['a b'] == 1",
    '(!contains(args.open, "a b") || equal(args.open["a b"], 1))',
  ],
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
  ["args.mode == 'sofft'", 'f:1:14 T408 "sofft" is not one of soft, hard -> soft'],
  ["args.n == '1'", 'f:1:1 T404 a number never equals text'],
  ['args.n + args.text == 1', 'f:1:1 T404 "+" is not defined between a number and text'],
  ['args.n && args.flag', 'f:1:1 T404 a number is not a condition'],
  ['args.n.exists(x, x)', 'f:1:1 T404 a number has no entries for exists'],
  ['args.rows.exists(x)', 'f:1:1 T404 exists takes a variable and an expression, as in list.exists(x, ...)'],
  ['has(args)', 'f:1:1 T404 has() takes one selection, such as has(args.x)'],
  ['naer(args.n, 1, 1)', 'f:1:1 T405 there is no function "naer" -> near'],
  [
    'near(args.n, 1)',
    'f:1:1 T405 there is no function "near" for (a number, a number); it takes (a number, a number, a number)',
  ],
  [
    'constructor(args.n)',
    'f:1:1 T405 there is no function "constructor"; there are has, size, near, abs, and of a value .contains, .startsWith, .endsWith, .matches, .exists, .exists_one, .all, .filter, .map',
  ],
  ['len(args.rows) == 1', 'f:1:1 T405 there is no function "len" -> size'],
  ["args.text.includes('x')", 'f:1:1 T405 there is no function "includes" -> contains'],
  ['args.rows.length == 1', 'f:1:11 T403 a list has no field "length"; size(...) counts'],
  [
    'args.flag or args.flag',
    `f:1:11 T401 this is not a CEL expression: unexpected character: 'r'; "or" is written ||`,
  ],
  ["args.text.contain('x')", 'f:1:1 T405 there is no function "contain" -> contains'],
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

test.each([
  // A choice is of what both branches have.
  ["args.mode == (args.flag ? 'soft' : 'x')", ['f:1:36 T408 "x" is not one of soft, hard']],
  ["args.mode != (args.flag ? 'x' : 'soft')", ['f:1:27 T408 "x" is not one of soft, hard']],
  [
    "(args.flag ? args.mode : 'none') == 'nine'",
    ['f:1:37 T408 "nine" is not one of soft, hard, none -> none'],
  ],
  ["(args.flag ? args.mode : 'none') == 'none'", []],
  [
    '(args.flag ? args.crate : args.sack).mode == 1',
    ['f:1:38 T403 Crate or Sack has no field "mode"; it has mass'],
  ],
  [
    '(args.flag ? args.crate : args.sack).mass > 1',
    ['f:1:2 T404 "mass" may be absent, which only has(NAME.mass) can ask; choose after asking'],
  ],
  ["(args.flag ? 1 : 'x') == 1", ['f:1:2 T404 "? :" gives a number or text; both must be of one type']],
  ['(args.flag ? args.n : null) == 1', []],
  [
    "args.flag ? args.nn > 1 : args.mode == 'x'",
    ['f:1:18 T403 args has no field "nn" -> n', 'f:1:40 T408 "x" is not one of soft, hard'],
  ],
  // Both sides of && and ||, and the bodies of macros.
  ["args.flag || args.mode == 'x'", ['f:1:27 T408 "x" is not one of soft, hard']],
  ["args.mode == 'x' && args.flag", ['f:1:14 T408 "x" is not one of soft, hard']],
  ["args.modes.exists(m, m == 'x')", ['f:1:27 T408 "x" is not one of soft, hard']],
  ["args.modes.filter(m, m == 'soft').all(m, m in ['x'])", ['f:1:48 T408 "x" is not one of soft, hard']],
  [
    "args.rows.map(r, args.flag ? args.mode : 'z') == ['y']",
    ['f:1:51 T408 "y" is not one of soft, hard, z -> z'],
  ],
  ["args.crate.all(key, key != 'mas')", ['f:1:28 T408 "mas" is not one of mass, mode -> mass']],
  // Membership.
  [
    "args.mode in ['soft', 'harrd', 'x']",
    ['f:1:23 T408 "harrd" is not one of soft, hard -> hard', 'f:1:32 T408 "x" is not one of soft, hard'],
  ],
  ["args.mode in ['soft', 3]", ['f:1:23 T404 text never equals a number']],
  ["args.n in ['1']", ['f:1:1 T404 a number never equals text']],
  ['args.level in [1, 3]', ['f:1:19 T408 3 is not one of 1, 2']],
  ["'x' in args.modes", ['f:1:1 T408 "x" is not one of soft, hard']],
  ["'x' in args.rows", ['f:1:1 T404 text never equals a number']],
  ["'mas' in args.crate", ['f:1:1 T403 Crate has no field "mas" -> mass']],
  ['args.n in args.crate', ['f:1:1 T404 "in" is not defined between a number and Crate']],
  ["'soft' in ['soft', 'hard'] && args.n in [1, 2]", []],
  // Equality of lists and objects.
  ["args.modes == ['x']", ['f:1:16 T408 "x" is not one of soft, hard']],
  ['args.rows == [1, 2, 3, 4]', ['f:1:1 T408 a list of at least 4 never equals one of at most 3']],
  ["args.rows == [1, 'a']", ['f:1:18 T404 a number never equals text']],
  ["args.crate == {'mode': 'x', 'mass': 1}", ['f:1:24 T408 "x" is not one of soft, hard']],
  ["'a' == 'b'", ['f:1:1 T408 a and b have no value in common']],
  // Indices.
  ['args.rows[5] > 1', ['f:1:11 T408 there is never an entry at 5: the list has at most 3, the first at 0']],
  ['args.rows[3] > 1', ['f:1:11 T408 there is never an entry at 3: the list has at most 3, the first at 0']],
  ['args.rows[-1] > 1', ['f:1:11 T408 a list has no entry at -1; the first is at 0']],
  ['args.rows[0.5] > 1', ['f:1:11 T408 a list has no entry at 0.5; the first is at 0']],
  [
    '[1, 2][args.flag ? 0 : 2] == 1',
    ['f:1:24 T408 there is never an entry at 2: the list has at most 2, the first at 0'],
  ],
  [
    'args.rows.map(r, r + 1)[4] > 1',
    ['f:1:25 T408 there is never an entry at 4: the list has at most 3, the first at 0'],
  ],
  ['args.rows[0] > 1', []],
  ['args.rows[1] > 1', ['f:1:1 T404 there may be no entry at 1; ask size(args.rows) > 1 before reading it']],
  ['size(args.rows) < 2 || args.rows[1] > 1', []],
  ['args.rows.size() >= 3 && args.rows[2] > 1', []],
  [
    '2 < size(args.rows) ? args.rows[2] > 1 : args.rows[2] > 2',
    ['f:1:42 T404 there may be no entry at 2; ask size(args.rows) > 2 before reading it'],
  ],
  ['size(args.modes) == 0 || args.modes[0] == args.mode', []],
  ["args.crate['mas'] == 1", ['f:1:13 T403 Crate has no field "mas" -> mass']],
  ["args['maybe'] == 1", ['f:1:6 T404 "maybe" may be absent; ask whether it is there before reading it']],
  ["has(args.maybe) && args['maybe'] == 1", []],
  // What may be absent.
  ['args.open.k == 1', ['f:1:1 T404 args.open.k may be absent; ask has(args.open.k) before reading it']],
  ["'k' in args.open && args.open.k == 1", []],
  [
    'has(args.maybe) ? args.maybe > 1 : args.maybe < 1',
    ['f:1:36 T404 args.maybe may be absent; ask has(args.maybe) before reading it'],
  ],
  [
    'has(args.sack.mass) && [args.sack].all(args, args.mass > 1)',
    ['f:1:46 T404 args.mass may be absent; ask has(args.mass) before reading it'],
  ],
])('%s: %j', (cel, findings) => {
  expect(compile(cel).findings).toEqual(findings);
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
