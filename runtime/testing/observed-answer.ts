import type { Answer, JsonObject, Refusal } from '../answer.ts';
import { answerOfEnvelope, type UntypedAnswer } from '../client/answer.ts';
import { CallFault } from '../client/transport.ts';
import type { CheckedAnswer } from './plan.ts';

/** An answer as a test sees it over any surface. */
export interface ObservedAnswer extends CheckedAnswer {
  /** What travelled: the envelope or the refusal. */
  readonly travelled: JsonObject | Refusal;
}

export function observe(answer: UntypedAnswer): ObservedAnswer {
  const { warnings } = answer;
  if (answer.kind === 'refusal') {
    const { refusal } = answer;
    return { result: null, refusal, warnings, journaled: false, travelled: refusal };
  }
  const { result, provenance, journaled } = answer;
  const marks: JsonObject = journaled === undefined ? {} : { journaled };
  const travelled: JsonObject = { ...result, ...marks, provenance, warnings: [...warnings] };
  return { result, refusal: null, warnings, journaled: journaled === true, travelled };
}

/** An answer of the server itself, as a client would have it. Throws where it is none. */
export function answerOf(answer: Answer): UntypedAnswer {
  switch (answer.kind) {
    case 'result':
      return answerOfEnvelope(answer.envelope);
    case 'refusal':
      return answer;
    case 'fault':
      throw new CallFault(answer.message, answer.runId);
    case 'unknown-tool':
      throw new Error(`there is no tool ${answer.name}`);
  }
}
