import type { LoadConfigHandler } from '../../generated/contract/load-config/handler.ts';
import { loadConfig } from '../configs/load-config.ts';
import { CONFIG_PROVENANCE } from '../configs/provenance.ts';
import type { Services } from '../services.ts';

export const handle: LoadConfigHandler<Services> = async (args, call) => {
  const { services } = call;
  const sources = { store: await services.configs(), strategies: await services.strategies() };
  const outcome = await loadConfig(sources, args);
  if (outcome.kind === 'refusal') return call.refuse(outcome.code, outcome.params);
  outcome.warnings.forEach(call.warn);
  call.provenance(CONFIG_PROVENANCE);
  return outcome.result;
};
