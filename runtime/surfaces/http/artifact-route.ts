import { type Request, Router } from 'express';
import type { Identify } from '../../access/access.ts';
import type { Server } from '../../server.ts';
import { plainProblem } from '../problem.ts';
import { sendProblem } from './send.ts';
import { notFound } from './tool-routes.ts';

export const ARTIFACTS_PATH = '/artifacts';

/** A document may look as it likes; it runs nothing, loads nothing and is nobody on this site. */
const CONTENT_SECURITY_POLICY =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** `GET /artifacts/DIGEST`: what a call kept beside its result, for whoever may call its tool. */
export function artifactRoute(server: Server, identify: (request: Request) => Identify): Router {
  const router = Router();
  router.get(`${ARTIFACTS_PATH}/:digest`, async (request, response) => {
    const found = await server.artifact(request.params.digest, identify(request));
    if (found === undefined) {
      sendProblem(response, notFound(request.path));
      return;
    }
    if ('lost' in found) {
      const { lost, reason } = found;
      sendProblem(response, { ...plainProblem(410, lost, reason), code: lost });
      return;
    }
    if (!('content' in found)) {
      const { code, params } = found;
      const status = code === 'AUTH_REQUIRED' ? 401 : 403;
      if (status === 401) response.set('WWW-Authenticate', `Bearer realm="${server.contract.name}"`);
      const detail = `${request.path} is open to callers of ${params['tool']} alone, who need the tier ${params['tier']}.`;
      sendProblem(response, { ...plainProblem(status, code, detail), code });
      return;
    }
    response.set({
      'Content-Type': found.mediaType,
      'Content-Security-Policy': CONTENT_SECURITY_POLICY,
      'Cache-Control': 'private, max-age=31536000, immutable',
      ETag: `"${found.digest}"`,
    });
    response.end(found.content);
  });
  return router;
}
