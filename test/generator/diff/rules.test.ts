import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { RuleDefinition } from '../../../generator/diff/rules/rule.ts';
import { explainRule, failingRules, isRule, rules } from '../../../generator/diff/rules/table.ts';

const guide = readFileSync(join(import.meta.dirname, '../../../docs/diff.md'), 'utf8');
const definitions: [string, RuleDefinition][] = Object.entries(rules);

test('docs/diff.md lists every rule, with its kind and the reason for it', () => {
  const rows = guide.split('\n').filter((line) => /^\| `[A-Z_]+` \|/.test(line));
  expect(rows).toEqual(
    definitions.map(([rule, { kind, title, cause }]) => `| \`${rule}\` | ${kind} | ${title} | ${cause} |`),
  );
});

test('a rule is explained by all that the table knows of it', () => {
  for (const [rule, { kind, title, message, cause, fix }] of definitions) {
    const text = explainRule(rule)!;
    for (const part of [rule, kind, title, message, cause, fix]) expect(text).toContain(part);
  }
  expect(explainRule('constructor')).toBeNull();
  expect(isRule('toString')).toBe(false);
});

test('what breaks or may mislead can be accepted, and nothing else', () => {
  expect(failingRules).toContain('ARGUMENT_REMOVED');
  expect(failingRules).toContain('DEFAULT_CHANGED');
  expect(failingRules).not.toContain('ARGUMENT_ADDED');
  expect(failingRules).not.toContain('TOOL_REWORDED');
});
