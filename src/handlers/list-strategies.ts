import type { ListStrategiesHandler } from '../../generated/contract/list-strategies/handler.ts';
import type { Services } from '../services.ts';
import { listStrategies } from '../strategies/list-strategies.ts';

export const handle: ListStrategiesHandler<Services> = async (_args, call) => {
  call.provenance({
    vendor: 'strategy registry',
    asOf: null,
    model: null,
    trialCount: null,
    trialsSource: null,
    snapshot: null,
  });
  const { refused } = await call.services.plugins();
  return listStrategies(await call.services.strategies(), refused);
};
