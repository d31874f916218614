import type { LoadConfigHandler } from '../../generated/contract/load-config/handler.ts';
import { loadConfig } from '../configs/load-config.ts';
import { CONFIG_PROVENANCE } from '../configs/provenance.ts';
import type { Services } from '../services.ts';

export const handle: LoadConfigHandler<Services> = async (args, call) => {
  const { services } = call;
  const [store, strategies, scanners] = await Promise.all([
    services.configs(),
    services.strategies(),
    services.scanners(),
  ]);
  const outcome = await loadConfig({ store, strategies, scanners }, args);
  if (outcome.kind === 'refusal') return call.refuse(outcome.code, outcome.params);
  outcome.warnings.forEach(call.warn);
  call.provenance(CONFIG_PROVENANCE);
  return outcome.result;
};
