import { Project } from 'ts-morph';
import { expect, test } from 'vitest';
import { readsOf } from '../../../generator/typescript/argument-reads.ts';
import { exportedFunction } from '../../../generator/typescript/sources.ts';

const project = new Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true });

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

test('a handler that another function makes is no function to read', () => {
  const file = project.createSourceFile('made.ts', 'export const handle = make((args) => args.a);');
  expect(exportedFunction(file, 'handle')).toBeUndefined();
});
