import type { ClassHandler } from '../../generated/contract/class/handler.ts';
import type { Services } from '../services.ts';

// The goldens are compared and compiled, and never called.
export const handle: ClassHandler<Services> = () => {
  throw new Error('class computes nothing');
};
