import type { GetManifestHandler } from '../../generated/contract/get-manifest/handler.ts';
import { server } from '../../generated/contract/server.ts';
import { describeRuns } from '../record/describe-runs.ts';
import { findRuns } from '../record/logged-calls.ts';
import { logProvenance } from '../record/provenance.ts';
import type { Services } from '../services.ts';

export const handle: GetManifestHandler<Services> = async (args, call) => {
  const { found, missing } = await findRuns(call.services.calls, args.run_ids);
  if (missing.length > 0) return call.refuse('RUN_NOT_FOUND', { runs: missing.join(', ') });
  const { result, warnings } = describeRuns(server, found, args);
  warnings.forEach(call.warn);
  call.provenance(logProvenance(`sha256:${result.digest}`));
  return result;
};
