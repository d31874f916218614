import { expect, test } from 'vitest';
import { canonicalJson, sha256 } from '../../runtime/index.ts';
import type { AuditOutcome, AuditResult } from '../../src/audit/outcome.ts';
import { type Campaign, parseCampaign } from '../../src/census/campaign.ts';
import { gradeAudit, type LoggedAudit } from '../../src/census/grade.ts';

const campaign = parseCampaign(
  [
    'Campaign: test',
    'Tapes: all 9',
    'Selected: deflatedSharpeRatio >= 0.95, probabilityOfBacktestOverfitting < 0.2',
    'Candidate: deflatedSharpeRatio > 0.5, nTrials <= 100',
  ].join('\n'),
) as Campaign;

type Figures = Partial<Pick<AuditResult, 'deflatedSharpeRatio' | 'nTrials'>> & {
  readonly overfitting?: number;
};

function audit({ overfitting, ...figures }: Figures): AuditResult {
  const pbo = overfitting === undefined ? null : { probabilityOfBacktestOverfitting: overfitting };
  return { nTrials: 10, ...figures, pbo } as AuditResult;
}

const answered = (result: AuditResult): LoggedAudit => ({
  outcome: 'result',
  code: null,
  fieldDigests: Object.fromEntries(
    Object.entries(result).map(([field, value]) => [field, sha256(canonicalJson(value))]),
  ),
});

test.each<[Figures, grade: string, code: string | null]>([
  [{ deflatedSharpeRatio: 0.95, overfitting: 0.19 }, 'selected', null],
  [{ deflatedSharpeRatio: 0.95, overfitting: 0.2 }, 'candidate', null],
  [{ deflatedSharpeRatio: 0.99 }, 'candidate', null],
  [{ deflatedSharpeRatio: 0.5 }, 'refusal', 'below-bar'],
  [{ deflatedSharpeRatio: 0.9, nTrials: 101 }, 'refusal', 'below-bar'],
  [{ deflatedSharpeRatio: null }, 'refusal', 'below-bar'],
])('%j: %s', (figures, grade, code) => {
  const result = audit(figures);
  expect(gradeAudit(campaign, answered(result), () => ({ kind: 'result', result, warnings: [] }))).toEqual({
    grade,
    code,
  });
});

const good = audit({ deflatedSharpeRatio: 0.99, overfitting: 0 });
const result: AuditOutcome = { kind: 'result', result: good, warnings: [] };
const noCompute = () => {
  throw new Error('nothing is computed for it');
};

test.each<[what: string, LoggedAudit, () => AuditOutcome, grade: string, code: string | null]>([
  [
    'refused',
    { outcome: 'refusal', code: 'UNRANKABLE', fieldDigests: null },
    noCompute,
    'refusal',
    'UNRANKABLE',
  ],
  ['a fault', { outcome: 'fault', code: null, fieldDigests: null }, noCompute, 'error', null],
  ['never ended', { outcome: 'unfinished', code: null, fieldDigests: null }, noCompute, 'error', null],
  [
    'of other figures',
    answered(audit({ deflatedSharpeRatio: 0.98, overfitting: 0 })),
    () => result,
    'error',
    null,
  ],
  ['without digests', { ...answered(good), fieldDigests: null }, () => result, 'error', null],
  [
    'refused today',
    answered(good),
    () => ({
      kind: 'refusal',
      code: 'too-few-observations',
      params: { observations: 1, dropped: 0, minimum: 2 },
    }),
    'error',
    null,
  ],
])('an audit that is %s', (_what, logged, compute, grade, code) => {
  expect(gradeAudit(campaign, logged, compute)).toEqual({ grade, code });
});
