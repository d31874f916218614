import type { Response } from 'express';
import { PROBLEM_MEDIA_TYPE, type Problem } from '../problem.ts';

export function sendProblem(response: Response, problem: Problem): void {
  response.status(problem.status).type(PROBLEM_MEDIA_TYPE).send(JSON.stringify(problem));
}
