import type { TestErrorHandlingHandler } from '../../generated/contract/test-error-handling/handler.ts';
import type { Services } from '../services.ts';

export const handle: TestErrorHandlingHandler<Services> = ({ answer }, call) => {
  if (!answer) return call.refuse('ALWAYS', {});
  call.provenance({});
  return { text: 'An answer.' };
};
