import { expect, test } from 'vitest';
import {
  camelCase,
  kebabCase,
  pascalCase,
  slug,
  uniqueSlugs,
  upperSnakeCase,
} from '../../../generator/model/names.ts';

test.each([
  ['audit_backtest', 'audit-backtest', 'AuditBacktest', 'auditBacktest', 'AUDIT_BACKTEST'],
  ['periodsPerYear', 'periods-per-year', 'PeriodsPerYear', 'periodsPerYear', 'PERIODS_PER_YEAR'],
  ['top_k', 'top-k', 'TopK', 'topK', 'TOP_K'],
  ['forward_1d', 'forward-1d', 'Forward1d', 'forward1d', 'FORWARD_1D'],
])('%s as the name of a file, a type, a variable and a code', (name, kebab, pascal, camel, upper) => {
  expect([kebabCase(name), pascalCase(name), camelCase(name), upperSnakeCase(name)]).toEqual([
    kebab,
    pascal,
    camel,
    upper,
  ]);
});

test.each([
  ['Today, default arguments', 'today-default-arguments'],
  ['  **Été** & hiver ', 'été-hiver'],
  ['../../etc/passwd', 'etc-passwd'],
  ['!!!', 'untitled'],
])('the slug of %j is %j', (title, expected) => {
  expect(slug(title)).toBe(expected);
});

test('equal titles get numbered slugs, and none is taken twice', () => {
  expect(uniqueSlugs(['A', 'a', 'a-2', 'a'])).toEqual(['a', 'a-2', 'a-2-2', 'a-3']);
});
