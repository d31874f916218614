import { findPeek } from '../strategies/find-peek.ts';
import type { Strategy } from '../strategies/strategy.ts';
import { above, allPassed, atLeast, type Check, completeness } from './gates.ts';
import type { Prepared } from './prepare.ts';
import type { WalkedFold } from './walk-folds.ts';

/** The statistical gates: what the figures of the tests, put together, have to show. */
export function promotionGates(figures: {
  readonly sharpe: number | null;
  readonly deflated: number | null;
  readonly observations: number;
  readonly neededObservations: number | null;
  readonly closedTrades: number;
  readonly folds: readonly WalkedFold[];
}): Check[] {
  const { folds, observations, neededObservations } = figures;
  const gains = folds.filter(({ test_return }) => test_return > 0).length;
  const tested = meanOf(folds.map(({ test_sharpe }) => test_sharpe));
  const trained = meanOf(folds.map(({ train_sharpe }) => train_sharpe));
  const kept = tested === null || trained === null || trained <= 0 ? null : tested / trained;
  return [
    above('out_of_sample_sharpe', figures.sharpe, 0, 'Sharpe ratio of all tests together'),
    atLeast(
      'deflated_sharpe',
      figures.deflated,
      0.95,
      'probability that it exceeds what the search shows without skill',
    ),
    neededObservations === null
      ? {
          name: 'track_record',
          status: figures.sharpe === null ? 'unknown' : 'failed',
          observed: observations,
          threshold: null,
          meaning:
            'returns that a Sharpe ratio above 0 would take to show at 95 %; no number does where it is not above 0',
        }
      : atLeast(
          'track_record',
          observations,
          Math.ceil(neededObservations),
          'returns, and how many such a Sharpe ratio takes to show at 95 %',
        ),
    atLeast('consistent_folds', gains / folds.length, 0.6, 'share of the folds whose test gained'),
    atLeast('closed_trades', figures.closedTrades, 30, 'trades that were closed in the tests'),
    atLeast('kept_from_training', kept, 0.5, 'mean Sharpe ratio of the tests over that of the trainings'),
  ];
}

/** The prerequisites of a promotion beside the gates: what the figures alone do not show. */
export function evidenceOf(
  prepared: Prepared,
  strategy: Strategy,
  folds: readonly WalkedFold[],
  doubledCostsReturn: number | null,
) {
  const excess = folds.map(({ excess_return }) => excess_return);
  const checks = [
    atLeast(
      'excess_over_holding',
      shareAbove(excess),
      0.5,
      'share of the folds whose test gained more than holding',
    ),
    above(
      'doubled_costs',
      doubledCostsReturn,
      0,
      'return of all tests at twice the costs; unknown where there are none',
    ),
    noLookAhead(prepared, strategy, folds),
    survivorship(prepared),
  ];
  return {
    prerequisites: checks,
    clear: allPassed(checks),
    evidence_completeness: completeness(checks),
    excess_return_per_fold: excess,
  };
}

/** Decides again on the bars up to each test, and expects the same decisions. */
function noLookAhead({ legs }: Prepared, strategy: Strategy, folds: readonly WalkedFold[]): Check {
  const { bars } = legs[0]!.instrument;
  const peeks = folds.filter(({ parameters, test_from }) => {
    const cut = bars.times.findIndex((time) => time >= test_from);
    return cut > 0 && findPeek(strategy, parameters, bars, [cut]) !== null;
  });
  return {
    name: 'no_look_ahead',
    status: peeks.length === 0 ? 'passed' : 'failed',
    observed: peeks.length,
    threshold: 0,
    meaning: 'folds in which a decision of the first symbol changed once later bars were there',
  };
}

/** A universe of survivors alone cannot show what a delisting would have done. */
function survivorship({ legs }: Prepared): Check {
  const delisted = legs.filter(({ instrument }) => instrument.finalReturn !== null).length;
  return {
    name: 'delistings_in_universe',
    status: delisted > 0 ? 'passed' : 'unknown',
    observed: delisted > 0 ? delisted : null,
    threshold: 1,
    meaning: 'symbols of the universe that were delisted; of survivors alone it is unknown what one would do',
  };
}

function shareAbove(values: readonly number[]): number {
  return values.filter((value) => value > 0).length / values.length;
}

function meanOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}
