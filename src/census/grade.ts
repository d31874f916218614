import { canonicalJson, sha256 } from 'toolwright-runtime';
import type { AuditOutcome, AuditResult } from '../audit/outcome.ts';
import type { Campaign, Condition } from './campaign.ts';
import { FIELD_OF, MEASURES } from './measures.ts';

/** How a tape came out. */
export type Grade = 'selected' | 'candidate' | 'refusal' | 'error';

/** A grade, and for a refusal its code. */
export interface Determination {
  readonly grade: Grade;
  readonly code: string | null;
}

/** What the log holds of an audit. */
export interface LoggedAudit {
  readonly outcome: 'result' | 'remembered' | 'refusal' | 'fault' | 'unfinished';
  readonly code: string | null;
  readonly fieldDigests: Readonly<Record<string, string>> | null;
}

/** The code of a tape that was audited and met neither condition. */
export const BELOW_BAR = 'below-bar';

const ERROR: Determination = { grade: 'error', code: null };

/**
 * Grades a logged audit by the sealed bar. The log keeps arguments and digests, so the audit is computed again; it counts
 * only where the fields that the bar reads are the ones that were answered then.
 *
 * @param compute the audit of the logged arguments
 */
export function gradeAudit(
  campaign: Campaign,
  logged: LoggedAudit,
  compute: () => AuditOutcome,
): Determination {
  if (logged.outcome === 'refusal') return { grade: 'refusal', code: logged.code };
  if (logged.outcome === 'fault' || logged.outcome === 'unfinished') return ERROR;
  const audit = compute();
  if (audit.kind === 'refusal' || !isAsAnswered(campaign, audit.result, logged.fieldDigests ?? {}))
    return ERROR;
  const meets = (conditions: readonly Condition[]) =>
    conditions.every((condition) => holds(condition, audit.result));
  if (meets(campaign.selected)) return { grade: 'selected', code: null };
  if (meets(campaign.candidate)) return { grade: 'candidate', code: null };
  return { grade: 'refusal', code: BELOW_BAR };
}

function isAsAnswered(
  { selected, candidate }: Campaign,
  result: AuditResult,
  digests: Readonly<Record<string, string>>,
): boolean {
  return [...selected, ...candidate].every(({ measure }) => {
    const field = FIELD_OF[measure];
    return digests[field] === sha256(canonicalJson(result[field]));
  });
}

/** Nothing is known of a null, so it meets no condition. */
function holds({ measure, comparison, value }: Condition, audit: AuditResult): boolean {
  const measured = MEASURES[measure](audit);
  if (measured === null) return false;
  switch (comparison) {
    case '>=':
      return measured >= value;
    case '<=':
      return measured <= value;
    case '>':
      return measured > value;
    case '<':
      return measured < value;
  }
}
