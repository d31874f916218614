import type { TestToolWithProgressHandler } from '../../generated/contract/test-tool-with-progress/handler.ts';
import type { Services } from '../services.ts';

export const handle: TestToolWithProgressHandler<Services> = (_args, call) => {
  for (const done of [0, 50, 100]) call.progress(done, 100);
  call.provenance({});
  return { steps: 3 };
};
