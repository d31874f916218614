import type { GetParamRangesHandler } from '../../generated/contract/get-param-ranges/handler.ts';
import type { Services } from '../services.ts';
import { parameterRanges } from '../strategies/parameter-ranges.ts';

export const handle: GetParamRangesHandler<Services> = async ({ strategy, scanner }, call) => {
  const kind = strategy === undefined ? 'scanner' : 'strategy';
  call.provenance({
    vendor: `${kind} registry`,
    asOf: null,
    model: null,
    trialCount: null,
    trialsSource: null,
    snapshot: null,
  });
  const known = await (kind === 'strategy' ? call.services.strategies() : call.services.scanners());
  const owner = known.find(({ name }) => name === (strategy ?? scanner))!;
  return { kind, name: owner.name, ...parameterRanges(owner) };
};
