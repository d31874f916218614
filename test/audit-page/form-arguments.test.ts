import { expect, test } from 'vitest';
import { type AuditForm, formArguments } from '../../src/audit-page/form-arguments.ts';

const empty: AuditForm = { series: '', kind: 'returns', matrix: '', others: {} };

test.each<[what: string, Partial<AuditForm>, args: unknown]>([
  ['nothing is left out as a whole', {}, {}],
  ['returns as they are', { series: '0.01\nnan' }, { returns: [0.01, 'nan'] }],
  ['an equity curve', { series: '100 110 99', kind: 'equity' }, { returns: [110 / 100 - 1, 99 / 110 - 1] }],
  [
    'one value',
    { series: '100', kind: 'equity' },
    'Series: a curve needs at least two values to have a return.',
  ],
  [
    'a curve through 0',
    { series: '100 0 5', kind: 'equity' },
    'Series: value 2 of the curve is 0, and only positive values have returns.',
  ],
  [
    'a curve with a gap',
    { series: '100 nan', kind: 'equity' },
    'Series: value 2 of the curve is nan, and only positive values have returns.',
  ],
  [
    'a matrix',
    { matrix: '1 2\n3 4' },
    {
      matrix: [
        [1, 2],
        [3, 4],
      ],
    },
  ],
  ['a matrix with a header', { matrix: 'a b\n3 4' }, 'Matrix, line 1: "a" is no number.'],
  ['numbers', { others: { trials: ' 10 ', years: '' } }, { trials: 10 }],
  ['what is none stays text', { others: { trials: 'ten' } }, { trials: 'ten' }],
  ['a label stays text', { others: { label: '7' } }, { label: '7' }],
] as const)('%s', (_what, form, args) => {
  expect(formArguments({ ...empty, ...form })).toEqual(args);
});
