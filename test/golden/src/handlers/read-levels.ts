import type { ReadLevelsHandler } from '../../generated/contract/read-levels/handler.ts';
import type { Services } from '../services.ts';

// The goldens are compared and compiled, and never called.
export const handle: ReadLevelsHandler<Services> = () => {
  throw new Error('read_levels computes nothing');
};
