import type { ListNotesHandler } from '../../generated/contract/list-notes/handler.ts';
import type { Services } from '../services.ts';

// The goldens are compared and compiled, and never called.
export const handle: ListNotesHandler<Services> = () => {
  throw new Error('list_notes computes nothing');
};
