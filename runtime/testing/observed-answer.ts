import type { Answer, JsonObject, Refusal } from '../answer.ts';
import type { CheckedAnswer } from './plan.ts';

/** An answer as a test sees it over any surface. */
export interface ObservedAnswer extends CheckedAnswer {
  /** What travelled: the envelope or the refusal. */
  readonly travelled: JsonObject | Refusal;
}

/** An answer taken from the server itself. */
export function observeAnswer(answer: Answer): ObservedAnswer | 'fault' {
  switch (answer.kind) {
    case 'result':
      return observeEnvelope(answer.envelope);
    case 'refusal':
      return observeRefusal(answer.refusal, answer.warnings);
    case 'fault':
      return 'fault';
    case 'unknown-tool':
      throw new Error(`there is no tool ${answer.name}`);
  }
}

/** An envelope, as it came over some surface. */
export function observeEnvelope(envelope: JsonObject): ObservedAnswer {
  const { provenance: _provenance, warnings, journaled = false, ...result } = envelope;
  const said = { warnings: warnings as readonly string[], journaled: journaled === true };
  return { result, refusal: null, ...said, travelled: envelope };
}

/** A refusal as a problem, which carries the page of its code as its type. */
export function observeProblem(problem: JsonObject): ObservedAnswer {
  return observeDetails({ ...problem, page: problem['type']! });
}

/** A refusal and what was said before it, side by side as they travel. */
export function observeDetails(details: JsonObject): ObservedAnswer {
  return observeRefusal(details as unknown as Refusal, (details['warnings'] ?? []) as readonly string[]);
}

function observeRefusal(carried: Refusal, warnings: readonly string[]): ObservedAnswer {
  const { code, reason, recover, status, page, params, violations } = carried;
  const refusal = { code, reason, recover, status, page, params, ...(violations && { violations }) };
  return { result: null, refusal, warnings, journaled: false, travelled: refusal };
}
