import type { SaveConfigHandler } from '../../generated/contract/save-config/handler.ts';
import { campaignMaterial } from '../campaign/campaign-material.ts';
import { CONFIG_PROVENANCE } from '../configs/provenance.ts';
import { saveConfig } from '../configs/save-config.ts';
import type { Services } from '../services.ts';

export const handle: SaveConfigHandler<Services> = async (args, call) => {
  const { services, now, runId } = call;
  const known = await (args.strategy === undefined ? services.scanners() : services.strategies());
  const owner = known.find(({ name }) => name === (args.strategy ?? args.scanner))!;
  const materialOf = async (trial: string) =>
    campaignMaterial(await services.trials(), { trial_id: trial }, { now, runId });
  const outcome = await saveConfig({ store: await services.configs(), owner, now, materialOf }, args);
  if (outcome.kind === 'refusal') return call.refuse(outcome.code, outcome.params);
  outcome.warnings.forEach(call.warn);
  call.provenance(CONFIG_PROVENANCE);
  return outcome.result;
};
