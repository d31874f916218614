import { expect, test } from 'vitest';
import { exportedNames, exportLine, importsSomething } from '../../../generator/resolve/code-reference.ts';

test.each([
  ['export const A = 1;\nexport let b = 2;', ['A', 'b']],
  ['export function f() {}\nexport async function g() {}\nexport function* h() {}', ['f', 'g', 'h']],
  ['export interface I {}\nexport type T = 1;\nexport abstract class C {}', ['I', 'T', 'C']],
  ['const a = 1;\nexport { a, a as b };\nexport type { X } from "./x.ts";', ['a', 'b', 'X']],
  ['// export const commented = 1;\n/* export const also = 1; */\nconst own = 1;', []],
])('%j exports %j', (text, names) => {
  expect(exportedNames(text)).toEqual(names);
});

test.each([
  ["import { a } from './a.ts';", true],
  ["import './a.ts';", true],
  ["export { a } from './a.ts';", true],
  ["export * from './a.ts';", true],
  ["const a = await import('./a.ts');", true],
  ["const a = require('a');", true],
  ["import type { A } from './a.ts';\nexport const B: A = 1;", false],
  ["// import { a } from './a.ts';\nexport const B = 1;", false],
  ["export const from = 'import';", false],
])('%j loads another module: %s', (text, expected) => {
  expect(importsSomething(text)).toBe(expected);
});

test.each([
  ['export const A = 1;\nexport let b = 2;', 'b', 2],
  ['/*\nexport const A = 0;\n*/\n// export const A = 0;\nexport const A = 1;', 'A', 5],
  ['const a = 1;\nexport {\n  b as c,\n  a,\n};', 'a', 4],
  ['export const A = 1;', 'B', 1],
])('%j exports %s on line %i', (text, name, line) => {
  expect(exportLine(text, name)).toBe(line);
});
