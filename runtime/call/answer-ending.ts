import type { Answer, FaultAnswer, JsonObject } from '../answer.ts';
import { CallLogError } from '../journal/call-log.ts';
import type { Ending } from './ending.ts';

/** The answer to a call whose ending is in the log. A fault says no more than where to look. */
export function answerEnding(runId: string, ending: Ending, warnings: readonly string[]): Answer {
  switch (ending.kind) {
    case 'result': {
      const { result, provenance, journaled } = ending;
      const marks: JsonObject = journaled === undefined ? {} : { journaled };
      return { kind: 'result', runId, result, envelope: { ...result, provenance, warnings, ...marks } };
    }
    case 'refusal':
      return { kind: 'refusal', runId, refusal: ending.refusal, warnings };
    case 'fault':
      return {
        kind: 'fault',
        runId,
        message: `Something failed on our side. The call log has the details of run ${runId}.`,
      };
  }
}

/**
 * The answer to a call that could not be logged from start to end. Where the log itself says what is wrong,
 * in words meant to be read, the caller gets them: only the operator can help, and the log has no row to look
 * up.
 */
export function unloggedFault(runId: string, missing: 'start' | 'end', error: unknown): FaultAnswer {
  const said =
    missing === 'start'
      ? `The call log can't be written, so run ${runId} was not made.`
      : `The call log can't be written, so the answer of run ${runId} is withheld.`;
  const why = error instanceof CallLogError ? ` ${error.message}` : '';
  return { kind: 'fault', runId, message: `${said}${why}` };
}

/** The answer to a call whose caller can't be told: the tokens are in a state file that can't be read, say. */
export function unidentifiedFault(error: unknown): FaultAnswer {
  const why = error instanceof CallLogError ? ` ${error.message}` : '';
  return { kind: 'fault', runId: null, message: `Tokens can't be checked at the moment.${why}` };
}
