import { STATUS_CODES } from 'node:http';
import type { ErrorRequestHandler } from 'express';
import { plainProblem } from '../problem.ts';
import { sendProblem } from './send.ts';

/**
 * The last handler: a body that is too large or not JSON, or an address that can't be decoded, is the
 * client's mistake and keeps its status; anything else is ours, and is told to the operator alone.
 */
export function bodyErrors(report: (error: unknown) => void): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const status = clientStatus(error);
    if (status !== undefined) {
      const detail =
        status === 413 ? 'The body is larger than this server takes.' : 'The request can not be read.';
      sendProblem(response, plainProblem(status, STATUS_CODES[status] ?? 'Bad Request', detail));
    } else {
      report(error);
      sendProblem(response, plainProblem(500, 'Fault', 'Something failed on our side.'));
    }
  };
}

function clientStatus(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined;
  const { status } = error;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}
