import type { TestSimpleTextHandler } from '../../generated/contract/test-simple-text/handler.ts';
import type { Services } from '../services.ts';

export const handle: TestSimpleTextHandler<Services> = (_args, call) => {
  call.provenance({});
  return { text: 'This is a simple text response for testing.' };
};
