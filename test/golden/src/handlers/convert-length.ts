import type { ConvertLengthHandler } from '../../generated/contract/convert-length/handler.ts';
import type { Services } from '../services.ts';

// The goldens are compared and compiled, and never called.
export const handle: ConvertLengthHandler<Services> = () => {
  throw new Error('convert_length computes nothing');
};
