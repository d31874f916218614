import type { GetMetricsGlossaryHandler } from '../../generated/contract/get-metrics-glossary/handler.ts';
import { metricsGlossary } from '../glossary/metrics-glossary.ts';
import type { Services } from '../services.ts';

export const handle: GetMetricsGlossaryHandler<Services> = ({ metrics }, call) => {
  call.provenance({
    vendor: 'glossary',
    asOf: null,
    model: null,
    trialCount: null,
    trialsSource: null,
    snapshot: null,
  });
  return metricsGlossary(metrics);
};
