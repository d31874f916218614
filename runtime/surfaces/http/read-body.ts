import express, { type Request, type RequestHandler } from 'express';
import type { Identify } from '../../access/access.ts';
import type { ServerContract } from '../../contract.ts';

/** A body may be larger than the argument limit allows: the call behind it is refused in words. */
const BODY_ROOM = 2;

/** What is read of somebody who may call nothing: enough to list the tools, and to be refused in words. */
const STRANGER_BYTES = 100_000;

/**
 * Reads bodies as JSON, whatever they say they are: one that were skipped would be a call without its arguments. Who
 * may call nothing can't make the server hold what a caller may send.
 */
export function readBody(
  { access, limits }: ServerContract,
  identify: (request: Request) => Identify,
): RequestHandler {
  const upTo = (limit: number) => express.json({ limit, type: () => true, strict: false });
  const [readAll, readLittle] = [upTo(BODY_ROOM * limits.argumentBytes), upTo(STRANGER_BYTES)];
  if (access === undefined) return readAll;
  return async (request, response, next) => {
    // Where nobody can be told, the call says so; until then they are strangers.
    const caller = await identify(request)().catch(() => undefined);
    const isStranger = caller === undefined || (caller.kind === 'remote' && caller.tier === null);
    (isStranger ? readLittle : readAll)(request, response, next);
  };
}
