import type { FaultAnswer, RefusalAnswer } from '../answer.ts';

/** RFC 9457 problem details: what a refusal or a fault is over HTTP and on the command line. */
export interface Problem {
  /** The page of the code on the server's own site. */
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly [extension: string]: unknown;
}

export const PROBLEM_MEDIA_TYPE = 'application/problem+json';

/**
 * A refusal carries its code, reason, way forward, parameters and violations; a fault carries its run id
 * alone.
 */
export function problemOf(answer: RefusalAnswer | FaultAnswer): Problem {
  const { runId } = answer;
  if (answer.kind === 'fault') return { ...plainProblem(500, 'Fault', answer.message), runId };
  const { code, reason, recover, status, page, params, violations } = answer.refusal;
  return {
    type: page,
    title: code,
    status,
    detail: `${reason} ${recover}`,
    code,
    reason,
    recover,
    params,
    ...(violations && { violations }),
    ...(answer.warnings.length > 0 && { warnings: answer.warnings }),
    runId,
  };
}

/** A problem that no tool's contract names: a wrong path, a body that is not JSON, a fault. */
export function plainProblem(status: number, title: string, detail: string): Problem {
  return { type: 'about:blank', title, status, detail };
}
