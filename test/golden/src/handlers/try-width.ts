import type { TryWidthHandler } from '../../generated/contract/try-width/handler.ts';
import type { Services } from '../services.ts';

export const handle: TryWidthHandler<Services> = ({ width }, call) => {
  const error = 1 / width;
  call.provenance({ source: 'the notes', asOf: null });
  const report = call.artifact('text/html', `<p>${width} days: ${error} m</p>`);
  return { trial: call.journal({ width, error }), error, report };
};
