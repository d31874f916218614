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
      sendProblem(response, plainProblem(status, STATUS_CODES[status] ?? 'Bad Request', detailOf(error)));
    } else {
      report(error);
      sendProblem(response, plainProblem(500, 'Fault', 'Something failed on our side.'));
    }
  };
}

/** What keeps a request from being read, and what to send instead. */
function detailOf(error: unknown): string {
  const { type, message } = error as { readonly type?: string; readonly message?: string };
  switch (type) {
    case 'entity.too.large':
      return 'The body is larger than this server takes.';
    case 'entity.parse.failed':
      return `The body is not JSON: ${message}. Send one JSON object, its keys the argument names.`;
    case 'charset.unsupported':
    case 'encoding.unsupported':
      return `The body can not be read: ${message}. Send JSON in UTF-8.`;
    default:
      return error instanceof URIError || /decode/i.test(message ?? '')
        ? 'The address can not be read: what follows a % in it is no character.'
        : 'The request can not be read.';
  }
}

function clientStatus(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined;
  const { status } = error;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}
