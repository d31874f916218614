import {
  type ConfigurationSearch,
  deflatedSharpeRatio,
  noSkillMaximum,
} from '../statistics/deflated-sharpe.ts';
import { probabilisticSharpeRatio } from '../statistics/probabilistic-sharpe.ts';
import { sharpeStandardError, type TrackRecord } from '../statistics/sharpe-standard-error.ts';
import type { NullReasons } from './null-reasons.ts';

/** Why a figure that divides by the Sharpe ratio's standard error is null. */
export const NO_VARIANCE = 'the variance of the Sharpe ratio is not positive at these moments';

/** What the Sharpe ratio is worth against chance. Ratios and their error are annualised. */
export interface Significance {
  /** Probability that the true ratio exceeds the no-skill maximum of the search. */
  readonly deflatedSharpeRatio: number | null;
  /** Probability that the true ratio exceeds 0. */
  readonly probabilisticSharpeRatio: number | null;
  readonly sharpeStandardError: number | null;
  /** Ratio that the best of the trials is expected to show when none has skill. */
  readonly expectedMaxSharpeNoSkill: number;
}

/** Sets a per-period track record against chance: none, and that of a search. */
export function significanceOf(
  record: TrackRecord,
  search: ConfigurationSearch,
  periodsPerYear: number,
  nulls: NullReasons,
): Significance {
  const annualise = Math.sqrt(periodsPerYear);
  const error = sharpeStandardError(record);
  const orNull = (field: keyof Significance, value: number | null) => nulls.finite(field, value, NO_VARIANCE);
  return {
    deflatedSharpeRatio: orNull('deflatedSharpeRatio', deflatedSharpeRatio(record, search)),
    probabilisticSharpeRatio: orNull('probabilisticSharpeRatio', probabilisticSharpeRatio(record, 0)),
    sharpeStandardError: orNull('sharpeStandardError', error === null ? null : error * annualise),
    expectedMaxSharpeNoSkill: noSkillMaximum(search) * annualise,
  };
}
