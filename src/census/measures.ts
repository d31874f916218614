import type { AuditResult } from '../audit/outcome.ts';

/** What a bar may ask of an audit. A raw Sharpe ratio is not among them: it does not count the search. */
export const MEASURES = {
  deflatedSharpeRatio: (audit: AuditResult) => audit.deflatedSharpeRatio,
  probabilisticSharpeRatio: (audit: AuditResult) => audit.probabilisticSharpeRatio,
  probabilityOfBacktestOverfitting: (audit: AuditResult) =>
    audit.pbo?.probabilityOfBacktestOverfitting ?? null,
  nObs: (audit: AuditResult) => audit.nObs,
  nTrials: (audit: AuditResult) => audit.nTrials,
  years: (audit: AuditResult) => audit.years,
  minTrlVsSelectionYears: (audit: AuditResult) => audit.minTrlVsSelectionYears,
} as const satisfies Readonly<Record<string, (audit: AuditResult) => number | null>>;

export type Measure = keyof typeof MEASURES;

/** The field of an audit's result that a measure is read from, by whose digest the log knows it. */
export const FIELD_OF: Readonly<Record<Measure, keyof AuditResult>> = {
  deflatedSharpeRatio: 'deflatedSharpeRatio',
  probabilisticSharpeRatio: 'probabilisticSharpeRatio',
  probabilityOfBacktestOverfitting: 'pbo',
  nObs: 'nObs',
  nTrials: 'nTrials',
  years: 'years',
  minTrlVsSelectionYears: 'minTrlVsSelectionYears',
};
