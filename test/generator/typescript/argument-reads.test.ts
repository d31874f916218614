import { Project } from 'ts-morph';
import { expect, test } from 'vitest';
import { readsOf } from '../../../generator/typescript/argument-reads.ts';
import { exportedFunction } from '../../../generator/typescript/sources.ts';

const project = new Project({
  useInMemoryFileSystem: true,
  skipLoadingLibFiles: true,
  compilerOptions: { allowImportingTsExtensions: true },
});

test.each<[string, string, readonly string[] | 'all']>([
  ['members', 'export const handle = (args) => args.a + args["b"];', ['a', 'b']],
  ['a member of a member', 'export const handle = (args) => args.a.b;', ['a']],
  [
    'a pattern in the body',
    'export async function handle(args) { const { a, b: renamed } = args; }',
    ['a', 'b'],
  ],
  ['a pattern as the parameter', 'export const handle = ({ a, b = 1 }) => a;', ['a', 'b']],
  ['the rest of a pattern', 'export const handle = ({ a, ...others }) => others;', 'all'],
  ['the whole, passed on', 'export const handle = (args) => compute(args);', 'all'],
  ['the whole, spread', 'export const handle = (args) => compute({ ...args });', 'all'],
  ['a key that is computed', 'export const handle = (args, call) => args[call.name];', 'all'],
  [
    'members of others by the same name',
    'export const handle = (args) => ({ args: other.args, a: args.a });',
    ['a'],
  ],
  ['no parameter', 'export const handle = () => 1;', []],
])('%s', (_, text, expected) => {
  const file = project.createSourceFile('handler.ts', text, { overwrite: true });
  const reads = readsOf(exportedFunction(file, 'handle')!);
  expect(reads === 'all' ? reads : [...reads]).toEqual(expected);
});

test.each<[string, string, string, readonly string[] | 'all']>([
  ['takes apart', 'compute(args)', 'export function compute({ a, b: renamed }) {}', ['a', 'b']],
  ['reads in a constant', 'compute(args)', 'export const compute = (given) => given.a;', ['a']],
  ['takes at the second place', 'compute(1, args)', 'export function compute(x, given) { given.b; }', ['b']],
  ['passes on', 'compute(args)', 'const x = (y) => y.a; export function compute(given) { x(given); }', ['a']],
  ['calls itself', 'compute(args)', 'export function compute(given) { compute(given); given.a; }', ['a']],
  ['does not take', 'compute(args)', 'export function compute() {}', []],
  ['keeps whole', 'compute(args)', 'export function compute(given) { store = given; }', 'all'],
  ['takes with others', 'compute(args)', 'export function compute(...given) {}', 'all'],
  ['has at some place', 'compute(...more, args)', 'export function compute({ a }) {}', 'all'],
  ['may become another', 'compute(args)', 'export let compute = ({ a }) => a;', 'all'],
  [
    'has in several forms',
    'compute(args)',
    'export function compute(a); export function compute({ a }) {}',
    'all',
  ],
  ['has without a body', 'compute(args)', 'export declare function compute(given);', 'all'],
  ['that is a method', 'compute.run(args)', 'export const compute = { run: ({ a }) => a };', 'all'],
])('what is read by a function of another module that %s', (_, call, helper, expected) => {
  project.createSourceFile('helper.ts', helper, { overwrite: true });
  const text = `import { compute } from './helper.ts'; export const handle = async (args) => ${call};`;
  const file = project.createSourceFile('handler.ts', text, { overwrite: true });
  const reads = readsOf(exportedFunction(file, 'handle')!);
  expect(reads === 'all' ? reads : [...reads]).toEqual(expected);
});

test('a handler that another function makes is no function to read', () => {
  const file = project.createSourceFile('made.ts', 'export const handle = make((args) => args.a);');
  expect(exportedFunction(file, 'handle')).toBeUndefined();
});
