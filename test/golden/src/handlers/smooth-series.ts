import type { SmoothSeriesHandler } from '../../generated/contract/smooth-series/handler.ts';
import type { Services } from '../services.ts';

// The goldens are compared and compiled, and never called.
export const handle: SmoothSeriesHandler<Services> = () => {
  throw new Error('smooth_series computes nothing');
};
