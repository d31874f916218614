import type { AddNumbersHandler } from '../../generated/contract/add-numbers/handler.ts';
import type { Services } from '../services.ts';

export const handle: AddNumbersHandler<Services> = ({ a, b, note }, call) => {
  call.provenance({});
  return { sum: a + b, ...(note === undefined ? {} : { note }) };
};
