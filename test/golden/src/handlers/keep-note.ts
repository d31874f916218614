import type { KeepNoteHandler } from '../../generated/contract/keep-note/handler.ts';
import type { Services } from '../services.ts';

// The goldens are compared and compiled, and never called.
export const handle: KeepNoteHandler<Services> = () => {
  throw new Error('keep_note computes nothing');
};
