import type { RequestHandler } from 'express';
import { plainProblem } from '../problem.ts';
import { sendProblem } from './send.ts';

/** Host names of a server that listens on this machine alone. */
export const LOOPBACK_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Turns away requests that name another host, or come from a page of another host. A page on the web can make
 * a browser reach a server on its own machine (DNS rebinding); the names it sends give it away.
 */
export function guardHosts(allowed: readonly string[]): RequestHandler {
  return (request, response, next) => {
    const host = request.headers.host;
    if (host === undefined || !allowed.includes(hostName(`http://${host}`))) {
      sendProblem(response, plainProblem(403, 'Forbidden', 'This server does not answer for that Host.'));
      return;
    }
    const origin = request.headers.origin;
    if (origin !== undefined && !allowed.includes(hostName(origin))) {
      sendProblem(response, plainProblem(403, 'Forbidden', 'This server does not answer to that Origin.'));
      return;
    }
    next();
  };
}

function hostName(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname : '';
}
