import type { ListConfigsHandler } from '../../generated/contract/list-configs/handler.ts';
import { listConfigs } from '../configs/list-configs.ts';
import { CONFIG_PROVENANCE } from '../configs/provenance.ts';
import type { Services } from '../services.ts';

export const handle: ListConfigsHandler<Services> = async (_args, call) => {
  call.provenance(CONFIG_PROVENANCE);
  return listConfigs(await call.services.configs());
};
