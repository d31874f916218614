/** Whether a check was met. What could not be evaluated is unknown, and never passed. */
export type Status = 'passed' | 'failed' | 'unknown';

export interface Check {
  readonly name: string;
  readonly status: Status;
  /** What was observed; null where nothing could be. */
  readonly observed: number | null;
  readonly threshold: number | null;
  readonly meaning: string;
}

/** A check of a figure that has to reach a threshold; unknown where there is no figure. */
export function atLeast(name: string, observed: number | null, threshold: number, meaning: string): Check {
  const status = observed === null ? 'unknown' : observed >= threshold ? 'passed' : 'failed';
  return { name, status, observed, threshold, meaning };
}

/** As {@link atLeast}, for a figure that has to exceed its threshold. */
export function above(name: string, observed: number | null, threshold: number, meaning: string): Check {
  const status = observed === null ? 'unknown' : observed > threshold ? 'passed' : 'failed';
  return { name, status, observed, threshold, meaning };
}

/** True where every check was met. */
export function allPassed(checks: readonly Check[]): boolean {
  return checks.every(({ status }) => status === 'passed');
}

/** Share of the checks that could be evaluated. */
export function completeness(checks: readonly Check[]): number {
  return checks.filter(({ status }) => status !== 'unknown').length / checks.length;
}
