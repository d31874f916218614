import type { Response } from 'express';
import type { RefusalAnswer } from '../../answer.ts';
import { PROBLEM_MEDIA_TYPE, type Problem, problemOf } from '../problem.ts';

export function sendProblem(response: Response, problem: Problem): void {
  response.status(problem.status).type(PROBLEM_MEDIA_TYPE).send(JSON.stringify(problem));
}

/** A refusal with the headers that HTTP gives its status: whom to ask for a token, when to come back. */
export function sendRefusal(response: Response, answer: RefusalAnswer, realm: string): void {
  const { status, params } = answer.refusal;
  if (status === 401) {
    // RFC 6750: the error is named where a token was sent and not taken.
    const wasSent = response.req.headers.authorization !== undefined;
    response.set('WWW-Authenticate', `Bearer realm="${realm}"${wasSent ? ', error="invalid_token"' : ''}`);
  }
  if (status === 429) response.set('Retry-After', String(params['retryAfter']));
  sendProblem(response, problemOf(answer));
}
