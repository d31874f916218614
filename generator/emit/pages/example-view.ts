import type { Example } from '../../model/contract.ts';
import type { Recording } from '../emitter.ts';
import { jsonText } from '../print/json.ts';
import { abbreviate } from './abbreviate.ts';

/** An example and, once a run has produced it, its answer. */
export interface ExampleView {
  readonly title: string;
  readonly reads: string;
  readonly request: string;
  readonly requestShortened: boolean;
  readonly recorded: boolean;
  /** Address of the answer's picture; empty where the tool draws none. */
  readonly picture: string;
  readonly answer: string;
  readonly answerShortened: boolean;
}

/** Without a recording there is no answer to show: a page never shows a response that no run produced. */
export function exampleView(
  { title, reads, call }: Example,
  recording: Recording | undefined,
  picture: string,
): ExampleView {
  const request = abbreviate(call.arguments);
  const answer = recording === undefined ? undefined : abbreviate(recording.answer);
  return {
    title,
    reads,
    request: jsonText(request.value),
    requestShortened: request.shortened,
    recorded: answer !== undefined,
    picture: answer === undefined ? '' : picture,
    answer: answer === undefined ? '' : jsonText(answer.value),
    answerShortened: answer?.shortened ?? false,
  };
}
