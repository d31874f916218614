import type { ListScannersHandler } from '../../generated/contract/list-scanners/handler.ts';
import { listScanners } from '../scanners/list-scanners.ts';
import type { Services } from '../services.ts';

export const handle: ListScannersHandler<Services> = async (_args, call) => {
  call.provenance({
    vendor: 'scanner registry',
    asOf: null,
    model: null,
    trialCount: null,
    trialsSource: null,
    snapshot: null,
  });
  const { refused } = await call.services.plugins();
  return listScanners(await call.services.scanners(), refused);
};
